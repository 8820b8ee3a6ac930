import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { addDays, type Day, daysBetween } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { addWeeks, daysOfWeek, mondayOf, type Week, weekOf } from '#kit/week.ts'
import { cellStatus, type PackedCells, withCell } from '#features/planning/availability/packed.ts'
import { availabilityWeeks } from '#features/planning/availability/server/table.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import { consecutiveDayRuns } from '#features/planning/vacation/rules.ts'
import { vacationRequests } from '#features/planning/vacation/server/table.ts'
import type { RequestStatus } from '#features/planning/vacation/states.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SeededRandom } from './random.ts'

interface Vacation {
  readonly organizationId: string
  readonly now: Temporal.Instant
  readonly firstWeek: Week
  readonly shiftIds: readonly string[]
  readonly deciderId: string
  readonly chatterIds: readonly string[]
  readonly dice: SeededRandom
}

const reasons = [
  'Hochzeit meiner Schwester in Leipzig',
  'Wir fahren ein paar Tage an die Ostsee.',
  'Umzug',
  'Prüfung an der Uni',
  'Meine Eltern kommen zu Besuch.',
  'Arzttermin, danach brauche ich einen Tag Ruhe',
]
const limit = 2

/** A request behind every day of vacation, two that would open seats of the plan, and one that was refused. */
export async function insertSampleVacation(tx: Tx, vacation: Vacation): Promise<void> {
  const { organizationId, firstWeek, chatterIds } = vacation
  for (const chatterId of chatterIds.slice(2, 4)) await askForPlannedDay(tx, vacation, chatterId)
  const weeks = await tx
    .select()
    .from(availabilityWeeks)
    .where(eq(availabilityWeeks.organizationId, organizationId))
    .orderBy(asc(availabilityWeeks.weekStart), asc(availabilityWeeks.profileId))
  const requests = weeks.flatMap(({ profileId, weekStart, cells }) =>
    (['approved', 'pending'] as const).flatMap(status =>
      consecutiveDayRuns(daysWith(cells, weekOf(weekStart), status)).map(dates =>
        rowOf(vacation, profileId, dates, status),
      ),
    ),
  )
  const refused = chatterIds
    .slice(0, 1)
    .map(profileId => rowOf(vacation, profileId, [addDays(mondayOf(addWeeks(firstWeek, 4)), 4)], 'rejected'))
  await tx.insert(vacationRequests).values([...requests, ...refused])
}

/** Somebody who sits on a seat of next week asks for that day after all. */
async function askForPlannedDay(
  tx: Tx,
  { organizationId, firstWeek, shiftIds }: Vacation,
  profileId: string,
): Promise<void> {
  const monday = mondayOf(addWeeks(firstWeek, 1))
  const [seat] = await tx
    .select({ date: assignments.date })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        eq(assignments.profileId, profileId),
        inArray(assignments.state, ['assigned', 'confirmed']),
        gte(assignments.date, monday),
      ),
    )
    .orderBy(asc(assignments.date))
    .limit(1)
  if (!seat) return
  const week = mondayOf(weekOf(seat.date))
  const whose = and(
    eq(availabilityWeeks.organizationId, organizationId),
    eq(availabilityWeeks.profileId, profileId),
    eq(availabilityWeeks.weekStart, week),
  )
  const [stored] = await tx.select().from(availabilityWeeks).where(whose)
  if (!stored) return
  const cells = shiftIds.reduce(
    (result: PackedCells, shiftId) => withCell(result, shiftId, daysBetween(week, seat.date), 'vacation_requested'),
    stored.cells,
  )
  await tx
    .update(availabilityWeeks)
    .set({ cells, version: sql`${availabilityWeeks.version} + 1` })
    .where(whose)
}

function daysWith(cells: PackedCells, week: Week, status: 'approved' | 'pending'): Day[] {
  const wanted = status === 'approved' ? 'vacation' : 'vacation_requested'
  return daysOfWeek(week).filter((_, weekday) =>
    Object.keys(cells).some(shiftId => cellStatus(cells, shiftId, weekday) === wanted),
  )
}

function rowOf(
  { organizationId, now, shiftIds, deciderId, dice }: Vacation,
  profileId: string,
  dates: readonly Day[],
  status: RequestStatus,
): typeof vacationRequests.$inferInsert {
  const [first] = dates
  if (first === undefined) throw new Error('a request without days')
  const weekStart = mondayOf(weekOf(first))
  const createdAt = now.subtract({ minutes: 90 + Math.floor(dice.next() * 14_000) })
  const isDecided = status !== 'pending'
  return {
    organizationId,
    id: newId(),
    profileId,
    weekStart,
    weekEnd: addDays(weekStart, 6),
    specificDates: [...dates],
    shiftId: null,
    markedCells: status === 'rejected' ? [] : dates.flatMap(date => shiftIds.map(shiftId => ({ date, shiftId }))),
    wholeDays: status === 'rejected' ? [] : [...dates],
    requestedDays: dates.length,
    currentLimit: limit,
    status,
    reason: dice.pick(reasons),
    adminResponse: status === 'rejected' ? 'An dem Tag sind wir leider schon zu wenige.' : null,
    respondedBy: isDecided ? deciderId : null,
    respondedAt: isDecided ? createdAt.add({ minutes: 80 }) : null,
    createdAt,
    updatedAt: isDecided ? createdAt.add({ minutes: 80 }) : createdAt,
  }
}
