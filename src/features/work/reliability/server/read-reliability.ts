import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { findRules } from '#features/work/attendance/server/gate.ts'
import { laterOf } from '#features/work/attendance/states.ts'
import type { Tx } from '#platform/server/database.ts'
import { type ReliabilityCounts, noCounts, reliabilityOf, weeksBack } from '../rules.ts'
import type { EverybodysReliability, Reliability } from '../schema.ts'
import * as store from './store.ts'

export const list = (member: Member): Promise<EverybodysReliability> =>
  member.transaction(async tx => {
    const counted = await countsIn(tx, member)
    return counted && { people: [...counted].map(([profileId, counts]) => ({ profileId, ...shown(counts) })) }
  })

export const readOwnReliability = (member: Member): Promise<Reliability | null> =>
  member.transaction(async tx => {
    const { profileId } = member.actor
    const counted = await countsIn(tx, member, profileId)
    return counted && shown(counted.get(profileId) ?? noCounts)
  })

/** For nouns that show it beside their own figures; null: nobody checks in here. */
export async function listReliability(tx: Tx, member: Member): Promise<ReadonlyMap<string, number | null> | null> {
  const counted = await countsIn(tx, member)
  return counted && new Map([...counted].map(([profileId, counts]) => [profileId, reliabilityOf(counts)]))
}

/** Of twelve weeks, but not of what was before anybody checked in. */
async function countsIn(
  tx: Tx,
  member: Member,
  profileId?: string,
): Promise<ReadonlyMap<string, ReliabilityCounts> | null> {
  const { organizationId } = member.actor
  const { since } = await findRules(tx, organizationId)
  if (since === null) return null
  const now = member.now()
  const from = laterOf(now.subtract({ hours: 24 * 7 * weeksBack }), Temporal.Instant.from(since))
  return store.countReliability(tx, { organizationId, from, now, profileId })
}

const shown = (counts: ReliabilityCounts): Reliability => ({ ...counts, value: reliabilityOf(counts) })
