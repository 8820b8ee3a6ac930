import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LogIn, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Moment, ShiftTime, useTimeTexts } from '#platform/web/ui/time.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import { useNow } from '#platform/web/use-now.ts'
import type { Colleague, OwnPart } from '../schema.ts'
import { useSpans } from './clock.tsx'
import { attendanceApi, ownDutyQuery } from './queries.ts'

interface Props {
  /** Whoever goes is asked first what the next shift should know. */
  readonly onCheckOut: (part: OwnPart) => void
  /** Below the shift: what is handed over. */
  readonly renderHandover: (part: OwnPart) => ReactNode
}

/** The member's shift that runs or comes next, with one button. */
export function OwnDutyWidget({ onCheckOut, renderHandover }: Props) {
  const { own: texts } = useTexts('attendance')
  // each tick of it also asks anew when to read again (`untilChange`)
  const now = useNow()
  const read = useQuery(ownDutyQuery)
  if (read.data === null) return null
  const part = read.data && maxUrgent(read.data.parts)
  // whoever has nothing to do here sees nothing
  if (read.data && !part) return null
  return (
    <Widget
      title={texts.title}
      className="shrink-0"
      actions={
        <Link to="/timesheet" className="px-2 text-13 font-medium text-text-2 underline-offset-2 hover:underline">
          {texts.sheet}
        </Link>
      }
    >
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-14" />
          </div>
        }
      >
        {() =>
          part && (
            <>
              {read.data?.parts
                .filter(one => one !== part && isResumable(one, now))
                .map(one => (
                  <div key={one.assignmentId} className="flex flex-col gap-2 border-b border-line p-4">
                    <p className="text-13 text-text-2">
                      {one.shiftName} · {one.groupName}
                    </p>
                    <Undo part={one} />
                  </div>
                ))}
              <Part part={part} now={now} onCheckOut={onCheckOut} />
              {renderHandover(part)}
            </>
          )
        }
      </Loaded>
    </Widget>
  )
}

/** Of several the one that has not ended; else the last. */
const maxUrgent = (parts: readonly OwnPart[]): OwnPart | undefined =>
  parts.find(({ checkedOutAt }) => checkedOutAt === null) ?? parts.at(-1)

type PartProps = Omit<Props, 'renderHandover'> & { readonly part: OwnPart; readonly now: Temporal.Instant }

function Part({ part, now, onCheckOut }: PartProps) {
  const { own: texts } = useTexts('attendance')
  const { between } = useSpans()
  const times = useTimeTexts()
  const isOtherDay = times.shift(part).day !== times.moment(now).day
  const hasBegun = Temporal.Instant.compare(part.startsAt, now) <= 0
  const isWaitedFor = part.checkedInAt === null && hasBegun
  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1" data-hue={part.color}>
        <span className="max-w-full truncate rounded-chip bg-hue-bg px-2 py-0.5 text-13 font-semibold text-hue-fg">
          {part.shiftName}
        </span>
        <span className={`text-13 font-medium ${isWaitedFor ? 'text-red-fg' : 'text-text-2'}`}>{stateText()}</span>
      </div>
      <div>
        <p className="text-22 font-semibold text-text">
          <ShiftTime shift={part} withDay={isOtherDay || 'ofNight'} />
        </p>
        <p className="text-14 text-text">{part.groupName}</p>
      </div>
      <TapButton part={part} now={now} onCheckOut={onCheckOut} />
      <div className="@container">
        <div className="grid gap-2 @md:grid-cols-3 @md:gap-3">
          <People title={texts.before} people={part.before} />
          <People title={texts.beside} people={part.beside} />
          <People title={texts.after} people={part.after} />
        </div>
      </div>
    </div>
  )

  function stateText(): ReactNode {
    if (part.checkedOutAt !== null) return <Moment at={part.checkedOutAt} say={texts.out} />
    if (part.checkedInAt !== null)
      return (
        <Dotted
          parts={[
            <Moment key="since" at={part.checkedInAt} say={texts.since} />,
            texts.left(between(now, part.endsAt)),
          ]}
        />
      )
    return hasBegun ? texts.late(between(part.startsAt, now)) : texts.startsIn(between(now, part.startsAt))
  }
}

function TapButton({ part, now, onCheckOut }: PartProps) {
  const { own: texts, failed } = useTexts('attendance')
  const toast = useToast()
  const checkIn = useMutation(
    attendanceApi.checkIn.mutationOptions({ onError: error => toast.error(messageOf(error, failed)) }),
  )
  const { assignmentId } = part
  if (part.checkedOutAt !== null) return isResumable(part, now) ? <Undo part={part} /> : null
  if (part.checkedInAt !== null) {
    return (
      <Button hasConsequence size="lg" className="h-13 w-full justify-center" onClick={() => onCheckOut(part)}>
        <LogOut aria-hidden size={18} />
        {texts.checkOut}
      </Button>
    )
  }
  if (Temporal.Instant.compare(now, part.opensAt) < 0) {
    return (
      <p className="text-13 text-text-2">
        <Moment at={part.opensAt} say={texts.opens} />
      </p>
    )
  }
  return (
    <Button
      hasConsequence
      variant="primary"
      size="lg"
      className="h-13 w-full justify-center"
      loading={checkIn.isPending}
      onClick={() => checkIn.mutate({ assignmentId })}
    >
      <LogIn aria-hidden size={18} />
      {texts.checkIn}
    </Button>
  )
}

const isResumable = ({ resumableUntil }: OwnPart, now: Temporal.Instant): boolean =>
  resumableUntil !== null && Temporal.Instant.compare(now, resumableUntil) < 0

/** The check-out is undone; the server refuses that once its minutes are over. */
function Undo({ part: { assignmentId, resumableUntil } }: { readonly part: OwnPart }) {
  const { own: texts, failed } = useTexts('attendance')
  const toast = useToast()
  const checkIn = useMutation(
    attendanceApi.checkIn.mutationOptions({ onError: error => toast.error(messageOf(error, failed)) }),
  )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button hasConsequence loading={checkIn.isPending} onClick={() => checkIn.mutate({ assignmentId })}>
        {texts.resume}
      </Button>
      {resumableUntil !== null && (
        <span className="text-13 text-text-2">
          <Moment at={resumableUntil} say={texts.resumeUntil} />
        </span>
      )}
    </div>
  )
}

function People({ title, people }: { readonly title: string; readonly people: readonly Colleague[] }) {
  const { own: texts } = useTexts('attendance')
  return (
    <div className="flex min-w-0 gap-3 text-13/6 @md:flex-col @md:gap-1.5">
      <p className="w-20 shrink-0 text-text-3 @md:w-auto">{title}</p>
      {people.length === 0 ? (
        <p className="text-text-2">{texts.nobody}</p>
      ) : (
        <ul className="flex min-w-0 flex-col gap-1.5">
          {people.map(({ profileId, fullName, avatarImage }) => (
            <li key={profileId} className="flex min-w-0 items-center gap-1.5 text-text" title={fullName}>
              <Avatar id={profileId} initials={initialsOf(fullName)} image={avatarImage} size={24} />
              <span className="truncate" translate="no">
                {fullName}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
