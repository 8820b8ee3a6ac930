import { addDays, addMonths, type Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { instantsIn } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { ReportedTime } from '#features/messages/notifications/kinds.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import { findAbsence, insertAbsence, markAbsenceEnded } from '#features/planning/assignments/server/absence-store.ts'
import {
  freeSeats,
  listTakenSeats,
  lockTakenSeats,
  type TakenSeat,
} from '#features/planning/assignments/server/free-seats.ts'
import { listPlanners } from '#features/planning/assignments/server/planners.ts'
import { callSeatListeners } from '#features/planning/assignments/server/seat-changes.ts'
import { toDecide } from '../policy.ts'
import type { AbsenceReport, ShownSeat } from '../schema.ts'
import { maxAbsence } from '../rules.ts'
import { declineSeats } from './absent-seats.ts'
import { seatNoticeOf } from './notices.ts'
import { isOver, requireOwnSeat } from './offer-seat.ts'
import { seatReferenceOf } from './lock-offer.ts'

/**
 * The seat is free at once, or all from it on until the end of a day; planners and whoever assigned are told.
 * @throws Refusal `market.seatNotFound`, `market.shiftOver`, `market.untilPast`, `market.untilTooFar`
 */
export const reportAbsence = (
  member: Member,
  { assignmentId, kind, until, note }: AbsenceReport,
): Promise<{ freed: ShownSeat[] }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const now = member.now()
    const seen = await requireOwnSeat(tx, member, assignmentId)
    if (until !== null && until < seen.date) throw new Refusal('market.untilPast', undefined, { field: 'until' })
    if (until !== null && until > addMonths(member.today(), maxAbsence)) {
      throw new Refusal('market.untilTooFar', { months: maxAbsence }, { field: 'until' })
    }
    const held = await lockTakenSeats(tx, organizationId, profileId, {
      after: now,
      days: [seen.date, until ?? seen.date],
    })
    const seat = held.find(({ id }) => id === assignmentId)
    if (!seat || seat.state === 'draft') {
      throw new Refusal(isOver(seen, now) ? 'market.shiftOver' : 'market.seatNotFound')
    }
    const seats = until === null ? [seat] : seatsFrom(seat, held)
    const [drafts, known] = [seats.filter(isDraft), seats.filter(one => !isDraft(one))]
    const saidTo = await declineSeats(tx, organizationId, known, note, now)
    await callSeatListeners(
      tx,
      { organizationId, actorId: profileId, now },
      known.map(({ id, ...one }) => ({ ...one, assignmentId: id })),
    )
    await freeSeats(tx, organizationId, { actorId: profileId, clock: member }, profileId, drafts, 'absent')
    const endsAt = until === null ? seen.endsAt : endOf(member, until, seats)
    await insertAbsence(tx, { organizationId, profileId, kind, note, startsAt: seen.startsAt, endsAt, reportedAt: now })
    const freed = known.map(one => seatNoticeOf(instantsOf(one), one.groupName))
    const concerned = [...(await listPlanners(tx, organizationId)), ...saidTo]
    await notify(
      tx,
      member,
      concerned.filter(id => id !== profileId),
      'person_absent',
      { name: seen.fullName, absence: kind, reason: note, seats: freed },
      profileId,
    )
    await member.audit(tx, {
      kind: 'market.cannot',
      target: profileId,
      change: { kind, until, seats: known.map(({ id, ...one }) => ({ assignmentId: id, ...seatReferenceOf(one) })) },
    })
    tx.invalidate('schedule', 'market', 'availability/team')
    return { freed }
  })

/**
 * How many seats an absence until the end of that day would free.
 * @throws Refusal `market.seatNotFound`
 */
export const previewAbsence = (
  member: Member,
  { assignmentId, until }: { assignmentId: string; until: Day },
): Promise<{ seats: number }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const { date } = await requireOwnSeat(tx, member, assignmentId)
    const days = [date, until] as const
    const taken = await listTakenSeats(tx, organizationId, profileId, { after: member.now(), days })
    const seat = taken.find(({ id }) => id === assignmentId)
    return { seats: seat ? seatsFrom(seat, taken).filter(one => !isDraft(one)).length : 0 }
  })

const seatsFrom = ({ interval: first }: TakenSeat, seats: readonly TakenSeat[]): TakenSeat[] =>
  seats.filter(({ interval }) => interval.start >= first.start)

/**
 * The person can come again, before the end that was said. What was freed stays free: somebody may have it by now.
 * @throws Refusal `market.absenceNotFound`, `market.absenceOver`
 */
export const endAbsence = (member: Member, { absenceId }: { absenceId: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const absence = await findAbsence(tx, organizationId, absenceId)
    const isMine = absence?.profileId === profileId
    if (!absence || (!isMine && !may(member.actor, toDecide))) throw new Refusal('market.absenceNotFound')
    if (!(await markAbsenceEnded(tx, organizationId, absenceId, member.now()))) throw new Refusal('market.absenceOver')
    const inform = (recipients: readonly string[], isOwn: boolean) =>
      notify(
        tx,
        member,
        recipients.filter(id => id !== profileId),
        'person_back',
        { name: absence.fullName, isOwn, reported: reportedOf(absence, member) },
        absence.profileId,
      )
    const planners = await listPlanners(tx, organizationId)
    await inform(
      planners.filter(id => id !== absence.profileId),
      false,
    )
    await inform([absence.profileId], true)
    await member.audit(tx, { kind: 'market.back', target: absence.profileId, change: { absenceId } })
    tx.invalidate('schedule', 'market', 'availability/team')
  })

function reportedOf(
  { startsAt, endsAt }: { readonly startsAt: Temporal.Instant; readonly endsAt: Temporal.Instant },
  { organization }: Member,
): ReportedTime {
  const momentOf = (at: Temporal.Instant) => {
    const local = at.toZonedDateTimeISO(organization.timeZone)
    return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) }
  }
  return { from: momentOf(startsAt), until: momentOf(endsAt) }
}

const isDraft = ({ state }: TakenSeat): boolean => state === 'draft'

/** The night after the day, or the end of the last seat that begins on it. */
function endOf({ organization }: Member, until: AbsenceReport['until'] & string, seats: readonly TakenSeat[]) {
  const midnight = { startTime: timeOfDay('00:00'), endTime: timeOfDay('00:00'), belongsToPreviousDay: false }
  const { start } = instantsIn(organization.timeZone)(addDays(until, 1), midnight)
  const last = Math.max(start.epochMilliseconds, ...seats.map(({ interval }) => interval.end))
  return Temporal.Instant.fromEpochMilliseconds(last)
}

const instantsOf = ({ interval, ...seat }: TakenSeat) => ({
  ...seat,
  startsAt: Temporal.Instant.fromEpochMilliseconds(interval.start),
  endsAt: Temporal.Instant.fromEpochMilliseconds(interval.end),
})
