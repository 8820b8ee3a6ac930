import type { Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import type { Tx } from '#platform/server/database.ts'
import * as store from './store.ts'
import * as weeks from './week-store.ts'

interface Dated {
  readonly date: Day
}

export const mondaysOf = (seats: readonly Dated[]): Day[] =>
  [...new Set(seats.map(({ date }) => mondayOf(weekOf(date))))].toSorted()

/** @throws Refusal `schedule.groupNotFound` */
export async function lockWeeks(
  tx: Tx,
  organizationId: string,
  groupId: string,
  seats: readonly Dated[],
): Promise<void> {
  for (const monday of mondaysOf(seats)) {
    if (!(await weeks.lockPlanWeek(tx, organizationId, groupId, monday))) {
      throw new Refusal('schedule.groupNotFound', undefined, { field: 'groupId' })
    }
  }
}

/** Weeks of all groups, then all people, each in one order everywhere: two deeds at once do not wait for each other. */
export async function lockWeeksAndPeople(
  tx: Tx,
  organizationId: string,
  seats: readonly (Dated & { readonly groupId: string; readonly profileId: string })[],
): Promise<void> {
  for (const [groupId, own] of seatsByGroupInOrder(seats)) await lockWeeks(tx, organizationId, groupId, own)
  const profileIds = new Set(seats.map(({ profileId }) => profileId))
  for (const profileId of [...profileIds].toSorted()) await store.lockPerson(tx, organizationId, profileId)
}

export const seatsByGroupInOrder = <T extends { readonly groupId: string }>(seats: readonly T[]): [string, T[]][] =>
  [...Map.groupBy(seats, ({ groupId }) => groupId)].toSorted(([a], [b]) => (a < b ? -1 : 1))
