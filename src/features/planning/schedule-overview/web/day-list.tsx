import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Day } from '#kit/day.ts'
import { weekNumber } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { firstOpenSeatKey } from '#features/planning/assignments/seat-key.ts'
import { seatClassName } from '#features/planning/assignments/web/seat-face.tsx'
import { type ChatterView, shownSeats } from '../chatters.ts'
import type { GroupRow } from '../contract.ts'
import { namedDays, type WeekPart } from '../rules.ts'
import { firstOpenShift, seatsPerDay, staffingOn } from '../staffing.ts'
import { StaffingMark } from './heat-mark.tsx'
import { type DayColumn, planClickHandlers, planLink, type OpenPlan } from './overview-grid.tsx'
import { PlanTimes } from '#platform/web/ui/time.tsx'

interface Props {
  readonly columns: readonly DayColumn[]
  readonly weeks: readonly WeekPart[]
  readonly today: Day
  readonly onPlan: OpenPlan
}

/** Outside of a grid every link is a stop of its own. */
const dayLink = (...to: Parameters<typeof planLink>) => ({ ...planLink(...to), tabIndex: 0 })

const rowClass = 'flex min-h-11 items-center gap-2 border-t border-line px-3 py-1.5 -outline-offset-2'

/** On a phone day follows day: first the groups that miss somebody, in a line what else there is. */
export function GroupDays({ rows, columns, weeks, today, onPlan }: Props & { readonly rows: readonly GroupRow[] }) {
  const texts = useTexts('scheduleOverview')
  const planned = rows.filter(row => seatsPerDay(row) > 0)
  return (
    <Days columns={columns} today={today} onPlan={onPlan}>
      {(column, at) => {
        const place = weeks.findIndex(week => week.at <= at && at < week.at + week.days)
        const begun = planned.filter(({ isBegun }) => isBegun[place])
        const isPast = column.date < today
        const open = begun.filter(row => firstOpenShift(row, at) !== undefined)
        const full = begun.length - open.length
        const unplanned = planned.length - begun.length
        return (
          <>
            {open.map(row => {
              const gap = row.shifts[firstOpenShift(row, at) ?? -1]
              const staffing = staffingOn(row, at)
              const missing = row.shifts.flatMap(({ name, isInForce }, shift) => {
                const free = isInForce ? row.chatterCount - (row.filled[shift]?.[at] ?? 0) : 0
                return free > 0 ? [`${name} ${free}`] : []
              })
              return (
                <li key={row.id}>
                  <a
                    {...dayLink(row.id, column.week, gap && firstOpenSeatKey(column.date, gap.id))}
                    aria-label={texts.cell(row.name, column.name, texts.staffed(staffing.have, staffing.need))}
                    className={rowClass}
                  >
                    <span aria-hidden data-hue={row.color} className="size-2 shrink-0 rounded-[3px] bg-hue-line" />
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-medium text-text">{row.name}</span>
                      <span className="narrow block truncate text-12 text-text-2">{missing.join(' · ')}</span>
                    </span>
                    <StaffingMark staffing={staffing} isPast={isPast} />
                  </a>
                </li>
              )
            })}
            {full > 0 && <li className={`${rowClass} text-13 text-text-3`}>{texts.fullGroups(full)}</li>}
            {unplanned > 0 && (
              <li className={`${rowClass} hatched text-13 text-text-2`}>{texts.unplannedGroups(unplanned)}</li>
            )}
          </>
        )
      }}
    </Days>
  )
}

/** Who works on each day. */
export function ChatterDays({ view, columns, today, onPlan }: Omit<Props, 'weeks'> & { readonly view: ChatterView }) {
  const texts = useTexts('scheduleOverview')
  return (
    <Days columns={columns} today={today} onPlan={onPlan}>
      {(column, at) => {
        const seats = view.rows
          .flatMap(row => shownSeats(view, row, at, texts.ended).map(seat => ({ ...seat, row })))
          .toSorted((a, b) => (a.shift.startTime < b.shift.startTime ? -1 : 1))
        if (seats.length === 0) return <li className={`${rowClass} text-13 text-text-3`}>{texts.nobody}</li>
        return seats.map(({ row, group, shift, state }) => (
          <li key={`${row.id} ${group.id} ${shift.name}`}>
            <a {...(group.isEnded ? {} : dayLink(group.id, column.week))} data-hue={shift.color} className={rowClass}>
              <span
                className={`narrow flex w-24 shrink-0 items-center gap-1.5 rounded-chip px-1.5 py-0.5 text-12 ${seatClassName(state === 'draft' ? 'draft' : 'assigned', shift.color)}`}
              >
                <span aria-hidden className="size-2 shrink-0 rounded-[2px] bg-hue-line" />
                <span className="truncate">{shift.name}</span>
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium text-text" translate="no">
                  {row.fullName}
                </span>
                <span className="narrow block truncate text-12 text-text-2">
                  <PlanTimes {...shift} date={column.date} />
                  {` · ${group.name}`}
                </span>
              </span>
              {state === 'draft' && <span className="text-12 text-text-3">{texts.draft}</span>}
            </a>
          </li>
        ))
      }}
    </Days>
  )
}

interface DaysProps {
  readonly columns: readonly DayColumn[]
  readonly today: Day
  readonly onPlan: OpenPlan
  readonly children: (column: DayColumn, at: number) => ReactNode
}

function Days({ columns, today, onPlan, children }: DaysProps) {
  const texts = useTexts('scheduleOverview')
  const list = useRef<HTMLDivElement>(null)
  const from = columns[0]?.date
  const isMonth = columns.length > namedDays
  // a week is short, and its controls stay in sight
  useLayoutEffect(() => {
    if (isMonth && from !== undefined) list.current?.querySelector('[aria-current=date]')?.scrollIntoView()
  }, [isMonth, from])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links
    <div ref={list} className="flex flex-col gap-3" {...planClickHandlers(onPlan)}>
      {columns.map((column, at) => (
        <section
          key={column.date}
          aria-label={column.name}
          className="overflow-hidden rounded-card border border-line bg-surface shadow-card [content-visibility:auto] [contain-intrinsic-size:auto_300px]"
        >
          <h2
            aria-current={column.date === today ? 'date' : undefined}
            className={`flex scroll-mt-16 items-baseline justify-between px-3 py-2 font-semibold ${column.date === today ? 'bg-accent-soft text-accent' : 'text-text'}`}
          >
            {column.name}
            {(column.isMonday || at === 0) && (
              <span className="text-12 font-normal text-text-2">{texts.weekShort(weekNumber(column.week))}</span>
            )}
          </h2>
          <ul>{children(column, at)}</ul>
        </section>
      ))}
    </div>
  )
}
