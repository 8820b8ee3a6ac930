import { Refusal } from '#kit/refusal.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { mayEditAvailabilityAndWishes } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { syncPreferences } from '../arrangement.ts'
import { checkHoursWish } from '../hours-wish.ts'
import { checkPreferences } from '../rules.ts'
import type { Preferences, SaveHoursWish, SavePreferences } from '../schema.ts'

export const readPreferences = (member: Member, profileId = member.actor.profileId): Promise<Preferences> =>
  member.transaction(async tx => {
    const [person, shiftIds] = await Promise.all([personOf(tx, member, profileId), shiftIdsOf(tx, member)])
    return preferencesOf(person, shiftIds)
  })

/** @throws Refusal what the rule says */
export const saveShiftPreferences = (
  member: Member,
  { profileId = member.actor.profileId, preferences }: SavePreferences,
): Promise<Preferences> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const [person, shiftIds] = await Promise.all([personOf(tx, member, profileId), shiftIdsOf(tx, member)])
    const wrong = checkPreferences(preferences, shiftIds)
    if (wrong) throw new Refusal(`preferences.${wrong.refusal}`, undefined, { field: `preferences.${wrong.index}` })
    const before = preferencesOf(person, shiftIds)
    const after = { ...before, preferences: syncPreferences(preferences, shiftIds) }
    await people.change(tx, organizationId, profileId, { shiftPreferences: after.preferences })
    await noteChange(tx, member, profileId, { before: before.preferences, after: after.preferences })
    return after
  })

/** @throws Refusal `preferences.minAboveMax` */
export const saveWishedHours = (
  member: Member,
  { profileId = member.actor.profileId, min, max }: SaveHoursWish,
): Promise<Preferences> =>
  member.transaction(async tx => {
    const wish = { min, max }
    const [person, shiftIds] = await Promise.all([personOf(tx, member, profileId), shiftIdsOf(tx, member)])
    const wrong = checkHoursWish(wish)
    if (wrong) throw new Refusal(`preferences.${wrong}`, undefined, { field: 'max' })
    const before = preferencesOf(person, shiftIds)
    await people.change(tx, member.actor.organizationId, profileId, {
      minWeeklyHours: min,
      maxWeeklyHours: max,
    })
    await noteChange(tx, member, profileId, { weeklyHoursWish: { from: before.weeklyHoursWish, to: wish } })
    return { ...before, weeklyHoursWish: wish }
  })

/** What somebody does for another is written down. */
async function noteChange(tx: Tx, member: Member, profileId: string, change: Record<string, unknown>): Promise<void> {
  if (profileId !== member.actor.profileId) {
    await member.audit(tx, { kind: 'preferences.changedForAnother', target: profileId, change })
  }
  // candidates are ranked by it
  tx.invalidate('preferences', 'schedule')
}

const preferencesOf = (person: people.ProfileRow, shiftIds: readonly string[]): Preferences => ({
  profileId: person.id,
  preferences: syncPreferences(person.shiftPreferences, shiftIds),
  weeklyHoursWish: people.hoursWishOf(person),
})

/**
 * Somebody else's, without the right to it, are answered as if nobody were there.
 * @throws Refusal `preferences.notFound`
 */
async function personOf(tx: Tx, { actor }: Member, profileId: string) {
  const person = mayEditAvailabilityAndWishes(actor, profileId)
    ? await people.find(tx, actor.organizationId, profileId)
    : undefined
  if (!person) throw new Refusal('preferences.notFound', undefined, { field: 'profileId' })
  return person
}

const shiftIdsOf = async (tx: Tx, { actor }: Member): Promise<string[]> =>
  (await shifts.list(tx, actor.organizationId)).map(({ id }) => id)
