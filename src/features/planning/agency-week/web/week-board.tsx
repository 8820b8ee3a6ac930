import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import type { Day } from '#kit/day.ts'
import { daysOfWeek } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useMayLeave } from '#platform/web/unsaved.ts'
import { useIdle } from '#platform/web/use-idle.ts'
import { useStateFor } from '#platform/web/use-state-for.ts'
import { useKeyboardShortcuts } from '#platform/web/use-window-keys.ts'
import { allSeats, boardOf, draftsToClear, type BoardSeat, personRowsOf } from '../board.ts'
import {
  hasOnlyOpenSeatsFilter,
  type BoardFilters,
  filterBoardGroups,
  noFilters,
  seatKeysMatchingFilters,
  completeShownGroups,
} from '../board-filters.ts'
import type { AgencyWeek } from '../schema.ts'
import { AgencyBoard } from './agency-board.tsx'
import { DayTabs } from './day-tabs.tsx'
import { seatCommands } from './seat-commands.ts'
import { FilterBar } from './filter-bar.tsx'
import { PrintedLegend } from './legend.tsx'
import { PhoneBoard } from './phone-board.tsx'
import { hasDraftsToPublish } from './publishing.ts'
import { OpenSeatsAndHoursPanel } from './side-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import { focusPosition, type BoardPosition, useBoardKeys } from './use-board-keys.ts'
import { useClipboard } from './use-clipboard.ts'
import { useEdits } from './use-edits.ts'
import { useIsOpenSeat } from './use-is-open-seat.ts'
import { usePrefetchCandidates, useOpenSeats } from './use-open-seats.ts'
import { useConfirmFreeingSeats } from './use-may-free.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import type { OpenedDialog } from './windows.tsx'

const PeopleBoard = lazily(() => import('./people-board.tsx'), 'PeopleBoard')
// loads when the browser is idle, or with the click that needs it
const WeekBoardDialogs = lazily(() => import('./windows.tsx'), 'WeekBoardDialogs')

export type BoardView = 'groups' | 'people'

interface Props {
  readonly week: AgencyWeek
  readonly today: Day
  readonly timeZone: string
  readonly isEditable: boolean
  readonly view: BoardView
  readonly filters: BoardFilters
  /** Another week was asked for: this one is only looked at until it is there. */
  readonly isLeaving: boolean
  readonly onFilters: (change: Partial<BoardFilters>) => void
  /** Puts the tools of the week beside its title. */
  readonly frame: (toolbar: ReactNode) => ReactNode
  /** What else there is to do with the week, beside the tools. */
  readonly extra?: ReactNode
}

/** The week of all groups, by group or by person, with everything that is done on it. */
export function WeekBoard({
  week,
  today,
  timeZone,
  isEditable,
  view,
  filters,
  isLeaving,
  onFilters,
  frame,
  extra,
}: Props) {
  const texts = useTexts('agencyWeek')
  const toast = useToast()
  const confirm = useConfirm()
  const isNarrow = useIsNarrow(900)
  const isIdle = useIdle()
  const edits = useEdits(week.week)
  const deeds = seatCommands(edits, useConfirmFreeingSeats())
  const [opened, setOpened] = useStateFor<OpenedDialog | undefined>(week.week, undefined)
  const dates = useMemo(() => daysOfWeek(week.week), [week.week])
  const [phoneDay, setPhoneDay] = useStateFor(week.week, Math.max(0, dates.indexOf(today)))

  const all = useMemo(() => boardOf(week), [week])
  const isGap = useIsOpenSeat(week, timeZone)
  const groups = useMemo(() => filterBoardGroups(all, filters, isGap), [all, filters, isGap])
  const whole = useMemo(() => completeShownGroups(all, groups), [all, groups])
  const drafts = useMemo(() => draftsToClear(whole, today), [whole, today])
  const rows = useMemo(() => groups.flatMap(group => group.rows), [groups])
  const seats = useMemo(() => new Map(allSeats(all).map(seat => [seat.key, seat])), [all])
  const people = useMemo(() => (view === 'people' ? personRowsOf(week, all) : []), [view, week, all])
  const wanted = useMemo(() => seatKeysMatchingFilters(all, filters), [all, filters])
  const { read, lines, couldWork, next } = useOpenSeats(week.week, groups, isGap, isEditable)

  const isOver = (dates.at(-1) ?? today) < today
  const noGaps = isOver ? texts.gaps.over : texts.gaps.none

  const mayLeave = useMayLeave()
  /** In place of what is open, after what would be lost with it was asked about. */
  const show = async (next: OpenedDialog) => {
    if (opened === undefined || (await mayLeave())) setOpened(next)
  }
  const open = (seat: BoardSeat, anchor: HTMLElement, letter = '') => {
    // further letters reach the board only while the code of the popover loads
    const typed = opened?.kind === 'seat' && opened.key === seat.key ? opened.typed + letter : letter
    if (isEditable || seat.taken || seat.note !== '') void show({ kind: 'seat', key: seat.key, anchor, typed })
  }
  const hasGrid = view === 'groups' && !isNarrow
  const [gapAt, setGapAt] = useStateFor<string | undefined>(week.week, undefined)
  const goTo = (seat: BoardSeat | undefined) => {
    if (!seat) return
    if (isNarrow) setPhoneDay(dates.indexOf(seat.date))
    if (!hasGrid) {
      // no grid to go to it in: its window opens
      setGapAt(seat.key)
      return open(seat, document.querySelector<HTMLElement>(`[data-gap="${seat.key}"]`) ?? document.body)
    }
    const row = rows.findIndex(({ cells }) => cells.some(one => one?.key === seat.key))
    focusPosition({ row, day: dates.indexOf(seat.date) })
  }
  const seatAt = ({ row, day }: BoardPosition) => rows[row]?.cells[day]
  const clipboard = useClipboard(rows)
  const copySeats = (chosen: readonly BoardSeat[]) => {
    const count = clipboard.copy(chosen)
    if (count > 0) toast.info(texts.selection.copied(count))
  }
  const cut = async (chosen: readonly BoardSeat[]) => {
    if (await deeds.free(chosen)) copySeats(chosen)
  }
  const keys = useBoardKeys(week.week, rows, isEditable, {
    onOpen: open,
    onEmpty: chosen => void deeds.free(chosen),
    onPin: chosen => deeds.pin(chosen),
    onCopy: copySeats,
    onCut: chosen => void cut(chosen),
    onPaste: place => deeds.assignAll(clipboard.paste(place)),
    onNextGap: (from, step) => goTo(next(seatAt(from), step)),
  })
  const focused = hasGrid ? seatAt(keys.focus) : seats.get(gapAt ?? '')
  const goOn = (step: 1 | -1) => goTo(next(hasGrid && !keys.hasBegun ? undefined : focused, step))
  usePrefetchCandidates(keys.hasBegun ? focused : undefined, isEditable)
  useUndoKeys(edits)
  useKeyboardShortcuts({
    '?': () => void show({ kind: 'keys' }),
    n: () => goOn(1),
    N: () => goOn(-1),
  })

  const clearDrafts = async () => {
    const text = drafts.every(({ date }) => date > today) ? texts.clearText(drafts.length) : texts.clearToCome
    const question = { title: texts.clearTitle, text, confirmLabel: texts.clearConfirm }
    if (await confirm({ type: 'danger', ...question })) deeds.clear(drafts)
  }
  const chosen = keys.selection ? keys.chosen(keys.focus) : []
  const openKey = opened?.kind === 'seat' ? opened.key : undefined
  const drops = {
    onSeat: (fromKey: string, toKey: string) => {
      const [from, to] = [seats.get(fromKey), seats.get(toKey)]
      if (from && to) deeds.move(from, to)
    },
    onPerson: (profileId: string, toKey: string) => {
      const to = seats.get(toKey)
      if (to) deeds.assign([to], profileId)
    },
    onFrame: (framed: ReadonlySet<string>) => keys.select({ keys: framed, anchor: keys.focus }),
  }

  // the week is there first, what stands beside it in the next moment
  const beside = useDeferredValue(
    <OpenSeatsAndHoursPanel
      lines={lines}
      read={read}
      people={week.people}
      maxWeekHours={week.maxWeekHours}
      none={noGaps}
      focusKey={focused?.key}
      search={filters.text}
      drops={drops}
      onGo={goTo}
      onNext={() => goOn(1)}
    />,
  )
  return (
    <>
      {frame(
        <Toolbar
          edits={edits}
          isEditable={isEditable && !isLeaving}
          toPublish={whole.filter(hasDraftsToPublish).length}
          hasGroups={whole.length > 0}
          hasDrafts={drafts.length > 0}
          onPublish={() => void show({ kind: 'publish' })}
          onCopyLast={() => void show({ kind: 'copy', into: week.week })}
          onCopyOn={() => void show({ kind: 'copy' })}
          onClear={() => void clearDrafts()}
          onKeys={() => void show({ kind: 'keys' })}
          extra={extra}
        />,
      )}
      <FilterBar groups={all} filters={filters} isOfPeople={view === 'people'} isGap={isGap} onChange={onFilters} />
      <PrintedLegend isOfPeople={view === 'people'} />
      {isNarrow && view === 'groups' && (
        <DayTabs dates={dates} today={today} groups={groups} isGap={isGap} chosen={phoneDay} onChange={setPhoneDay} />
      )}
      <div
        inert={isLeaving}
        aria-busy={isLeaving}
        className={isEditable ? 'grid items-start gap-4 min-[1400px]:grid-cols-[minmax(0,1fr)_288px] print:block' : ''}
      >
        <div className="min-w-0">
          {view === 'people' ? (
            <Suspense fallback={<Skeletons rows={8} className="h-14" />}>
              <PeopleBoard
                week={week.week}
                rows={people}
                groups={groups}
                isGap={isGap}
                today={today}
                search={filters.text}
                wanted={wanted}
                maxWeekHours={week.maxWeekHours}
                isEditable={isEditable}
                onSeat={open}
                onOpenings={(person, date, anchor) => void show({ kind: 'openings', person, date, anchor })}
                onGive={deeds.give}
                onFree={seat => void deeds.free([seat])}
                onPin={seat => deeds.pin([seat])}
              />
            </Suspense>
          ) : groups.length === 0 ? (
            <EmptyState
              text={hasOnlyOpenSeatsFilter(filters) ? noGaps : texts.nothingFits}
              action={<Button onClick={() => onFilters(noFilters)}>{texts.clearFilters}</Button>}
            />
          ) : isNarrow ? (
            <PhoneBoard
              groups={groups}
              day={phoneDay}
              filters={filters}
              isGap={isGap}
              openKey={openKey}
              couldWork={couldWork}
              onOpen={open}
            />
          ) : (
            <AgencyBoard
              week={week.week}
              groups={groups}
              today={today}
              filters={filters}
              isGap={isGap}
              focus={keys.focus}
              selection={keys.selection}
              openKey={openKey}
              couldWork={couldWork}
              drops={isEditable ? drops : undefined}
              handlers={keys.handlers}
            />
          )}
        </div>
        {isEditable && beside}
      </div>
      <Suspense>
        {(isIdle || opened || keys.selection) && (
          <WeekBoardDialogs
            week={week.week}
            opened={opened}
            groups={whole}
            isGap={isGap}
            seats={seats}
            deeds={deeds}
            edits={edits}
            isEditable={isEditable}
            onClose={closed => setOpened(now => (now === closed ? undefined : now))}
            selection={
              keys.selection && {
                seats: chosen,
                people: week.people,
                onClear: () => void deeds.free(chosen),
                onCopy: () => copySeats(chosen),
                onPin: () => deeds.pin(chosen),
                onGive: profileId => deeds.assign(chosen, profileId),
                onDrop: () => keys.select(undefined),
              }
            }
          />
        )}
      </Suspense>
    </>
  )
}
