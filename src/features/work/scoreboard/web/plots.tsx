import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import type { Currency } from '#kit/money.ts'
import type { Month } from '#kit/month.ts'
import { firstDayOf } from '#kit/month.ts'
import type { Year } from '../schema.ts'
import { useScoreboardFormats } from './formats.ts'
import { RevenuePlot, type PlotPoint } from './plot.tsx'
import { RevenuePlotTable } from './plot-table.tsx'
import { scoreboardApi } from './queries.ts'

const views = ['plot', 'table'] as const
type View = (typeof views)[number]

interface Props {
  readonly month: Month
  readonly currency: Currency
  readonly timeZone: string
}

/** Twelve months and the course of this one, everybody's and one's own, as plots or as tables. */
export function RevenuePlots({ month, currency, timeZone }: Props) {
  const texts = useTexts('scoreboard')
  const [view, setView] = useState<View>('plot')
  const read = useQuery(scoreboardApi.year.queryOptions({ input: { month, currency } }))
  return (
    <Card
      title={texts.plots.title}
      actions={
        <Segmented<View>
          label={texts.plots.view}
          value={view}
          options={views.map(value => ({ value, label: texts.plots[value] }))}
          onChange={setView}
        />
      }
    >
      <Loaded read={read} skeleton={<Skeletons rows={3} className="m-4 h-12" />}>
        {year => <Body year={year} view={view} month={month} currency={currency} timeZone={timeZone} />}
      </Loaded>
    </Card>
  )
}

interface BodyProps extends Props {
  readonly year: Year
  readonly view: View
}

function Body({ year, view, month, currency, timeZone }: BodyProps) {
  const texts = useTexts('scoreboard')
  const formats = useScoreboardFormats()
  const months = year.months.map((each, at): PlotPoint & { people: number } => ({
    key: each.month,
    at: at + 0.5,
    label: formats.month(each.month),
    tick: formats.month(each.month, 'narrow'),
    all: each.revenue,
    own: each.own?.revenue ?? null,
    ownRank: each.own?.rank ?? null,
    people: each.people,
  }))
  const days = Temporal.PlainDate.from(firstDayOf(month)).daysInMonth
  const start = Temporal.PlainDate.from(firstDayOf(month)).toZonedDateTime(timeZone).epochMilliseconds
  const steps = year.progress.map((each): PlotPoint => {
    const at = (Temporal.Instant.from(each.at).epochMilliseconds - start) / 86_400_000
    return {
      key: each.at,
      // figures may be uploaded before the month and after it
      at: Math.min(days, Math.max(0, at)),
      label: formats.day(each.at, timeZone),
      tick: formats.day(each.at, timeZone),
      all: each.revenue,
      own: each.own?.revenue ?? null,
      ownRank: each.own?.rank ?? null,
    }
  })
  const Shown = view === 'plot' ? RevenuePlot : RevenuePlotTable
  const common = { currency, hasOwn: months.some(({ own }) => own !== null) || steps.some(({ own }) => own !== null) }
  return (
    <div className="grid gap-6 p-4 lg:grid-cols-2">
      <Part title={texts.plots.year}>
        {months.some(({ all }) => all !== null) ? (
          <Shown {...common} kind="bars" span={months.length} points={months} first={texts.columns.month} />
        ) : (
          <p className="text-text-2">{texts.plots.none}</p>
        )}
      </Part>
      <Part title={texts.plots.progress}>
        {steps.length > 1 ? (
          <Shown {...common} kind="line" span={days} points={steps} first={texts.columns.upload} />
        ) : (
          <p className="text-text-2">{steps.length === 1 ? texts.plots.single : texts.empty(formats.month(month))}</p>
        )}
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="min-w-0">
    <h3 className="mb-3 text-13 font-medium text-text-2">{title}</h3>
    {children}
  </section>
)
