import { Refusal } from '#kit/refusal.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { mayEditFor } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { arranged } from '../arrangement.ts'
import { whyNotStore } from '../rules.ts'
import type { Preferences, SavePreferences } from '../schema.ts'

export const find = (member: Member, profileId = member.actor.profileId): Promise<Preferences> =>
  member.transaction(async tx => {
    const [stored, shiftIds] = await Promise.all([storedOf(tx, member, profileId), shiftIdsOf(tx, member)])
    return { profileId, preferences: arranged(stored, shiftIds) }
  })

/** @throws Refusal what the rule says */
export const save = (
  member: Member,
  { profileId = member.actor.profileId, preferences }: SavePreferences,
): Promise<Preferences> =>
  member.transaction(async tx => {
    const { organizationId, profileId: actorId } = member.actor
    const [before, shiftIds] = await Promise.all([storedOf(tx, member, profileId), shiftIdsOf(tx, member)])
    const wrong = whyNotStore(preferences, shiftIds)
    if (wrong) throw new Refusal(`preferences.${wrong.refusal}`, undefined, { field: `preferences.${wrong.index}` })
    const after = arranged(preferences, shiftIds)
    await people.change(tx, organizationId, profileId, { shiftPreferences: after })
    if (profileId !== actorId) {
      await member.audit(tx, {
        kind: 'preferences.changedForAnother',
        target: profileId,
        change: { before: arranged(before, shiftIds), after },
      })
    }
    // candidates are ranked by it
    tx.invalidate('preferences', 'schedule')
    return { profileId, preferences: after }
  })

/**
 * Somebody else's, without the right to it, are answered as if nobody were there.
 * @throws Refusal `preferences.notFound`
 */
async function storedOf(tx: Tx, { actor }: Member, profileId: string) {
  const person = mayEditFor(actor, profileId) ? await people.find(tx, actor.organizationId, profileId) : undefined
  if (!person) throw new Refusal('preferences.notFound', undefined, { field: 'profileId' })
  return person.shiftPreferences
}

const shiftIdsOf = async (tx: Tx, { actor }: Member): Promise<string[]> =>
  (await shifts.list(tx, actor.organizationId)).map(({ id }) => id)
