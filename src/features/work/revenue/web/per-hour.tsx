import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatHoursWithoutUnit } from '#kit/hours.ts'
import { type Currency, formatMoney } from '#kit/money.ts'
import type { Month } from '#kit/month.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import type { Dimension } from '../rules.ts'
import type { PerHour as Answer, PerHourRow } from '../schema.ts'
import { revenueApi } from './queries.ts'

/** What an hour brings, by person or by what else the upload says; hours of each source beside each other. */
export function RevenuePerHourTable({ month, currency }: { month: Month; currency: Currency }) {
  const texts = useTexts('revenue')
  const [wanted, setWanted] = useState<Dimension>('person')
  const read = useQuery(
    revenueApi.perHour.queryOptions({ input: { month, currency, by: wanted }, placeholderData: keepPreviousData }),
  )
  const dimensions = read.data?.dimensions ?? []
  return (
    <Card
      title={texts.title}
      actions={
        dimensions.length > 1 && (
          <Segmented<Dimension>
            label={texts.by}
            value={wanted}
            options={dimensions.map(value => ({ value, label: texts.dimensions[value] }))}
            onChange={setWanted}
          />
        )
      }
    >
      <Loaded read={read} skeleton={<Skeletons rows={4} className="m-4 h-10" />}>
        {answer => <Table answer={answer} />}
      </Loaded>
    </Card>
  )
}

const number = 'tabular px-3 py-2 text-right align-top whitespace-nowrap'
const sources = ['sheet', 'file'] as const

function Table({ answer: { by, currency, dimensions, rows, total } }: { answer: Answer }) {
  const texts = useTexts('revenue')
  const shown = sources.filter(source => rows.some(row => row[source] !== null))
  const isTooShort = shown.some(source => rows.some(row => row[source] !== null && row[source].perHour === null))
  if (currency === null) return null
  return (
    <>
      {/* where it is wider than the screen it is scrolled by keyboard as well */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={texts.title} tabIndex={0} className="overflow-x-auto -outline-offset-2">
        <table className="w-full text-left text-14">
          <thead className="text-13 text-text-2">
            <tr>
              <th scope="col" className="py-2 pl-4 align-top font-medium">
                {texts.dimensions[by]}
              </th>
              <th scope="col" className={`${number} font-medium`}>
                {texts.columns.revenue}
              </th>
              {shown.map(source => (
                <th key={source} scope="col" className={`${number} font-medium`}>
                  {texts.columns.perHour}
                  <span className="block font-normal text-text-3">{texts.columns[source]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {rows.map(row => (
              <Row key={row.key ?? ''} row={row} currency={currency} shown={shown} />
            ))}
          </tbody>
          <tfoot className="border-t border-line-strong font-semibold">
            <Row row={{ ...total, name: texts.total, key: 'total' }} currency={currency} shown={shown} />
          </tfoot>
        </table>
      </div>
      <p className="max-w-[72ch] px-4 py-3 text-13 text-text-2">
        {shown.length > 1 && `${texts.sources} `}
        {isTooShort && `${texts.tooShort} `}
        {dimensions.length === 1 && texts.hint}
      </p>
    </>
  )
}

interface RowProps {
  readonly row: PerHourRow
  readonly currency: Currency
  readonly shown: readonly (typeof sources)[number][]
}

function Row({ row, currency, shown }: RowProps) {
  const texts = useTexts('revenue')
  const language = useLanguage()
  const money = (units: number) => formatMoney(units, currency, language)
  return (
    <tr>
      <th
        scope="row"
        className={`min-w-28 py-2 align-top pl-4 wrap-anywhere text-text ${row.key === 'total' ? 'font-semibold' : 'font-normal'}`}
      >
        <span className="flex flex-wrap items-center gap-2">
          {row.key === null ? <span className="text-text-2">{texts.notSaid}</span> : row.name}
          {row.isUnknown && <Badge>{texts.unknown}</Badge>}
        </span>
      </th>
      <td className={`${number} text-text`}>{money(row.revenue)}</td>
      {shown.map(source => {
        const hours = row[source]
        return (
          <td key={source} className={`${number} text-text`}>
            {hours === null || hours.perHour === null ? '–' : money(hours.perHour)}
            {hours !== null && (
              <span className="block text-13 font-normal text-text-2">
                {texts.hours(formatHoursWithoutUnit(hours.minutes, language))}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
