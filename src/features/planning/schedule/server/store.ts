import { and, asc, between, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import type { Interval } from '#kit/cover.ts'
import { addDays, type Day } from '#kit/day.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { shownName } from '#features/agency/shifts/names.ts'
import { oneOf } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import type { Elsewhere } from '../rules-hours.ts'
import { assignmentStates, type AssignmentState } from '../states.ts'
import { assignments, hasDeclined } from './table.ts'

export type NewAssignment = typeof assignments.$inferInsert

const within = (organizationId: string) =>
  and(eq(assignments.organizationId, organizationId), ne(assignments.state, 'declined'))

/** The group of an assignment, and the person on it. */
const itsGroup = and(
  eq(creatorGroups.organizationId, assignments.organizationId),
  eq(creatorGroups.id, assignments.groupId),
)
const itsPerson = and(eq(profiles.organizationId, assignments.organizationId), eq(profiles.id, assignments.profileId))

const columns = {
  id: assignments.id,
  date: assignments.date,
  shiftId: assignments.shiftId,
  seat: assignments.seat,
  profileId: assignments.profileId,
  fullName: profiles.fullName,
  state: assignments.state,
  startTime: assignments.startTime,
  endTime: assignments.endTime,
  overriddenWarnings: assignments.overriddenWarnings,
  overrideReason: assignments.overrideReason,
  shiftName: assignments.shiftName,
  isPinned: assignments.isPinned,
}

/** Who sits where in one group, by day, shift and seat. */
export const listOfGroup = statement((connection, organizationId: string, groupId: string, from: Day, to: Day) =>
  connection
    .select(columns)
    .from(assignments)
    .innerJoin(profiles, itsPerson)
    .where(and(within(organizationId), eq(assignments.groupId, groupId), between(assignments.date, from, to)))
    .orderBy(asc(assignments.date), asc(assignments.shiftId), asc(assignments.seat)),
)

/** Who sits on one seat. */
export async function findOnSeat(
  tx: Tx,
  organizationId: string,
  { groupId, date, shiftId, seat }: { groupId: string; date: Day; shiftId: string; seat: number },
) {
  const [row] = await tx
    .select(columns)
    .from(assignments)
    .innerJoin(profiles, itsPerson)
    .where(
      and(
        within(organizationId),
        eq(assignments.groupId, groupId),
        eq(assignments.date, date),
        eq(assignments.shiftId, shiftId),
        eq(assignments.seat, seat),
      ),
    )
  return row
}

export type Found = NonNullable<Awaited<ReturnType<typeof find>>>

export async function find(tx: Tx, organizationId: string, assignmentId: string) {
  const [row] = await tx
    .select({
      ...columns,
      groupId: assignments.groupId,
      groupName: creatorGroups.name,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
    })
    .from(assignments)
    .innerJoin(profiles, itsPerson)
    .innerJoin(creatorGroups, itsGroup)
    .where(and(within(organizationId), eq(assignments.id, assignmentId)))
  return row
}

const worked = sql<number>`(1000 * extract(epoch from sum(ends_at - starts_at)))::float8`

const hoursOfAll = statement((connection, organizationId: string, from: Day, to: Day) =>
  connection
    .select({ profileId: assignments.profileId, milliseconds: worked })
    .from(assignments)
    .where(and(within(organizationId), between(assignments.date, from, to)))
    .groupBy(assignments.profileId),
)

/**
 * Person by person, so that each one's few are found by the index of a person's ends: for a list PostgreSQL would read
 * everybody's week and compare each row with each of the list. The ends stand as instants since a comparison that may fail
 * is not taken into an index before the row's tenant is known; they are wide enough for any zone and any shift.
 */
const hoursOfSome = (
  tx: Tx,
  organizationId: string,
  [from, to]: readonly [Day, Day],
  { profileIds, states }: { profileIds: readonly string[]; states: readonly AssignmentState[] },
) =>
  tx.execute<{ profileId: string; milliseconds: number | null }>(sql`
    select person.id as "profileId", (select ${worked} from assignments where ${and(
      within(organizationId),
      sql`${assignments.profileId} = person.id`,
      between(assignments.date, from, to),
      sql`${assignments.endsAt} between (${from}::date - 2)::timestamptz and (${to}::date + 4)::timestamptz`,
      oneOf(assignments.state, states),
    )}) as milliseconds
    from unnest(${sql.param(profileIds)}::text[]) as person(id)`)

/** Milliseconds that really pass in each person's assignments dated in these days; in drafts too, unless told otherwise. */
export async function listHours(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  of?: { profileIds: readonly string[]; states?: readonly AssignmentState[] },
): Promise<Map<string, number>> {
  if (!of) return new Map((await hoursOfAll(tx, organizationId, ...days)).map(row => [row.profileId, row.milliseconds]))
  const { rows } = await hoursOfSome(tx, organizationId, days, { states: assignmentStates, ...of })
  return new Map(rows.flatMap(row => (row.milliseconds === null ? [] : [[row.profileId, row.milliseconds]])))
}

export interface Near extends Elsewhere {
  readonly profileId: string
  readonly groupId: string
  readonly shiftId: string
}

const milliseconds = (column: typeof assignments.startsAt | typeof assignments.endsAt) =>
  sql<number>`(1000 * extract(epoch from ${column}))::float8`
/** The longest rest that an organisation can ask for. */
const restMilliseconds = 24 * 3_600_000

/**
 * Assignments so close to a time that they overlap it or leave less than a day's rest; of one person, or of all. `language`
 * is that of whoever reads the names of their shifts.
 */
export async function listNear(
  tx: Tx,
  organizationId: string,
  { date, interval }: { date: Day; interval: Interval },
  language: Language,
  profileId?: string,
): Promise<Near[]> {
  const rows = await tx
    .select({
      profileId: assignments.profileId,
      groupId: assignments.groupId,
      shiftId: assignments.shiftId,
      groupName: creatorGroups.name,
      shiftName: assignments.shiftName,
      date: assignments.date,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      start: milliseconds(assignments.startsAt),
      end: milliseconds(assignments.endsAt),
    })
    .from(assignments)
    .innerJoin(creatorGroups, itsGroup)
    .where(
      and(
        within(organizationId),
        // for the index; the instants decide
        between(assignments.date, addDays(date, -3), addDays(date, 3)),
        gt(assignments.endsAt, at(interval.start - restMilliseconds)),
        lt(assignments.startsAt, at(interval.end + restMilliseconds)),
        profileId === undefined ? undefined : eq(assignments.profileId, profileId),
      ),
    )
    .orderBy(asc(assignments.startsAt), asc(assignments.id))
  return rows.map(({ start, end, ...row }) => ({
    ...row,
    shiftName: shownName({ id: row.shiftId, name: row.shiftName }, language),
    interval: { start, end },
  }))
}

/** On which of these days each person works, or one of them. */
export async function listDays(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  profileId?: string,
): Promise<ReadonlyMap<string, ReadonlySet<Day>>> {
  const rows = await tx
    .selectDistinct({ profileId: assignments.profileId, date: assignments.date })
    .from(assignments)
    .where(
      and(
        within(organizationId),
        between(assignments.date, ...days),
        profileId === undefined ? undefined : eq(assignments.profileId, profileId),
      ),
    )
  const byPerson = Map.groupBy(rows, row => row.profileId)
  return new Map([...byPerson].map(([id, ofPerson]) => [id, new Set(ofPerson.map(({ date }) => date))]))
}

/** Who has said no to a shift of a day in the group, with the reason last given. */
export async function listDecliners(
  tx: Tx,
  organizationId: string,
  { groupId, date, shiftId }: { groupId: string; date: Day; shiftId: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ profileId: assignments.profileId, reason: assignments.declineReason })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        eq(assignments.groupId, groupId),
        eq(assignments.date, date),
        eq(assignments.shiftId, shiftId),
        hasDeclined,
      ),
    )
    .orderBy(asc(assignments.decidedAt))
  return new Map(rows.map(({ profileId, reason }) => [profileId, reason ?? '']))
}

const at = (epochMilliseconds: number) => Temporal.Instant.fromEpochMilliseconds(epochMilliseconds)

/** A guard against abuse: as many as an organisation can have. */
const mostPeople = 5000

/** Everybody, with no more than judging them takes. */
export const listPeople = (tx: Tx, organizationId: string) =>
  tx
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      role: profiles.role,
      isActive: profiles.isActive,
      activeStatus: profiles.activeStatus,
      shiftPreferences: profiles.shiftPreferences,
      weeklyHoursWishLeast: profiles.weeklyHoursWishLeast,
      weeklyHoursWishMost: profiles.weeklyHoursWishMost,
    })
    .from(profiles)
    .where(eq(profiles.organizationId, organizationId))
    .limit(mostPeople)

/**
 * The person, held until the commit: assignments and vacation of one person take turns, so that rest, hours and vacation
 * are judged on what the deed before has left.
 */
export async function lockPerson(
  tx: Tx,
  organizationId: string,
  profileId: string,
): Promise<typeof profiles.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId)))
    .for('no key update')
  return row
}

/** False: the database refused, because seat or person are taken; it waits for whoever is at it at the same moment. */
export async function insert(tx: Tx, assignment: NewAssignment): Promise<boolean> {
  const kept = await tx.insert(assignments).values(assignment).onConflictDoNothing().returning({ id: assignments.id })
  return kept.length === 1
}

/** False: somebody else has removed it already. */
export async function remove(tx: Tx, organizationId: string, assignmentId: string): Promise<boolean> {
  const gone = await tx
    .delete(assignments)
    .where(and(within(organizationId), eq(assignments.id, assignmentId)))
    .returning({ id: assignments.id })
  return gone.length === 1
}
