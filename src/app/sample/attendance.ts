import { and, asc, eq, exists, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { instantsIn } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { addWeeks, mondayOf, type Week } from '#kit/week.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { defaultAttendance } from '#features/foundation/organizations/attendance.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import { attendances } from '#features/work/attendance/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SeededRandom } from './random.ts'

const pastWeeks = 6
const atATime = 500

interface AttendanceContext {
  readonly organizationId: string
  readonly timeZone: string
  readonly now: Temporal.Instant
  readonly firstWeek: Week
  /** Who can be signed in as: they check in themselves. */
  readonly playerId: string
  readonly dice: SeededRandom
}

type Row = typeof attendances.$inferInsert

/**
 * Six weeks in which people checked in: most of them in time, some late, now and then nobody. Of the shifts that run one is
 * waited for and one is missing. The people of the sample do not check in to what is still to come, and are not waited for.
 */
export async function insertSampleAttendance(tx: Tx, place: AttendanceContext): Promise<void> {
  const { organizationId, timeZone, now, firstWeek, playerId, dice } = place
  const midnight = { startTime: timeOfDay('00:00'), endTime: timeOfDay('01:00'), belongsToPreviousDay: false }
  const since = instantsIn(timeZone)(mondayOf(addWeeks(firstWeek, -pastWeeks)), midnight).start
  const organization = await organizations.find(tx, organizationId)
  if (!organization) throw new Error('there is no organisation to fill')
  await organizations.change(tx, organizationId, {
    settings: { ...organization.settings, attendance: { ...defaultAttendance, since: since.toString() } },
  })
  const seats = await tx
    .select({ seat: assignments, groupName: creatorGroups.name })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        inArray(assignments.state, ['assigned', 'confirmed']),
        gte(assignments.startsAt, since),
      ),
    )
    .orderBy(asc(assignments.startsAt), asc(assignments.groupId), asc(assignments.seat))
  let running = 0
  const rows = seats.flatMap(({ seat, groupName }): Row[] => {
    const { id: assignmentId, profileId, groupId, date, shiftId, seat: number, shiftName } = seat
    const { startTime, endTime, startsAt, endsAt } = seat
    const named = {
      organizationId,
      assignmentId,
      profileId,
      groupId,
      groupName,
      date,
      shiftId,
      seat: number,
      shiftName,
    }
    const row = { ...named, startTime, endTime, startsAt, endsAt, dueAt: startsAt }
    if (Temporal.Instant.compare(startsAt, now) > 0) return profileId === playerId ? [] : [{ ...row, dueAt: endsAt }]
    if (Temporal.Instant.compare(endsAt, now) <= 0) return [{ ...row, ...cameTo(row, dice) }]
    if (profileId === playerId) return []
    running += 1
    return [{ ...row, ...runningAs(running, row, now, dice) }]
  })
  for (let from = 0; from < rows.length; from += atATime) {
    // one after the other: a statement takes only so many parameters
    // oxlint-disable-next-line no-await-in-loop
    await tx.insert(attendances).values(rows.slice(from, from + atATime))
  }
  // whoever is at work has said yes to it
  const isAtWork = exists(
    tx
      .select({ found: sql`1` })
      .from(attendances)
      .where(
        and(
          eq(attendances.organizationId, organizationId),
          eq(attendances.assignmentId, assignments.id),
          isNotNull(attendances.checkedInAt),
        ),
      ),
  )
  await tx
    .update(assignments)
    .set({ state: 'confirmed', decidedAt: sql`${assignments.startsAt}` })
    .where(and(eq(assignments.organizationId, organizationId), eq(assignments.state, 'assigned'), isAtWork))
}

const upTo = (dice: SeededRandom, below: number): number => Math.floor(dice.next() * below)

interface Times {
  readonly profileId: string
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
}

type Came = Partial<Row>

const lateBy = (startsAt: Temporal.Instant, minutes: number): Came => ({
  lateSince: minutes >= defaultAttendance.lateMinutes ? startsAt.add({ minutes: defaultAttendance.lateMinutes }) : null,
  missingSince:
    minutes >= defaultAttendance.missingMinutes ? startsAt.add({ minutes: defaultAttendance.missingMinutes }) : null,
})

/** What came of a shift that is over. */
function cameTo({ profileId, startsAt, endsAt }: Times, dice: SeededRandom): Came {
  if (dice.happens(0.015)) return lateBy(startsAt, defaultAttendance.missingMinutes)
  const isLate = dice.happens(0.06)
  const minutes = isLate ? 5 + upTo(dice, 12) : upTo(dice, 14) - 10
  const isTapped = dice.happens(0.8)
  const isEarly = dice.happens(0.02)
  const left = endsAt.subtract({ minutes: isEarly ? 25 + upTo(dice, 60) : upTo(dice, 4) })
  return {
    checkedInAt: startsAt.add({ minutes }),
    checkedInBy: profileId,
    ...(isLate ? lateBy(startsAt, minutes) : {}),
    ...(isTapped || isEarly
      ? { checkedOutAt: left, checkedOutBy: profileId, ending: 'tap', leftEarly: isEarly }
      : { checkedOutAt: endsAt, ending: 'shift' }),
  }
}

/** The third is late, the sixth is missing, the others are there. */
function runningAs(index: number, { profileId, startsAt }: Times, now: Temporal.Instant, dice: SeededRandom): Came {
  if (index === 3) {
    const dueAt = now.subtract({ minutes: 8 })
    return { dueAt, lateSince: dueAt.add({ minutes: 5 }), promptedAt: dueAt.add({ minutes: 5 }) }
  }
  if (index === 6) {
    const dueAt = now.subtract({ minutes: 38 })
    const missingSince = dueAt.add({ minutes: 10 })
    return {
      dueAt,
      lateSince: dueAt.add({ minutes: 5 }),
      promptedAt: dueAt.add({ minutes: 5 }),
      missingSince,
      alarmedAt: missingSince,
    }
  }
  const checkedInAt = startsAt.subtract({ minutes: upTo(dice, 11) })
  return { checkedInAt, checkedInBy: profileId }
}
