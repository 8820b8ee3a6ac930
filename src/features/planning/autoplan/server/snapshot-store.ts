import { and, asc, between, eq, sql } from 'drizzle-orm'
import { addDays, type Day, daysFrom } from '#kit/day.ts'
import type { Interval } from '#kit/cover.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import { findRules } from '#features/planning/planning-rules/server/store.ts'
import { listAbsencesIn } from '#features/planning/assignments/server/absence-store.ts'
import { listPeople } from '#features/planning/candidates/server/store.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'

const milliseconds = (column: typeof assignments.startsAt | typeof assignments.endsAt) =>
  sql<number>`(1000 * extract(epoch from ${column}))::float8`

/** Everybody's assignments of the days, those that were declined as well. */
const assignmentsOf = cachedStatement((connection, organizationId: string, from: Day, to: Day) =>
  connection
    .select({
      groupId: assignments.groupId,
      shiftId: assignments.shiftId,
      date: assignments.date,
      seat: assignments.seat,
      profileId: assignments.profileId,
      state: assignments.state,
      isPinned: assignments.isPinned,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      shiftName: assignments.shiftName,
      start: milliseconds(assignments.startsAt),
      end: milliseconds(assignments.endsAt),
      isOverridden: sql<boolean>`${assignments.overriddenWarnings} <> '{}'`,
    })
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), between(assignments.date, from, to)))
    .orderBy(asc(assignments.startsAt), asc(assignments.id)),
)

/** In which the past weeks are looked back on for balance. */
export const pastWeeks = 4

/** All that weeks are planned on, in an order that no name and no row's age changes; undefined: the organisation is gone. */
export async function readSnapshot(tx: Tx, organizationId: string, weekStart: Day, weeks: number) {
  const last = addDays(weekStart, 7 * weeks - 1)
  const mondays = [...new Set(daysFrom(addDays(weekStart, -7), 7 * (weeks + 2)).map(date => mondayOf(weekOf(date))))]
  const [organization, planned, people, cells, seats, absences, rules, standard, earlier] = await Promise.all([
    organizations.find(tx, organizationId),
    groups.listGroupsForPlanning(tx, organizationId),
    listPeople(tx, organizationId),
    availability.listAvailabilityCells(tx, organizationId, mondays),
    assignmentsOf(tx, organizationId, addDays(weekStart, -7 * pastWeeks), addDays(last, 14)),
    listAbsencesIn(tx, organizationId, around(weekStart, last)),
    findRules(tx, organizationId),
    shifts.list(tx, organizationId),
    shifts.listEarlier(tx, organizationId),
  ])
  if (!organization) return undefined
  return {
    weekStart,
    weeks,
    timeZone: organization.timeZone,
    planned: planned.toSorted((a, b) => (a.group.id < b.group.id ? -1 : 1)),
    people: people.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    cells,
    seats,
    absences: absences.map(({ profileId, startsAt, endsAt }) => ({
      profileId,
      interval: { start: startsAt.epochMilliseconds, end: endsAt.epochMilliseconds },
    })),
    rules,
    standard,
    earlier,
  }
}

/** The days in every time zone, and the shift that begins late on the last. */
const around = (first: Day, last: Day): Interval => ({
  start: Temporal.Instant.from(`${addDays(first, -2)}T00:00Z`).epochMilliseconds,
  end: Temporal.Instant.from(`${addDays(last, 3)}T00:00Z`).epochMilliseconds,
})

export type PlanningSnapshot = NonNullable<Awaited<ReturnType<typeof readSnapshot>>>
export type SnapshotSeat = PlanningSnapshot['seats'][number]
