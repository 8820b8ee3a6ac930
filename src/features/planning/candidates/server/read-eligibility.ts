import { hoursWishOf, type ProfileRow } from '#features/foundation/people/server/store.ts'
import { type Absence, listAbsent } from '#features/planning/assignments/server/absence-store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Eligibility } from '../rules.ts'
import { type Known, eligibilityFor } from '../rules-eligibility.ts'
import { daysAround, daysIn, findCells, type GroupOpening, type Planner, statusIn } from './opening.ts'
import * as store from './store.ts'

/** All that is known of one person about one seat. */
export async function readEligibility(
  tx: Tx,
  { actor: { organizationId }, language }: Planner,
  opening: GroupOpening,
  person: ProfileRow,
): Promise<Eligibility> {
  const { date, shiftId, planned, interval } = opening
  const question = { groupId: planned.group.id, date, shiftId }
  return eligibilityFor(opening, {
    preferences: person.shiftPreferences,
    hoursWish: hoursWishOf(person),
    statusOf: statusIn(await findCells(tx, organizationId, opening, person.id)),
    others: await store.listNear(tx, organizationId, opening, language, person.id),
    weekMilliseconds: await millisecondsOf(tx, organizationId, opening, person.id),
    workedDays: (await store.listDays(tx, organizationId, daysAround(date), person.id)).get(person.id) ?? new Set(),
    ...noOf(
      (await store.listDecliners(tx, organizationId, question)).get(person.id),
      (await listAbsent(tx, organizationId, interval, person.id)).get(person.id),
    ),
    ...membership(opening, person.id),
  })
}

async function millisecondsOf(
  tx: Tx,
  organizationId: string,
  { week }: GroupOpening,
  profileId: string,
): Promise<number> {
  const hours = await store.listHours(tx, organizationId, daysIn(week), { profileIds: [profileId] })
  return hours.get(profileId) ?? 0
}

export const membership = ({ members }: GroupOpening, profileId: string): Pick<Known, 'isMain' | 'isHome'> => ({
  isMain: members.get(profileId) ?? false,
  isHome: members.has(profileId),
})

/** Why somebody is not suggested: the word to the time weighs more than that to the shift. */
export const noOf = (declined: string | undefined, absence: Absence | undefined) =>
  absence ? { declined: absence.note, absence: absence.kind } : { declined }
