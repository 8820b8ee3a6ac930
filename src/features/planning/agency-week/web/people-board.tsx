import { Plus } from 'lucide-react'
import { memo, useMemo, useRef } from 'react'
import type { Language } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import { fold, initialsOf } from '#kit/text.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { useFirst, useNear } from '#platform/web/use-near.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import { type BoardGroup, type BoardSeat, type PersonRow } from '../board.ts'
import { WishMark } from './hours-bar.tsx'
import { personType, seatType } from './use-seat-drag.ts'
import { BoardHead } from './board-head.tsx'

interface Props {
  readonly week: Week
  readonly rows: readonly PersonRow[]
  readonly groups: readonly BoardGroup[]
  readonly today: Day
  readonly search: string
  /** Keys of the seats that are asked for; undefined: all of them. */
  readonly wanted: ReadonlySet<string> | undefined
  readonly mostWeekHours: number | null
  readonly isEditable: boolean
  readonly onSeat: (seat: BoardSeat, anchor: HTMLElement) => void
  readonly onOpenings: (person: PersonRow['person'], date: Day, anchor: HTMLElement) => void
  /** Somebody's seat was let go over another person. */
  readonly onGive: (seat: BoardSeat, profileId: string) => void
  readonly onFree: (seat: BoardSeat) => void
  readonly onPin: (seat: BoardSeat) => void
}

const columns = { wide: '168px 56px repeat(7, minmax(116px, 1fr))', narrow: '92px 48px repeat(7, minmax(104px, 1fr))' }

/** Rows that are drawn before anything else; those below follow. */
const atOnce = 40

/** A row a person: in each day their seats of all groups, over a tint of what they said they could. */
export function PeopleBoard({
  week,
  rows,
  groups,
  today,
  search,
  onGive,
  onSeat,
  onOpenings,
  onFree,
  onPin,
  ...rest
}: Props) {
  const { wanted, isEditable } = rest
  const texts = useTexts('agencyWeek')
  const language = useLanguage()
  const template = columns[useIsNarrow(640) ? 'narrow' : 'wide']
  const dates = useMemo(() => daysOfWeek(week), [week])
  const text = fold(search.trim())
  const shown = useMemo(
    () =>
      rows
        .filter(({ days }) => !wanted || days.some(own => own.some(({ key }) => wanted.has(key))))
        .filter(({ person, days }) =>
          text === ''
            ? true
            : fold(person.fullName).includes(text) ||
              days.flat().some(({ groupName }) => fold(groupName).includes(text)),
        )
        .toSorted((a, b) => Number(b.days.flat().length > 0) - Number(a.days.flat().length > 0)),
    [rows, wanted, text],
  )
  const seatsByKey = useMemo(
    () => new Map(rows.flatMap(({ days }) => days.flat().map(seat => [seat.key, seat]))),
    [rows],
  )
  const drawn = useFirst(shown.length, atOnce)
  if (shown.length === 0) return <EmptyState text={texts.people.none} />
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={texts.people.title}
      aria-rowcount={shown.length + 1}
      className="max-h-[calc(100dvh-140px)] min-h-80 scroll-pt-16 overflow-auto rounded-card border border-line bg-surface shadow-card print:max-h-none print:overflow-visible"
      onKeyDown={event => {
        const chip = event.target instanceof HTMLElement ? event.target.dataset['own'] : undefined
        const seat = seatsByKey.get(chip ?? '')
        const deed = { Delete: onFree, Backspace: onFree, p: onPin }[event.key]
        if (!seat || !deed || !isEditable || event.ctrlKey || event.metaKey || event.altKey) return walk(event)
        event.preventDefault()
        deed(seat)
      }}
      onDragStart={({ target, dataTransfer }) => {
        const own = target instanceof HTMLElement ? target.dataset['own'] : undefined
        const person = personAt(target)
        if (own !== undefined) dataTransfer.setData(seatType, own)
        else if (person !== undefined) dataTransfer.setData(personType, person)
      }}
      onDragOver={event => {
        if (event.dataTransfer.types.includes(seatType) && personAt(event.target)) event.preventDefault()
      }}
      onDrop={event => {
        const seat = seatsByKey.get(event.dataTransfer.getData(seatType))
        const to = personAt(event.target)
        if (seat && to !== undefined && to !== seat.taken?.person.id) onGive(seat, to)
      }}
      onClick={({ target }) => {
        if (!(target instanceof Element)) return
        const chip = target.closest<HTMLElement>('[data-own]')
        const seat = seatsByKey.get(chip?.dataset['own'] ?? '')
        if (chip && seat) return onSeat(seat, chip)
        const add = target.closest<HTMLElement>('[data-add]')
        const person = rows.find(row => row.person.id === personAt(target))?.person
        const date = dates[Number(add?.dataset['add'])]
        if (add && person && date) onOpenings(person, date, add)
      }}
    >
      <div className="min-w-[868px] sm:min-w-[1036px] print:min-w-0">
        <BoardHead label={texts.people.title} groups={groups} dates={dates} today={today} columns={template} />
        {shown.slice(0, drawn).map((row, index) => (
          <Row
            key={row.person.id}
            row={row}
            index={index}
            dates={dates}
            today={today}
            language={language}
            template={template}
            {...rest}
          />
        ))}
      </div>
    </div>
  )
}

const personAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-person]')?.dataset['person'] : undefined

/** Arrows go over what can be opened. */
function walk(event: React.KeyboardEvent<HTMLElement>): void {
  const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-stop]') : null
  if (!here) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-person]')]
  const row = rows.findIndex(one => one.contains(here))
  const stops = (of: HTMLElement | undefined) => [...(of?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
  const at = stops(rows[row]).indexOf(here)
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => stops(rows[row])[at + 1],
    ArrowLeft: () => stops(rows[row])[at - 1],
    ArrowDown: () => near(stops(rows[row + 1]), here),
    ArrowUp: () => near(stops(rows[row - 1]), here),
  }
  const next = ways[event.key]?.()
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Of the row above or below the one on the same day. */
const near = (stops: readonly HTMLElement[], here: HTMLElement) =>
  stops.find(
    stop =>
      stop.closest('[data-weekday]') &&
      stop.closest<HTMLElement>('[data-weekday]')?.dataset['weekday'] ===
        here.closest<HTMLElement>('[data-weekday]')?.dataset['weekday'],
  ) ?? stops[0]

interface RowProps {
  readonly row: PersonRow
  readonly index: number
  readonly dates: readonly Day[]
  readonly today: Day
  readonly language: Language
  readonly mostWeekHours: number | null
  readonly isEditable: boolean
  readonly wanted: ReadonlySet<string> | undefined
  /** Of the grid. */
  readonly template: string
}

const tints: Readonly<Record<string, string>> = {
  a: 'bg-green-bg/50',
  p: 'bg-green-bg',
  r: 'bg-orange-bg/50',
  v: 'bg-orange-bg',
}

const Row = memo(function Row({ row, index, template, ...rest }: RowProps) {
  const { isEditable } = rest
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNear(element, index < atOnce)
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
  mostWeekHours,
  isEditable,
  wanted,
}: Omit<RowProps, 'index' | 'template'>) {
  const { people: texts, pinned } = useTexts('agencyWeek')
  const { status } = useTexts('schedule')
  const isOver = mostWeekHours !== null && person.hours > mostWeekHours
  return (
    <>
      <div
        role="gridcell"
        data-hue={isOver ? 'orange' : undefined}
        className={`tabular flex items-center justify-end pr-2 text-13 font-semibold ${isOver ? 'text-hue-fg' : 'text-text'}`}
      >
        <span className="flex flex-col items-end leading-4">
          {texts.hours(person.hours.toLocaleString(language, { maximumFractionDigits: 2 }))}
          <WishMark person={person} />
        </span>
      </div>
      {dates.map((date, day) => {
        const letter = person.availability[day] ?? '.'
        const own = days[day] ?? []
        return (
          <div
            key={date}
            role="gridcell"
            data-weekday={day}
            aria-label={`${longDay(date, language)}: ${texts.availability[letter] ?? ''}`}
            className={`group/day flex min-w-0 flex-col gap-px border-l border-line p-px ${tints[letter] ?? (date === today ? 'bg-accent-soft/60' : '')}`}
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
