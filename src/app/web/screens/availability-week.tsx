import { useQuery } from '@tanstack/react-query'
import { Check, Keyboard, Minus, Star, StickyNote, TreePalm } from 'lucide-react'
import { Suspense, useState } from 'react'
import { zonesOf } from '#kit/own-time.ts'
import { addDays, addMonths, type Day } from '#kit/day.ts'
import { daysOfWeek, mondayOf, type Week } from '#kit/week.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { AvailabilityGrid } from '#features/planning/availability/web/availability-grid.tsx'
import { cellKey, noteByCell, statusByCell } from '#features/planning/availability/web/entries.ts'
import { BrushBar } from '#features/planning/availability/web/brush-bar.tsx'
import { AvailabilityLegend } from '#features/planning/availability/web/legend.tsx'
import { MarksSaveStatus } from '#features/planning/availability/web/marks-status.tsx'
import { PhoneGrid } from '#features/planning/availability/web/phone-grid.tsx'
import { useMarkCells, availabilityWeekQuery } from '#features/planning/availability/web/queries.ts'
import {
  noteTool,
  countCellsByBrush,
  type Grid,
  type GridCell,
  isVacation,
  type OnTaken,
  markingTool,
  vacationWishTool,
  vacationWishesIn,
} from '#features/planning/availability/web/tools.ts'
import { useMarkUndo } from '#features/planning/availability/web/use-undo.ts'
import { shiftsOfWeek } from '#features/planning/availability/web/week-shifts.ts'
import { applyWaitingMarks } from '#features/planning/availability/web/waiting-marks.ts'
import { isOwnerOrAdmin, mayEditAvailabilityAndWishes } from '#features/foundation/permissions/policy.ts'
import { shiftsApi } from '#features/agency/shifts/web/queries.ts'
import { horizonMonths } from '#features/planning/vacation/states.ts'
import { daySpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { usePendingWrites } from '#platform/web/pending-writes.ts'
import { AsOfWhenOffline } from '#platform/web/ui/as-of.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { combineReads, Loaded } from '#platform/web/ui/loaded.tsx'
import { useClockOfOtherDay } from '#platform/web/ui/organization-clock.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { useOwnSeats } from './own-seats.tsx'
import { PhoneVacationRequestBar, VacationRequestBar } from './wish-bar.tsx'

const KeysDialog = lazily(
  () => import('#features/planning/availability/web/keys-dialog.tsx'),
  'AvailabilityShortcutsDialog',
)
const NoteDialog = lazily(() => import('#features/planning/availability/web/note-dialog.tsx'), 'NoteDialog')
const RequestDialog = lazily(() => import('#features/planning/vacation/web/request-dialog.tsx'), 'RequestDialog')

const none: ReadonlySet<string> = new Set()

type Brush = 'available' | 'preferred' | 'vacation' | 'none' | 'note'

const brushLooks = [
  { value: 'available', Icon: Check, hue: 'green' },
  { value: 'preferred', Icon: Star, hue: 'green' },
  { value: 'vacation', Icon: TreePalm, hue: 'orange' },
  { value: 'none', Icon: Minus, hue: 'gray' },
  { value: 'note', Icon: StickyNote, hue: 'gray' },
] as const satisfies readonly { value: Brush; Icon: unknown; hue: string }[]

interface Props {
  readonly week: Week
  readonly today: Day
  readonly profileId: string
  /** The whole week with days down, and the brushes at the thumb. */
  readonly isPhone: boolean
}

/** One person's week, to be painted with a brush; vacation is marked and then asked for. */
export function AvailabilityWeekView({ week, today, profileId, isPhone }: Props) {
  const texts = useTexts('availability')
  const language = useLanguage()
  const toast = useToast()
  const member = useMember()
  const isOwn = profileId === member.profileId
  const isManager = isOwnerOrAdmin(member)
  const [brush, setBrush] = useState<Brush>('available')
  const [marks, setMarks] = useState<{ of: string; cells: ReadonlySet<string> }>()
  const [noted, setNoted] = useState<GridCell>()
  const [asksVacation, setAsksVacation] = useState(false)
  const [showsKeys, setShowsKeys] = useState<boolean>()
  const shownWeek = `${week} ${profileId}`
  // marks belong to the week they were made in
  const wished = marks?.of === shownWeek ? marks.cells : none
  const setWished = (cells: ReadonlySet<string>) => setMarks({ of: shownWeek, cells })
  const read = useQuery(availabilityWeekQuery(week, profileId))
  const shifts = useQuery(shiftsApi.list.queryOptions())
  const weekShifts = shiftsOfWeek(shifts.data ?? [], read.data ?? {})
  const notedShift = weekShifts.find(({ id }) => id === noted?.shiftId)
  const entries = applyWaitingMarks(read.data?.entries ?? [], usePendingWrites(), { week, profileId })
  const statuses = statusByCell(entries)
  const notes = noteByCell(entries)
  const statusOf = ({ date, shiftId }: GridCell) => statuses.get(cellKey(date, shiftId)) ?? 'none'
  const noteOf = ({ date, shiftId }: GridCell) => notes.get(cellKey(date, shiftId)) ?? ''
  const { mark, undo } = useMarkUndo(shownWeek, statusOf, noteOf, useMarkCells(week, profileId, isOwn))
  const seatOf = useOwnSeats(week, isOwn)
  const grid: Grid = {
    today,
    statusOf,
    enabledShiftIds: new Set((shifts.data ?? []).filter(({ isEnabled }) => isEnabled).map(({ id }) => id)),
    isEditable: mayEditAvailabilityAndWishes(member, profileId),
    isManager,
  }
  const monday = mondayOf(week)
  const whyNoVacation =
    addDays(monday, 6) < today ? 'pastWeek' : monday > addMonths(today, horizonMonths) ? 'tooFarAhead' : undefined
  const sayTaken: OnTaken = (status, shiftId) =>
    toast.info(texts.wish.taken[status]((shifts.data ?? []).find(({ id }) => id === shiftId)?.name))
  const toolOf = () => {
    if (brush === 'vacation') {
      const open = { ...grid, isEditable: grid.isEditable && whyNoVacation === undefined }
      return vacationWishTool(open, wished, setWished, sayTaken)
    }
    return brush === 'note' ? noteTool(grid, setNoted) : markingTool(grid, brush, mark, sayTaken)
  }
  const wishes = vacationWishesIn(wished, grid)
  const wishedDays = new Set(wishes.flatMap(({ dates }) => dates)).size
  const vacation = read.data?.vacationDays
  const brushes = brushLooks
    // on a large window a second click empties a cell
    .filter(({ value }) => (value !== 'vacation' || isOwn) && (value !== 'none' || isPhone))
    .map(({ value, Icon, hue }) => ({
      value,
      label: texts.brush.names[value],
      icon: (
        <Icon aria-hidden size={isPhone ? 20 : 14} className={value === 'preferred' && isPhone ? 'fill-current' : ''} />
      ),
      hue,
    }))
  const openHint = isPhone ? texts.brush.vacation : texts.wish.hint
  const vacationHint = whyNoVacation === undefined ? openHint : texts.wish.closed[whyNoVacation]
  const vacationDays = vacation && (
    <p className={`text-13 ${vacation.current >= vacation.max ? 'font-medium text-danger' : 'text-text-2'}`}>
      {texts.vacationDays(vacation.current, vacation.max)}
    </p>
  )
  const otherClock = useClockOfOtherDay()
  const closed =
    otherClock === undefined ? texts.readOnly : texts.readOnlyUntil(daySpan(today, today, language), otherClock)
  const readOnly = !isManager && monday <= today ? closed : undefined
  const phoneHint = brush === 'note' ? texts.brush.note : (readOnly ?? texts.brush.hint)
  const wish = { count: wishedDays, onClear: () => setWished(none), onAsk: () => setAsksVacation(true) }
  const hint = (
    <>
      <AsOfWhenOffline at={read.dataUpdatedAt} />
      <p>{brush === 'vacation' ? vacationHint : phoneHint}</p>
      {vacationDays}
    </>
  )
  const cells = daysOfWeek(week).flatMap(date => (shifts.data ?? []).map(({ id }) => ({ date, shiftId: id })))
  const counts = countCellsByBrush(cells, grid, wished, cell => noteOf(cell) !== '')
  const WeekGrid = isPhone ? PhoneGrid : AvailabilityGrid
  return (
    <>
      {grid.isEditable && !isPhone && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Segmented<Brush> label={texts.brush.label} value={brush} onChange={setBrush} options={brushes} />
          <IconButton
            label={texts.keys.open}
            icon={<Keyboard aria-hidden size={17} />}
            onClick={() => setShowsKeys(true)}
          />
          <MarksSaveStatus />
          <AsOfWhenOffline at={read.dataUpdatedAt} />
        </div>
      )}
      {brush === 'vacation' && grid.isEditable && !isPhone && (
        <div className="mb-3">
          <Notice kind={whyNoVacation === undefined ? 'info' : 'warning'}>{vacationHint}</Notice>
        </div>
      )}
      <Loaded
        read={combineReads(read, shifts)}
        skeleton={<Skeletons rows={isPhone ? 8 : 4} className="h-15 max-sm:h-12" />}
      >
        {([read, standardShifts]) =>
          standardShifts.length === 0 ? (
            <EmptyState text={texts.noShifts} />
          ) : (
            <WeekGrid
              week={week}
              today={today}
              shifts={shiftsOfWeek(standardShifts, read)}
              statusOf={statusOf}
              noteOf={noteOf}
              seatOf={seatOf}
              wished={wished}
              tool={toolOf()}
              isEditable={grid.isEditable}
              zones={isOwn ? zonesOf(member) : undefined}
              onNote={setNoted}
              onHelp={() => setShowsKeys(true)}
            />
          )
        }
      </Loaded>
      {isPhone && grid.isEditable ? (
        <BrushBar<Brush>
          brushes={brushes.map(one => ({ ...one, count: counts[one.value] }))}
          value={brush}
          onChange={setBrush}
          hint={wishedDays > 0 ? <PhoneVacationRequestBar {...wish} counter={vacationDays} /> : hint}
          onUndo={undo}
        />
      ) : (
        <>
          {wishedDays > 0 && <VacationRequestBar {...wish} />}
          <footer className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <AvailabilityLegend />
            {vacationDays}
          </footer>
          {readOnly !== undefined && <p className="mt-3 text-13 text-text-3">{readOnly}</p>}
        </>
      )}
      {asksVacation && vacation && (
        <Suspense>
          <RequestDialog
            week={week}
            shifts={weekShifts}
            wishes={wishes}
            vacationDays={vacation}
            counted={new Set(entries.filter(({ status }) => isVacation(status)).map(({ date }) => date))}
            onSent={() => {
              setAsksVacation(false)
              setWished(none)
            }}
            onClose={() => setAsksVacation(false)}
          />
        </Suspense>
      )}
      {noted && notedShift && (
        <Suspense>
          <NoteDialog
            profileId={profileId}
            cell={noted}
            shift={notedShift}
            note={noteOf(noted)}
            onSave={note => {
              const status = statusOf(noted)
              const marking = status === 'available' || status === 'preferred' ? status : 'none'
              mark([{ ...noted, marking, note }])
            }}
            onClose={() => setNoted(undefined)}
          />
        </Suspense>
      )}
      {showsKeys !== undefined && (
        <Suspense>
          <KeysDialog open={showsKeys} onOpenChange={setShowsKeys} />
        </Suspense>
      )}
    </>
  )
}
