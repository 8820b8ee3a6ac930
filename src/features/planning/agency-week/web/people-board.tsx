import { useMemo } from 'react'
import type { Day } from '#kit/day.ts'
import { foldForSearch } from '#kit/text.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import { shortcutKey } from '#platform/web/shortcut-key.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { useProgressiveCount } from '#platform/web/use-near.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { PrintableGrid } from '#platform/web/ui/paged.tsx'
import type { BoardGroup, BoardSeat, IsOpenSeat, PersonRow } from '../board.ts'
import { personType, seatType } from './use-seat-drag.ts'
import { BoardHead } from './board-head.tsx'
import { atOnce, PersonLine } from './person-line.tsx'

interface Props {
  readonly week: Week
  readonly rows: readonly PersonRow[]
  readonly groups: readonly BoardGroup[]
  readonly isGap: IsOpenSeat
  readonly today: Day
  readonly search: string
  /** Keys of the seats that are asked for; undefined: all of them. */
  readonly wanted: ReadonlySet<string> | undefined
  readonly maxWeekHours: number | null
  readonly isEditable: boolean
  readonly onSeat: (seat: BoardSeat, anchor: HTMLElement) => void
  readonly onOpenings: (person: PersonRow['person'], date: Day, anchor: HTMLElement) => void
  /** Somebody's seat was let go over another person. */
  readonly onGive: (seat: BoardSeat, profileId: string) => void
  readonly onFree: (seat: BoardSeat) => void
  readonly onPin: (seat: BoardSeat) => void
}

const columns = { wide: '168px 56px repeat(7, minmax(116px, 1fr))', narrow: '92px 48px repeat(7, minmax(104px, 1fr))' }

/** A row a person: in each day their seats of all groups, over a tint of what they said they could. */
export function PeopleBoard({
  week,
  rows,
  groups,
  isGap,
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
  const text = foldForSearch(search.trim())
  const shown = useMemo(
    () =>
      rows
        .filter(({ days }) => !wanted || days.some(own => own.some(({ key }) => wanted.has(key))))
        .filter(({ person, days }) =>
          text === ''
            ? true
            : foldForSearch(person.fullName).includes(text) ||
              days.flat().some(({ groupName }) => foldForSearch(groupName).includes(text)),
        )
        .toSorted((a, b) => Number(b.days.flat().length > 0) - Number(a.days.flat().length > 0)),
    [rows, wanted, text],
  )
  const seatsByKey = useMemo(
    () => new Map(rows.flatMap(({ days }) => days.flat().map(seat => [seat.key, seat]))),
    [rows],
  )
  const drawn = useProgressiveCount(shown.length, atOnce)
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
        const deed = { Delete: onFree, Backspace: onFree, p: onPin }[shortcutKey(event)]
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
      <PrintableGrid
        className="min-w-[868px] sm:min-w-[1036px] print:min-w-0"
        head={
          <BoardHead
            label={texts.people.title}
            groups={groups}
            isGap={isGap}
            dates={dates}
            today={today}
            columns={template}
          />
        }
      >
        {shown.slice(0, drawn).map((row, index) => (
          <PersonLine
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
      </PrintableGrid>
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
