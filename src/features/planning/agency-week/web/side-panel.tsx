import type { UseQueryResult } from '@tanstack/react-query'
import { memo, useRef, useState } from 'react'
import { ChevronRight, UserRoundX } from 'lucide-react'
import { writtenNumber } from '#kit/locale.ts'
import { foldForSearch, initialsOf } from '#kit/text.ts'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { shortWeekday } from '#platform/web/day-names.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useProgressiveCount } from '#platform/web/use-near.ts'
import type { BoardSeat } from '../board.ts'
import { sortedReasonCounts } from '../gap-lines.ts'
import type { OpenSeat, WeekPerson } from '../schema.ts'
import { HoursBar, HoursWishDeviationMark } from './hours-bar.tsx'
import { personType, type SeatDrops, useOpenSeatDrops } from './use-seat-drag.ts'

/** A gap with the seat that it is about. */
export interface OpenSeatLine {
  readonly seat: BoardSeat
  readonly gap: OpenSeat
}

interface Props {
  readonly lines: readonly OpenSeatLine[]
  readonly read: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>
  readonly people: readonly WeekPerson[]
  readonly maxWeekHours: number | null
  /** What is said where there is no gap. */
  readonly none: string
  readonly focusKey: string | undefined
  readonly search: string
  readonly drops: SeatDrops
  readonly onGo: (seat: BoardSeat) => void
  readonly onNext: () => void
}

const maxLines = 12
/** People who are drawn before anything else; the others follow. */
const atOnce = 20

/** Every open seat by start time with what blocks members, and the hours of each member. */
export function OpenSeatsAndHoursPanel({
  lines,
  read,
  people,
  maxWeekHours,
  none,
  focusKey,
  search,
  drops,
  onGo,
  onNext,
}: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useOpenSeatDrops(panel, drops)
  const { gaps: texts, people: words } = useTexts('agencyWeek')
  const [isOpen, setOpen] = useState(false)
  const nobody = lines.filter(({ gap }) => gap.free === 0)
  const [showsNobody, setShowsNobody] = useState(false)
  // how long the gaps are is known once they are read: until then nothing stands below them that would move
  const [isPlaced, setPlaced] = useState(false)
  if (!isPlaced && !read.isPending) setPlaced(true)
  const listed = showsNobody ? nobody : lines
  const shown = isOpen ? listed : listed.slice(0, maxLines)
  return (
    <div ref={panel} className="grid min-w-0 gap-4 print:hidden md:max-[1399px]:grid-cols-2">
      <section aria-label={texts.title} className="rounded-card border border-line bg-surface shadow-card">
        <header className="flex min-h-12 items-center justify-between gap-2 border-b border-line py-1.5 pr-2 pl-4">
          <h2 className="flex items-center gap-2 text-14 font-semibold text-text">
            {texts.title}
            {lines.length > 0 && (
              <span data-hue="red" className="tabular shrink-0 rounded-chip bg-hue-bg px-1.5 text-12 text-hue-fg">
                {lines.length}
              </span>
            )}
          </h2>
          <Button size="sm" onClick={onNext} disabled={lines.length === 0} aria-keyshortcuts="N">
            {texts.next}
            <Kbd>{'N'}</Kbd>
          </Button>
        </header>
        {hasFailed(read) ? (
          <ErrorState text={texts.failed} onRetry={() => void read.refetch()} />
        ) : read.isPending ? (
          <div className="max-h-[44vh] overflow-hidden p-3">
            <Skeletons rows={maxLines} className="h-10" />
          </div>
        ) : lines.length === 0 ? (
          <p className="px-4 py-6 text-center text-13 text-text-3">{none}</p>
        ) : (
          <>
            {nobody.length > 0 && (
              <button
                type="button"
                aria-pressed={showsNobody}
                onClick={() => setShowsNobody(!showsNobody)}
                data-hue="red"
                className={`flex w-full items-center gap-2 border-b border-line px-4 py-2.5 text-left text-13 font-semibold text-hue-fg -outline-offset-2 hover:bg-hover ${showsNobody ? 'bg-hue-bg' : ''}`}
              >
                <UserRoundX aria-hidden size={15} className="shrink-0" />
                <span className="flex-1">{texts.nobody}</span>
                <span className="tabular">{nobody.length}</span>
                <ChevronRight aria-hidden size={15} className={showsNobody ? 'rotate-90' : ''} />
              </button>
            )}
            <ul className="max-h-[44vh] overflow-y-auto">
              {shown.map(line => (
                <li key={line.seat.key} className="border-b border-line last:border-b-0">
                  <Line line={line} isCurrent={line.seat.key === focusKey} onGo={onGo} />
                </li>
              ))}
            </ul>
            {listed.length > shown.length && (
              <Button variant="ghost" size="sm" className="m-1.5" onClick={() => setOpen(true)}>
                {texts.more(listed.length - shown.length)}
              </Button>
            )}
          </>
        )}
      </section>
      {isPlaced && <PeopleList people={people} maximum={maxWeekHours} search={search} title={words.title} />}
    </div>
  )
}

function Line({
  line: { seat, gap },
  isCurrent,
  onGo,
}: {
  line: OpenSeatLine
  isCurrent: boolean
  onGo: Props['onGo']
}) {
  const { gaps: texts, held } = useTexts('agencyWeek')
  const language = useLanguage()
  const holding = sortedReasonCounts(gap).map(([code, count]) => `${count} ${held[code] ?? code}`)
  return (
    <button
      type="button"
      data-gap={seat.key}
      onClick={() => onGo(seat)}
      aria-current={isCurrent || undefined}
      className={`flex min-h-11 w-full flex-col gap-0.5 px-4 py-1.5 text-left -outline-offset-2 hover:bg-hover data-over:ring-2 data-over:ring-accent data-over:ring-inset ${isCurrent ? 'bg-accent-soft shadow-[inset_2px_0_var(--accent)]' : ''}`}
    >
      <span className="flex w-full items-center gap-2 text-13">
        <span aria-hidden data-hue={seat.shift.color} className="size-2 shrink-0 rounded-[2px] bg-hue-line" />
        {/* whichever of the two is long leaves the other some room */}
        <span className="max-w-3/5 min-w-0 truncate font-semibold text-text" title={seat.shift.name}>
          {`${shortWeekday(seat.date, language)} ${Number(seat.date.slice(8))} ${seat.shift.name}`}
        </span>
        <span className="min-w-0 flex-1 truncate text-text-2" title={seat.groupName}>
          {seat.groupName}
        </span>
      </span>
      <span className="max-w-full truncate text-12 text-text-2" title={[texts.free(gap.free), ...holding].join(' · ')}>
        <span data-hue={gap.free === 0 ? 'red' : 'green'} className="font-semibold text-hue-fg">
          {texts.free(gap.free)}
        </span>
        {holding.map(each => ` · ${each}`)}
      </span>
    </button>
  )
}

interface PeopleProps {
  readonly people: readonly WeekPerson[]
  readonly maximum: number | null
  readonly search: string
  readonly title: string
}

/** Can be dragged onto an open seat; by keyboard, a seat finds the person by name. */
const PeopleList = memo(function PeopleList({ people, maximum, search, title }: PeopleProps) {
  const { people: words } = useTexts('agencyWeek')
  const language = useLanguage()
  const wanted = foldForSearch(search.trim())
  const found = people.filter(({ fullName }) => wanted === '' || foldForSearch(fullName).includes(wanted))
  const listed = (found.length > 0 ? found : people).toSorted((a, b) => b.hours - a.hours)
  const scale = Math.max(maximum ?? 0, 1, ...people.map(({ hours }) => hours))
  const drawn = useProgressiveCount(listed.length, atOnce)
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface shadow-card">
      <header className="flex min-h-12 items-center gap-2 border-b border-line px-4">
        <h2 className="text-14 font-semibold text-text">{title}</h2>
        <span className="tabular text-12 text-text-3">{people.length}</span>
        {maximum !== null && <span className="ml-auto text-12 text-text-3">{words.maximum(maximum)}</span>}
      </header>
      <ul
        aria-label={title}
        // a long list is scrolled by keyboard as well
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[44vh] overflow-y-auto py-1 -outline-offset-2"
      >
        {listed.slice(0, drawn).map(person => (
          // by keyboard a seat finds the person by name
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={person.id}
            draggable
            onDragStart={({ dataTransfer }) => dataTransfer.setData(personType, person.id)}
            className="flex cursor-grab items-center gap-2.5 px-4 py-1.5 [contain-intrinsic-size:auto_38px] [content-visibility:auto]"
          >
            <Avatar id={person.id} initials={initialsOf(person.fullName)} size={24} />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline justify-between gap-2 text-13">
                <span className="min-w-0 flex-1 truncate text-text" translate="no">
                  {person.fullName}
                </span>
                <span className="tabular shrink-0 font-semibold text-text">
                  {words.hours(writtenNumber(person.hours, language, 2))}
                </span>
                <HoursWishDeviationMark person={person} />
              </span>
              <HoursBar person={person} scale={scale} max={maximum ?? Number.POSITIVE_INFINITY} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})
