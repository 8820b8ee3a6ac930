import { Plus } from 'lucide-react'
import { memo, useRef } from 'react'
import type { Language } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import { writtenNumber } from '#kit/locale.ts'
import { initialsOf } from '#kit/text.ts'
import { textWithShifts } from '#features/agency/shifts/names.ts'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import { vacationShiftNamesAt } from '#features/planning/availability/day-letters.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { useIsNearViewport } from '#platform/web/use-near.ts'
import type { PersonRow } from '../board.ts'
import { HoursWishDeviationMark } from './hours-bar.tsx'
import { partTint, tints } from './tints.ts'

/** Rows that are drawn before anything else; those below follow. */
export const atOnce = 40

interface RowProps {
  readonly row: PersonRow
  readonly index: number
  readonly dates: readonly Day[]
  readonly today: Day
  readonly language: Language
  readonly maxWeekHours: number | null
  readonly isEditable: boolean
  readonly wanted: ReadonlySet<string> | undefined
  /** Of the grid. */
  readonly template: string
}

/** Somebody's week, seats of all groups over a tint of what they said. */
export const PersonLine = memo(function PersonLine({ row, index, template, ...rest }: RowProps) {
  const { isEditable } = rest
  const element = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(element, index < atOnce)
  const { person } = row
  return (
    <div
      ref={element}
      role="row"
      data-person={person.id}
      className="grid min-h-[37px] border-t border-line first:border-t-0 print:break-inside-avoid"
      style={{ gridTemplateColumns: template }}
    >
      <div
        role="rowheader"
        draggable={isEditable}
        className={`sticky left-0 z-2 flex min-w-0 items-center gap-2 bg-surface px-3 py-1 ${isEditable ? 'cursor-grab' : ''}`}
      >
        <span className="size-6 max-sm:hidden">
          {isNear && <Avatar id={person.id} initials={initialsOf(person.fullName)} size={24} />}
        </span>
        <span
          translate="no"
          className="min-w-0 max-sm:line-clamp-2 sm:truncate print:whitespace-normal print:wrap-anywhere text-13 font-medium text-text"
          title={person.fullName}
        >
          {person.fullName}
        </span>
      </div>
      {isNear && <Days row={row} {...rest} />}
    </div>
  )
})

/** Their hours, and day by day what they have. */
function Days({
  row: { person, days },
  dates,
  today,
  language,
  maxWeekHours,
  isEditable,
  wanted,
}: Omit<RowProps, 'index' | 'template'>) {
  const { people: texts, pinned } = useTexts('agencyWeek')
  const { status } = useTexts('schedule')
  const isOver = maxWeekHours !== null && person.hours > maxWeekHours
  return (
    <>
      <div
        role="gridcell"
        data-hue={isOver ? 'orange' : undefined}
        className={`tabular flex items-center justify-end pr-2 text-13 font-semibold ${isOver ? 'text-hue-fg' : 'text-text'}`}
      >
        <span className="flex flex-col items-end leading-4">
          {texts.hours(writtenNumber(person.hours, language, 2))}
          <HoursWishDeviationMark person={person} />
        </span>
      </div>
      {dates.map((date, day) => {
        const letter = person.availability[day] ?? '.'
        const isAbsent = letter === 's'
        const names = isAbsent ? [] : vacationShiftNamesAt(person.vacationShifts, day)
        const said = textWithShifts(texts.availability[letter] ?? '', names)
        const own = days[day] ?? []
        return (
          <div
            key={date}
            role="gridcell"
            data-weekday={day}
            aria-label={`${longDay(date, language)}: ${said}`}
            title={names.length > 0 || isAbsent ? said : undefined}
            className={`group/day flex min-w-0 flex-col gap-px border-l border-line p-px ${names.length > 0 ? partTint : (tints[letter] ?? (date === today ? 'bg-accent-soft/60' : ''))}`}
          >
            {own.map(seat => (
              <button
                key={seat.key}
                type="button"
                data-stop
                data-own={seat.key}
                data-hue={seat.shift.color}
                draggable={isEditable}
                aria-label={`${seat.groupName}, ${seat.shift.name}, ${seat.taken ? status[seat.taken.state] : ''}${seat.taken?.isPinned ? `, ${pinned}` : ''}`}
                title={`${seat.groupName} · ${seat.shift.name}`}
                className={`narrow flex h-6 min-w-0 items-center gap-1.5 rounded-[5px] px-1.5 text-left text-12 pointer-coarse:h-9 print:h-auto ${wanted && !wanted.has(seat.key) ? 'text-text-3' : 'bg-hue-bg text-hue-fg'}`}
              >
                <span className="shrink-0 text-hue-line">
                  <StateMark state={seat.taken?.state ?? 'draft'} size={12} />
                </span>
                <span className="min-w-0 flex-1 truncate print:whitespace-normal print:wrap-anywhere">
                  {seat.groupName}
                </span>
                <span className="shrink-0 text-[11px]">{seat.shift.name}</span>
              </button>
            ))}
            {names.length > 0 && <span className="narrow px-1 text-[11px] leading-4 text-orange-fg">{said}</span>}
            {isAbsent && <span className="narrow px-1 text-[11px] leading-4 text-red-fg">{said}</span>}
            {isEditable && (
              <button
                type="button"
                data-stop
                data-add={day}
                tabIndex={day === 0 ? 0 : -1}
                aria-label={texts.add(person.fullName, longDay(date, language))}
                className="flex h-6 min-w-0 items-center justify-center rounded-[5px] text-text-3 opacity-0 group-hover/day:opacity-100 hover:bg-hover focus-visible:opacity-100 pointer-coarse:h-9 pointer-coarse:opacity-60 print:hidden"
              >
                <Plus aria-hidden size={14} />
              </button>
            )}
          </div>
        )
      })}
    </>
  )
}
