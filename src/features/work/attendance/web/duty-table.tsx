import { CircleCheck, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import type { DutyGroup, DutySeat } from '../schema.ts'
import { useLocalTime, useSpans } from './clock.tsx'
import { ContactButtons } from './reach.tsx'
import { seatsWithoutUrgency, isOnDuty } from './urgent.ts'
import { Moment, ShiftTime } from '#platform/web/ui/time.tsx'

interface Props {
  readonly groups: readonly DutyGroup[]
  readonly now: Temporal.Instant
  /** Below a group: what its last shift has left. */
  readonly renderHandover: (groupId: string) => ReactNode
}

/** The members on duty, how long they still are, and those who follow: one row per group, a block on a phone. */
export function DutyTable({ groups, now, renderHandover }: Props) {
  const { duty: texts } = useTexts('attendance')
  const head = 'px-3 py-2 font-medium first:pl-4 last:pr-4'
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table aria-label={texts.title} className="w-full text-left text-14 max-md:block md:min-w-216">
        <thead className="border-b border-line text-13 text-text-2 max-md:hidden">
          <tr>
            <th scope="col" className={head}>
              {texts.columns.group}
            </th>
            <th scope="col" className={head}>
              {texts.columns.on}
            </th>
            <th scope="col" className={head}>
              {texts.columns.left}
            </th>
            <th scope="col" className={head}>
              {texts.columns.next}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {texts.columns.reach}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {groups.map(group => (
            <Row key={group.groupId} group={group} now={now} renderHandover={renderHandover} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ group, now, renderHandover }: Omit<Props, 'groups'> & { readonly group: DutyGroup }) {
  const { duty: texts } = useTexts('attendance')
  const seats = seatsWithoutUrgency(group)
  const [first] = seats
  const cell = 'align-middle md:wrap-break-word md:px-3 md:py-2.5 md:first:pl-4 md:last:pr-4'
  // where nobody is on, whoever follows
  const reachable = first ? seats : group.next
  return (
    <tr
      data-hue={first?.color}
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-2 max-md:wrap-anywhere max-md:px-4 max-md:py-3"
    >
      <td className={`${cell} max-md:col-span-2`}>
        <p className="flex items-center gap-2 font-medium text-text">
          <span aria-hidden data-hue={group.color} className="size-2 shrink-0 rounded-[2px] bg-hue-dot" />
          {group.groupName}
        </p>
        {first && (
          <p className="pl-4 text-13 text-text-2">
            {first.shiftName} <ShiftTime shift={first} withDay="ofNight" />
          </p>
        )}
        {renderHandover(group.groupId)}
      </td>
      <td className={`${cell} ${first ? '' : 'max-md:col-span-2'}`}>
        <ul className="flex flex-col gap-2 max-md:pl-4">
          {!first && <li className="text-13 text-text-2">{texts.alone}</li>}
          {seats.map(seat => (
            <Who key={seat.assignmentId} seat={seat} now={now} isOnFirst={isOfSameShift(seat, first)} />
          ))}
          {group.replaced.map(seat => (
            <li key={seat.assignmentId} className="text-13 text-text-3">
              {seat.person?.fullName} {texts.wasMissing}
            </li>
          ))}
        </ul>
      </td>
      <td
        className={`${cell} w-40 max-md:order-3 max-md:w-auto max-md:pl-4 ${first ? 'max-md:col-span-2' : 'max-md:hidden'}`}
      >
        {first && <Left seat={first} now={now} />}
      </td>
      <td className={`${cell} max-md:pl-4 ${first ? 'max-md:order-4 max-md:col-span-2' : ''}`}>
        {group.next.length > 0 && <p className="mb-0.5 text-13 text-text-3 md:hidden">{texts.columns.next}</p>}
        <Next seats={group.next} />
      </td>
      <td className={cell}>
        <ul className="flex flex-col items-end gap-2">
          {reachable.map(
            ({ assignmentId, person }) =>
              person && (
                <li key={assignmentId} className={first ? 'flex min-h-10 items-center' : ''}>
                  <ContactButtons person={person} />
                </li>
              ),
          )}
        </ul>
      </td>
    </tr>
  )
}

const isOfSameShift = (one: DutySeat, other: DutySeat | undefined): boolean =>
  one.shiftId === other?.shiftId && one.date === other.date

function Left({ seat, now }: { seat: DutySeat; now: Temporal.Instant }) {
  const { duty: texts } = useTexts('attendance')
  const { between } = useSpans()
  const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds
  const [start, end] = [at(seat.startsAt), at(seat.endsAt)]
  const passed = Math.min(1, Math.max(0, (now.epochMilliseconds - start) / (end - start)))
  return (
    <>
      <p className="text-13 text-text-2 tabular-nums">{texts.left(between(now, seat.endsAt))}</p>
      <span aria-hidden className="mt-1 flex h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="bg-hue-solid" style={{ width: `${passed * 100}%` }} />
      </span>
    </>
  )
}

interface WhoProps {
  readonly seat: DutySeat
  readonly now: Temporal.Instant
  /** False: the member's shift overlaps the one that the row names, and is named beside the member. */
  readonly isOnFirst: boolean
}

function Who({ seat, now, isOnFirst }: WhoProps) {
  const { duty: texts, standings } = useTexts('attendance')
  const { between } = useSpans()
  const local = useLocalTime(seat.person)
  if (!seat.person || seat.standing === 'gap' || seat.standing === 'unpublished') return null
  const { profileId, fullName, avatarImage, languages } = seat.person
  const said = seat.checkedInAt === null ? texts.expected : <Moment at={seat.checkedInAt} say={texts.since} />
  return (
    <li className="flex min-h-10 min-w-0 items-center gap-2 pointer-coarse:min-h-11">
      <Avatar id={profileId} initials={initialsOf(fullName)} image={avatarImage} size={28} />
      <div className="min-w-0">
        <p translate="no" className="truncate text-text" title={fullName}>
          {fullName}
        </p>
        <p className="text-13 text-text-2">
          {isOnDuty(seat) || seat.checkedInAt === null ? said : standings[seat.standing]}
          {seat.isLate && <span className="text-orange-fg"> · {standings.late}</span>}
          {local !== null && <> · {local}</>}
        </p>
        {!isOnFirst && (
          <p className="text-13 text-text-2">
            {seat.shiftName} <ShiftTime shift={seat} withDay="ofNight" /> · {texts.left(between(now, seat.endsAt))}
          </p>
        )}
        {languages.length > 0 && (
          // takes no width from the other columns
          <p className="w-0 min-w-full truncate text-13 text-text-3" title={languages.join(', ')}>
            {languages.join(', ')}
          </p>
        )}
      </div>
    </li>
  )
}

function Next({ seats }: { seats: readonly DutySeat[] }) {
  const { duty: texts } = useTexts('attendance')
  const gaps = seats.filter(({ person }) => person === null).length
  return (
    <ul className="flex flex-col gap-1">
      {seats.map(
        ({ person, isConfirmed, assignmentId, startsAt }) =>
          person && (
            <li key={assignmentId} className="flex items-center gap-2">
              {isConfirmed ? (
                <CircleCheck aria-label={texts.confirmed} size={14} className="shrink-0 text-text-2" />
              ) : (
                <Circle aria-label={texts.unconfirmed} size={14} className="shrink-0 text-text-2" />
              )}
              <span className="min-w-0">
                <span className="text-text" translate="no">
                  {person.fullName}
                </span>{' '}
                <span className="text-13 text-text-2">
                  <Moment at={startsAt} say={texts.from} />
                </span>
              </span>
            </li>
          ),
      )}
      {gaps > 0 && (
        <li>
          <span className="whitespace-nowrap rounded-chip border border-dashed border-danger bg-red-bg px-2 py-0.5 text-13 font-semibold text-red-fg">
            {texts.free(gaps)}
          </span>
        </li>
      )}
    </ul>
  )
}
