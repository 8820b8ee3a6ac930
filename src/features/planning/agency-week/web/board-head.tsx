import { memo } from 'react'
import type { Day } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { PrintedWeekTitle } from '#features/planning/availability/web/printed-week.tsx'
import { longDay, shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { type BoardGroup, type IsOpenSeat, type Staffing, staffingOf } from '../board.ts'

interface Props {
  readonly label: string
  readonly groups: readonly BoardGroup[]
  readonly isGap: IsOpenSeat
  readonly dates: readonly Day[]
  readonly today: Day
  readonly columns: string
}

/** The days with how far they are filled, and the whole week before them. */
export const BoardHead = memo(function BoardHead({ label, groups, isGap, dates, today, columns }: Props) {
  const texts = useTexts('agencyWeek')
  const language = useLanguage()
  const all = staffingOf(groups, isGap)
  const days = dates.map((date, day) => ({ date, staffing: staffingOf(groups, isGap, day), isToday: date === today }))
  return (
    <div
      role="row"
      className="sticky top-0 z-4 grid border-b border-line-strong/60 bg-surface print:static"
      style={{ gridTemplateColumns: columns }}
    >
      <div
        role="columnheader"
        aria-label={`${label}, ${texts.staffed(all.have, all.need)}`}
        className="sticky left-0 z-1 col-span-2 flex flex-col justify-end gap-1.5 bg-surface px-3 py-2"
      >
        {dates[0] && <PrintedWeekTitle week={weekOf(dates[0])} />}
        <span className="text-12 text-text-2">{texts.staffed(all.have, all.need)}</span>
        <Filled {...all} said={texts.open} />
      </div>
      {days.map(({ date, staffing, isToday }) => (
        <div
          key={date}
          role="columnheader"
          aria-label={`${longDay(date, language)}, ${texts.staffed(staffing.have, staffing.need)}`}
          className={`relative flex min-w-0 flex-col gap-1.5 border-l border-line px-2 py-2 ${isToday ? 'bg-accent-soft/60' : ''}`}
        >
          {isToday && <span aria-hidden className="absolute inset-x-0 top-0 h-0.5 bg-accent" />}
          <span className="flex items-baseline gap-1.5">
            <span className={`text-16 leading-5 font-semibold ${isToday ? 'text-accent' : 'text-text'}`}>
              {Number(date.slice(8))}
            </span>
            <span translate="no" className={`text-12 ${isToday ? 'font-medium text-accent' : 'text-text-2'}`}>
              {shortWeekday(date, language)}
            </span>
          </span>
          <Filled {...staffing} />
        </div>
      ))}
    </div>
  )
})

/** What is there in grey, what is still missing in red, and both in figures. What stayed free is neither. */
function Filled({ have, need, open, said }: Staffing & { readonly said?: (count: number) => string }) {
  const share = (count: number) => `${need === 0 ? 0 : (count / need) * 100}%`
  return (
    <span aria-hidden className="flex items-center gap-1.5">
      <span className="flex h-1 min-w-4 flex-1 overflow-hidden rounded-full bg-sunken">
        <span data-hue="gray" className="bg-hue-line" style={{ width: share(have) }} />
        {open > 0 && <span data-hue="red" className="ml-px bg-hue-line" style={{ width: share(open) }} />}
      </span>
      <span className="tabular text-12 font-semibold text-text">
        {said && open > 0 ? (
          <span data-hue="red" className="text-hue-fg">
            {said(open)}
          </span>
        ) : (
          <>
            {have}
            <span className="font-normal text-text-3">{`/${need}`}</span>
          </>
        )}
      </span>
    </span>
  )
}
