import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCities } from '#platform/web/ui/organization-clock.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { combineReads, Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { figures, type Weeks } from '../rules.ts'
import type { OwnBalance, OwnMedian } from '../schema.ts'
import { FigurePlot } from './figure-plot.tsx'
import { useFigureText } from './formats.ts'
import { PlotLegend } from './plot-legend.tsx'
import { balanceApi } from './queries.ts'
import { WeeksSwitch } from './weeks-switch.tsx'
import { wishOver } from './wish-band.ts'

/** One's own figures beside the median of the role; of the others no more than that. */
export function OwnBalanceCard() {
  const { own: texts } = useTexts('balance')
  const [weeks, setWeeks] = useState<Weeks>(4)
  // the card stays while the other span is on its way
  const own = useQuery(balanceApi.own.queryOptions({ input: { weeks }, placeholderData: before => before }))
  const role = useQuery(balanceApi.median.queryOptions({ input: { weeks }, placeholderData: before => before }))
  return (
    <Card title={texts.title} actions={<WeeksSwitch weeks={weeks} onChange={setWeeks} />}>
      <Loaded read={combineReads(own, role)} skeleton={<Skeletons rows={5} className="mx-4 my-2 h-8" />}>
        {([balance, { median }]) => <OwnFigures balance={balance} median={median} />}
      </Loaded>
    </Card>
  )
}

interface OwnFiguresProps {
  readonly balance: OwnBalance
  readonly median: OwnMedian['median']
}

function OwnFigures({ balance: { own, weeks }, median }: OwnFiguresProps) {
  const texts = useTexts('balance')
  const textOf = useFigureText()
  const hints = texts.hints(useCities().organization)
  if (own.wished === null && own.declined === 0) return <EmptyState text={texts.own.empty} />
  const wish = wishOver(own.weeklyHoursWish, weeks)
  const cell = 'tabular px-2 py-2 text-right whitespace-nowrap sm:px-3'
  return (
    <div className="pb-4">
      <table className="w-full text-14">
        <thead className="text-13 text-text-3">
          <tr>
            <th scope="col" className="py-2 pl-4 text-left font-medium">
              {texts.own.figure}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {texts.own.you}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {texts.median}
            </th>
            <th scope="col" className="pr-4">
              <span className="sr-only">{texts.own.plot}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line text-text">
          {figures.map(figure => {
            const [mine, theirs] = [own[figure], median?.[figure] ?? null]
            const max = figure === 'wished' ? 1 : 1.25 * Math.max(mine ?? 0, theirs ?? 0)
            return (
              <tr key={figure}>
                <th scope="row" data-tooltip={hints[figure]} className="w-full py-2 pl-4 text-left font-normal">
                  {texts.columns[figure]}
                </th>
                <td className={`${cell} font-semibold`}>{textOf(figure, mine)}</td>
                <td className={`${cell} text-text-2`}>{textOf(figure, theirs)}</td>
                <td className="py-2 pr-4 pl-1">
                  <FigurePlot value={mine} median={theirs} max={max} wish={figure === 'hours' ? wish : undefined} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="flex flex-col gap-2 px-4 pt-3">
        <PlotLegend person={texts.own.you} withWish={wish !== undefined} />
        <p className="text-13 text-text-2">{median === null ? texts.own.noMedian : texts.own.explained}</p>
      </div>
    </div>
  )
}
