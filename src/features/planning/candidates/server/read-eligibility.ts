import { hoursWishOf, type ProfileRow } from '#features/foundation/people/server/store.ts'
import { type Absence, listAbsencesByMember } from '#features/planning/assignments/server/absence-store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Eligibility } from '../rules.ts'
import { type CandidateFacts, eligibilityFor } from '../rules-eligibility.ts'
import {
  streakDaysAround,
  firstAndLastDay,
  findCellsForOpening,
  type GroupOpening,
  type Planner,
  statusIn,
} from './opening.ts'
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
    statusOf: statusIn(await findCellsForOpening(tx, organizationId, opening, person.id)),
    others: await store.listNearbyAssignments(tx, organizationId, opening, language, person.id),
    weekMilliseconds: await millisecondsOf(tx, organizationId, opening, person.id),
    workedDays:
      (await store.listAssignedDays(tx, organizationId, streakDaysAround(date), person.id)).get(person.id) ?? new Set(),
    ...declineReasonOf(
      (await store.listDecliners(tx, organizationId, question)).get(person.id),
      (await listAbsencesByMember(tx, organizationId, interval, person.id)).get(person.id),
    ),
    ...groupMembershipOf(opening, person.id),
  })
}

async function millisecondsOf(
  tx: Tx,
  organizationId: string,
  { week }: GroupOpening,
  profileId: string,
): Promise<number> {
  const hours = await store.assignedMillisecondsByMember(tx, organizationId, firstAndLastDay(week), {
    profileIds: [profileId],
  })
  return hours.get(profileId) ?? 0
}

export const groupMembershipOf = (
  { members }: GroupOpening,
  profileId: string,
): Pick<CandidateFacts, 'isMain' | 'isHome'> => ({
  isMain: members.get(profileId) ?? false,
  isHome: members.has(profileId),
})

/** Why somebody is not suggested: the word to the time weighs more than that to the shift. */
export const declineReasonOf = (declined: string | undefined, absence: Absence | undefined) =>
  absence ? { declined: absence.note, absence: absence.kind } : { declined }
