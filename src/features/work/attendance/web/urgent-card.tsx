import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellRing, CircleDashed, ClockAlert, FilePen, LogOut, type LucideIcon, Search, UserX } from 'lucide-react'
import { day } from '#kit/day.ts'
import { initialsOf } from '#kit/text.ts'
import { weekOf } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { DutySeat } from '../schema.ts'
import { useLocalTime } from './clock.tsx'
import { attendanceApi } from './queries.ts'
import { ContactButtons } from './reach.tsx'
import { isOnDuty, type Urgency, type UrgentSeat } from './urgent.ts'
import { useUrgentSpan } from './urgent-formats.ts'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { Moment, ShiftTime } from '#platform/web/ui/time.tsx'

const icons: Readonly<Record<Urgency, LucideIcon>> = {
  missing: UserX,
  left: LogOut,
  gap: CircleDashed,
  unpublished: FilePen,
  late: ClockAlert,
}

interface Props {
  readonly urgent: UrgentSeat
  readonly now: Temporal.Instant
  readonly mayPlan: boolean
  /** Leads to the candidates. */
  readonly onReplace: () => void
}

/** One seat that needs an action, with the next action for it. */
export function UrgentCard({ urgent: { urgency, seat, group }, now, mayPlan, onReplace }: Props) {
  const { duty: texts } = useTexts('attendance')
  const urgentSpan = useUrgentSpan()
  const Icon = icons[urgency]
  const isLoud = urgency !== 'late'
  const bridging = group.now.filter(isOnDuty)
  return (
    <article
      aria-label={`${texts.heads[urgency]}: ${seat.groupName}`}
      className={`flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface shadow-card ${isLoud ? 'border-danger' : 'border-orange-line'}`}
    >
      <header
        className={`flex h-10 items-center gap-2 px-4 text-14 font-semibold ${isLoud ? 'bg-danger text-on-danger' : 'bg-orange-bg text-orange-fg'}`}
      >
        <Icon aria-hidden size={16} />
        {texts.heads[urgency]}
        <span className="ml-auto text-13 tabular-nums">{urgentSpan({ urgency, seat }, now)}</span>
      </header>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="min-w-0">
          <h2 className="truncate text-16 font-semibold text-text" title={seat.groupName}>
            {seat.groupName}
          </h2>
          <p className="text-13 text-text-2">
            {seat.shiftName} <ShiftTime shift={seat} withDay="ofNight" />
          </p>
        </div>
        <Who seat={seat} />
        <p className="border-t border-line pt-3 text-13 text-text-2">
          {bridging.length === 0 ? (
            texts.alone
          ) : (
            <>
              {texts.bridges}{' '}
              <span className="font-medium text-text">{bridging.map(one => one.person?.fullName).join(', ')}</span>
            </>
          )}
        </p>
        <Deeds seat={seat} urgency={urgency} mayPlan={mayPlan} onReplace={onReplace} />
      </div>
    </article>
  )
}

function Who({ seat }: { seat: DutySeat }) {
  const { duty: texts } = useTexts('attendance')
  const local = useLocalTime(seat.person)
  if (!seat.person) {
    return <p className="text-14 text-red-fg">{seat.standing === 'unpublished' ? texts.unpublished : texts.nobody}</p>
  }
  const { profileId, fullName, avatarImage, languages } = seat.person
  const happened =
    seat.checkedOutAt === null ? (
      seat.askedAt && <Moment at={seat.askedAt} say={texts.asked} />
    ) : (
      <Moment at={seat.checkedOutAt} say={texts.leftAt} />
    )
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={profileId} initials={initialsOf(fullName)} image={avatarImage} size={36} />
      <div className="min-w-0 flex-1">
        <p translate="no" className="truncate text-14 font-medium text-text" title={fullName}>
          {fullName}
        </p>
        <p className="text-13 text-text-2 empty:hidden">
          <Dotted parts={[happened, local, languages.join(', ')]} />
        </p>
      </div>
      <ContactButtons person={seat.person} />
    </div>
  )
}

function Deeds({
  seat,
  urgency,
  mayPlan,
  onReplace,
}: Pick<Props, 'mayPlan' | 'onReplace'> & { readonly seat: DutySeat; readonly urgency: Urgency }) {
  const { duty: texts, failed } = useTexts('attendance')
  const toast = useToast()
  const onError = (error: Error) => toast.error(messageOf(error, failed))
  const name = seat.person?.fullName ?? ''
  const ask = useMutation(
    attendanceApi.remind.mutationOptions({ onError, onSuccess: () => toast.success(texts.askedAgain(name)) }),
  )
  const mark = useMutation(
    attendanceApi.markPresent.mutationOptions({ onError, onSuccess: () => toast.success(texts.noted(name)) }),
  )
  const { assignmentId, groupId, date } = seat
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      {urgency === 'late' && assignmentId !== null && (
        <Button hasConsequence className="flex-1" loading={ask.isPending} onClick={() => ask.mutate({ assignmentId })}>
          <BellRing aria-hidden size={16} />
          {texts.askAgain}
        </Button>
      )}
      {urgency === 'unpublished' && mayPlan && (
        <Link
          to="/schichtplan/$groupId"
          params={{ groupId }}
          search={{ week: weekOf(day(date)) }}
          className={`${buttonClass({ variant: 'danger' })} flex-1`}
        >
          {texts.toPlan}
        </Link>
      )}
      {urgency !== 'late' && urgency !== 'unpublished' && mayPlan && (
        <Button variant="danger" className="flex-1" onClick={onReplace}>
          <Search aria-hidden size={16} />
          {texts.find}
        </Button>
      )}
      {assignmentId !== null && urgency !== 'left' && (
        <Button hasConsequence loading={mark.isPending} onClick={() => mark.mutate({ assignmentId })}>
          {texts.isThere}
        </Button>
      )}
    </div>
  )
}
