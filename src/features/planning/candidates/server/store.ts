import { and, asc, between, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import type { Interval } from '#kit/cover.ts'
import { addDays, type Day, daysBetween, daysFrom } from '#kit/day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { itsGroup, undeclinedAssignmentsOf } from '#features/planning/assignments/server/store.ts'
import { assignments, hasDeclined } from '#features/planning/assignments/server/table.ts'
import { assignmentStates, type AssignmentState } from '#features/planning/assignments/states.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import type { OtherAssignment } from '../rules-hours.ts'

const worked = sql<number>`(1000 * extract(epoch from sum(ends_at - starts_at)))::float8`

const hoursOfAll = cachedStatement((connection, organizationId: string, from: Day, to: Day) =>
  connection
    .select({ profileId: assignments.profileId, milliseconds: worked })
    .from(assignments)
    .where(and(undeclinedAssignmentsOf(organizationId), between(assignments.date, from, to)))
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
      undeclinedAssignmentsOf(organizationId),
      sql`${assignments.profileId} = person.id`,
      between(assignments.date, from, to),
      sql`${assignments.endsAt} between (${from}::date - 2)::timestamptz and (${to}::date + 4)::timestamptz`,
      equalsAny(assignments.state, states),
    )}) as milliseconds
    from unnest(${sql.param(profileIds)}::text[]) as person(id)`)

/** Milliseconds that really pass in each person's assignments dated in these days; in drafts too, unless told otherwise. */
export async function assignedMillisecondsByMember(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  of?: { profileIds: readonly string[]; states?: readonly AssignmentState[] },
): Promise<Map<string, number>> {
  if (!of) return new Map((await hoursOfAll(tx, organizationId, ...days)).map(row => [row.profileId, row.milliseconds]))
  const { rows } = await hoursOfSome(tx, organizationId, days, { states: assignmentStates, ...of })
  return new Map(rows.flatMap(row => (row.milliseconds === null ? [] : [[row.profileId, row.milliseconds]])))
}

export interface NearbyAssignment extends OtherAssignment {
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
export const listNearbyAssignments = (
  tx: Tx,
  organizationId: string,
  { date, interval }: { date: Day; interval: Interval },
  language: Language,
  profileId?: string,
): Promise<NearbyAssignment[]> =>
  listElsewhere(
    tx,
    language,
    and(
      undeclinedAssignmentsOf(organizationId),
      // for the index; the instants decide
      between(assignments.date, addDays(date, -nearDays), addDays(date, nearDays)),
      gt(assignments.endsAt, at(interval.start - restMilliseconds)),
      lt(assignments.startsAt, at(interval.end + restMilliseconds)),
      profileId === undefined ? undefined : eq(assignments.profileId, profileId),
    ),
  )

/** How many days beside a shift's own one can be filed that is so close. */
const nearDays = 3

/** Those so close to any shift of these days; of everybody, or of those who are named. */
export const listAssignmentsNearDays = (
  tx: Tx,
  organizationId: string,
  [first, last]: readonly [Day, Day],
  language: Language,
  profileIds?: readonly string[],
): Promise<NearbyAssignment[]> =>
  listElsewhere(
    tx,
    language,
    and(
      undeclinedAssignmentsOf(organizationId),
      between(assignments.date, addDays(first, -nearDays), addDays(last, nearDays)),
      profileIds && equalsAny(assignments.profileId, profileIds),
    ),
  )

async function listElsewhere(tx: Tx, language: Language, which: SQL | undefined): Promise<NearbyAssignment[]> {
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
    .where(which)
    .orderBy(asc(assignments.startsAt), asc(assignments.id))
  return rows.map(({ start, end, ...row }) => ({
    ...row,
    shiftName: displayedShiftName({ id: row.shiftId, name: row.shiftName }, language),
    interval: { start, end },
  }))
}

export interface WorkedTime {
  readonly days: ReadonlySet<Day>
  /** Milliseconds that really pass, by the Monday of the week. */
  readonly weeks: ReadonlyMap<Day, number>
}

/**
 * What each person works on these days, in drafts too; everybody, or those who are named. A row a person: a row for each of
 * thousands of seats costs the driver more than all that is done with them.
 */
export async function listAssignedTimeByMember(
  tx: Tx,
  organizationId: string,
  [from, to]: readonly [Day, Day],
  profileIds?: readonly string[],
): Promise<ReadonlyMap<string, WorkedTime>> {
  const { rows } = await tx.execute<{ profileId: string; seats: string }>(sql`
    select profile_id as "profileId", string_agg((date - ${from}::date)
      || ' ' || (1000 * extract(epoch from ends_at - starts_at))::int8, ',') as seats
    from assignments
    where ${and(
      undeclinedAssignmentsOf(organizationId),
      between(assignments.date, from, to),
      profileIds && equalsAny(assignments.profileId, profileIds),
    )}
    group by profile_id`)
  const dates = daysFrom(from, daysBetween(from, to) + 1)
  const mondays = dates.map(date => mondayOf(weekOf(date)))
  return new Map(
    rows.map(({ profileId, seats }) => {
      const days = new Set<Day>()
      const weeks = new Map<Day, number>()
      for (const seat of seats.split(',')) {
        const [at = 0, milliseconds = 0] = seat.split(' ').map(Number)
        const [date, monday] = [dates[at] as Day, mondays[at] as Day]
        days.add(date)
        weeks.set(monday, (weeks.get(monday) ?? 0) + milliseconds)
      }
      return [profileId, { days, weeks }]
    }),
  )
}

/** On which of these days each person works, or one of them. */
export async function listAssignedDays(
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
        undeclinedAssignmentsOf(organizationId),
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
  const rows = await listNoes(
    tx,
    organizationId,
    and(eq(assignments.groupId, groupId), eq(assignments.date, date), eq(assignments.shiftId, shiftId)),
  )
  return new Map(rows.map(({ profileId, reason }) => [profileId, reason ?? '']))
}

/** The same of all groups and shifts of whole days, the last word last; of everybody, or of those who are named. */
export const listDeclinersOnDays = (
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  profileIds?: readonly string[],
) =>
  listNoes(
    tx,
    organizationId,
    and(between(assignments.date, ...days), profileIds && equalsAny(assignments.profileId, profileIds)),
  )

const listNoes = (tx: Tx, organizationId: string, which: SQL | undefined) =>
  tx
    .select({
      groupId: assignments.groupId,
      date: assignments.date,
      shiftId: assignments.shiftId,
      profileId: assignments.profileId,
      reason: assignments.declineReason,
    })
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), hasDeclined, which))
    .orderBy(asc(assignments.decidedAt))

const at = (epochMilliseconds: number) => Temporal.Instant.fromEpochMilliseconds(epochMilliseconds)

/** A guard against abuse: as many as an organisation can have. */
const maxPeople = 5000

/** Everybody who has not left, or those of them who are named, with no more than judging them takes. */
export const listPeople = (tx: Tx, organizationId: string, profileIds?: readonly string[]) =>
  tx
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      timeZone: profiles.timeZone,
      role: profiles.role,
      isActive: profiles.isActive,
      activeStatus: profiles.activeStatus,
      shiftPreferences: profiles.shiftPreferences,
      minWeeklyHours: profiles.minWeeklyHours,
      maxWeeklyHours: profiles.maxWeeklyHours,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.organizationId, organizationId),
        isNull(profiles.leftAt),
        profileIds && equalsAny(profiles.id, profileIds),
      ),
    )
    .limit(maxPeople)
