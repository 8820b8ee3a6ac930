import { useQuery } from '@tanstack/react-query'
import { Check, Keyboard, Star, StickyNote, TreePalm } from 'lucide-react'
import { Suspense, useState } from 'react'
import { addDays, addMonths, type Day } from '#kit/day.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { AvailabilityGrid } from '#features/planning/availability/web/availability-grid.tsx'
import { cellKey, notesOf, statusesOf } from '#features/planning/availability/web/entries.ts'
import { Legend } from '#features/planning/availability/web/legend.tsx'
import { MarksStatus } from '#features/planning/availability/web/marks-status.tsx'
import { useMarkCells, weekQuery } from '#features/planning/availability/web/queries.ts'
import {
  annotator,
  type Grid,
  type GridCell,
  marker,
  wisher,
  wishesIn,
} from '#features/planning/availability/web/tools.ts'
import { leads, mayEditFor } from '#features/foundation/permissions/policy.ts'
import { shiftsApi } from '#features/agency/shifts/web/queries.ts'
import { horizonMonths } from '#features/planning/vacation/states.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { allOf, Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { lazily } from '#platform/web/lazily.ts'

const KeysDialog = lazily(() => import('#features/planning/availability/web/keys-dialog.tsx'), 'KeysDialog')
const NoteDialog = lazily(() => import('#features/planning/availability/web/note-dialog.tsx'), 'NoteDialog')
const RequestDialog = lazily(() => import('#features/planning/vacation/web/request-dialog.tsx'), 'RequestDialog')

const none: ReadonlySet<string> = new Set()

type Brush = 'available' | 'preferred' | 'vacation' | 'note'

const brushIcons = [
  { value: 'available', Icon: Check },
  { value: 'preferred', Icon: Star },
  { value: 'vacation', Icon: TreePalm },
  { value: 'note', Icon: StickyNote },
] as const satisfies readonly { value: Brush; Icon: unknown }[]

interface Props {
  readonly week: Week
  readonly today: Day
  readonly profileId: string
  readonly onlyDay: number | undefined
}

/** One person's week, to be painted with a brush; vacation is marked and then asked for. */
export function AvailabilityWeekView({ week, today, profileId, onlyDay }: Props) {
  const texts = useTexts('availability')
  const toast = useToast()
  const member = useMember()
  const isOwn = profileId === member.profileId
  const isManager = leads(member)
  const [brush, setBrush] = useState<Brush>('available')
  const [marks, setMarks] = useState<{ of: string; cells: ReadonlySet<string> }>()
  const [noted, setNoted] = useState<GridCell>()
  const [asksVacation, setAsksVacation] = useState(false)
  const [showsKeys, setShowsKeys] = useState<boolean>()
  const shownWeek = `${week} ${profileId}`
  // marks belong to the week they were made in
  const wished = marks?.of === shownWeek ? marks.cells : none
  const setWished = (cells: ReadonlySet<string>) => setMarks({ of: shownWeek, cells })
  const read = useQuery(weekQuery(week, profileId))
  const shifts = useQuery(shiftsApi.list.queryOptions())
  const mark = useMarkCells(week, profileId)
  const statuses = statusesOf(read.data?.entries ?? [])
  const notes = notesOf(read.data?.entries ?? [])
  const statusOf = ({ date, shiftId }: GridCell) => statuses.get(cellKey(date, shiftId)) ?? 'none'
  const noteOf = ({ date, shiftId }: GridCell) => notes.get(cellKey(date, shiftId)) ?? ''
  const grid: Grid = {
    today,
    statusOf,
    enabledShiftIds: new Set((shifts.data ?? []).filter(({ isEnabled }) => isEnabled).map(({ id }) => id)),
    isEditable: mayEditFor(member, profileId),
    isManager,
  }
  const monday = mondayOf(week)
  const whyNoVacation =
    addDays(monday, 6) < today ? 'pastWeek' : monday > addMonths(today, horizonMonths) ? 'tooFarAhead' : undefined
  const toolOf = () => {
    if (brush === 'vacation') {
      const open = { ...grid, isEditable: grid.isEditable && whyNoVacation === undefined }
      return wisher(open, wished, setWished, status => {
        if (status === 'vacation' || status === 'vacation_requested') toast.info(texts.wish.taken[status])
      })
    }
    return brush === 'note' ? annotator(grid, setNoted) : marker(grid, brush, mark)
  }
  const wishes = wishesIn(wished, grid.enabledShiftIds)
  const wishedDays = new Set(wishes.flatMap(({ dates }) => dates)).size
  const vacation = read.data?.vacationDays
  // on a phone the words alone fit
  const isPhone = onlyDay !== undefined
  const brushes = brushIcons
    .filter(({ value }) => value !== 'vacation' || isOwn)
    .map(({ value, Icon }) => ({
      value,
      label: texts.brush.names[value],
      icon: isPhone ? undefined : <Icon aria-hidden size={14} />,
    }))
  return (
    <>
      {grid.isEditable && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Segmented<Brush> label={texts.brush.label} value={brush} onChange={setBrush} options={brushes} />
          <span className="hidden sm:block">
            <IconButton
              label={texts.keys.open}
              icon={<Keyboard aria-hidden size={17} />}
              onClick={() => setShowsKeys(true)}
            />
          </span>
          <MarksStatus />
        </div>
      )}
      {brush === 'vacation' && grid.isEditable && (
        <div className="mb-3">
          <Notice kind={whyNoVacation === undefined ? 'info' : 'warning'}>
            {whyNoVacation === undefined ? texts.wish.hint : texts.wish.closed[whyNoVacation]}
          </Notice>
        </div>
      )}
      <Loaded read={allOf(read, shifts)} skeleton={<Skeletons rows={4} className="h-15" />}>
        {([, standardShifts]) =>
          standardShifts.length === 0 ? (
            <EmptyState text={texts.noShifts} />
          ) : (
            <AvailabilityGrid
              week={week}
              today={today}
              shifts={standardShifts}
              statusOf={statusOf}
              noteOf={noteOf}
              wished={wished}
              tool={toolOf()}
              isEditable={grid.isEditable}
              zones={isOwn ? { organizationZone: member.organization.timeZone, ownZone: member.timeZone } : undefined}
              onlyDay={onlyDay}
              onNote={setNoted}
              onHelp={() => setShowsKeys(true)}
            />
          )
        }
      </Loaded>
      {wishedDays > 0 && (
        <WishBar count={wishedDays} onClear={() => setWished(none)} onAsk={() => setAsksVacation(true)} />
      )}
      <footer className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Legend />
        {vacation && (
          <p className={`text-13 ${vacation.current >= vacation.max ? 'font-medium text-danger' : 'text-text-2'}`}>
            {texts.vacationDays(vacation.current, vacation.max)}
          </p>
        )}
      </footer>
      {!isManager && monday <= today && <p className="mt-3 text-13 text-text-3">{texts.readOnly}</p>}
      {asksVacation && vacation && (
        <Suspense>
          <RequestDialog
            week={week}
            wishes={wishes}
            vacationDays={vacation}
            onSent={() => {
              setAsksVacation(false)
              setWished(none)
            }}
            onClose={() => setAsksVacation(false)}
          />
        </Suspense>
      )}
      {noted && (
        <Suspense>
          <NoteDialog
            cell={noted}
            shiftName={shifts.data?.find(({ id }) => id === noted.shiftId)?.name ?? ''}
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

interface WishBarProps {
  readonly count: number
  readonly onClear: () => void
  readonly onAsk: () => void
}

/** Stays in sight while days are marked. */
function WishBar({ count, onClear, onAsk }: WishBarProps) {
  const { request: texts } = useTexts('vacation')
  return (
    <div
      role="status"
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-float py-2 pr-2 pl-4 shadow-float"
    >
      <span className="flex items-center gap-2 font-medium text-text">
        <TreePalm aria-hidden size={16} data-hue="orange" className="text-hue-fg" />
        {texts.marked(count)}
      </span>
      <span className="flex flex-wrap gap-2">
        <Button variant="ghost" onClick={onClear}>
          {texts.clear}
        </Button>
        <Button variant="primary" onClick={onAsk}>
          {texts.open}
        </Button>
      </span>
    </div>
  )
}
