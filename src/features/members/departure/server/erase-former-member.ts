import { organizationOf } from '#features/access/sign-in/server/account-store.ts'
import { changeCredentials } from '#features/access/sign-in/server/credentials.ts'
import { lockAccount } from '#features/access/sign-in/server/lock-account.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { type Erasure, erasePerson } from './end-membership.ts'

/**
 * Erases an account that is no longer a member of any organisation, in all that it has belonged to, as if the person had
 * deleted it.
 * @param erasure `actorId` undefined: the operator of the installation erases it
 * @returns organisations in which pictures are to be removed after the commit (`deleteRemovedImageFiles`); undefined if the
 *   account is a member by now, and nothing has changed
 */
export async function eraseFormerMember(
  tx: Tx,
  kept: readonly PersonalData[],
  clock: Clock,
  erasure: Erasure & { readonly actorId?: string },
): Promise<string[] | undefined> {
  const { profileId, now } = erasure
  await lockAccount(tx, profileId)
  if ((await organizationOf(tx, profileId)) !== undefined) return undefined
  const belongedTo = await people.organizationsOf(tx, profileId)
  const pictures = await erasePerson(tx, kept, erasure)
  await changeCredentials(tx, profileId, { linked: 'revoke' }, now)
  for (const organizationId of belongedTo)
    await record(tx, organizationId, clock, erasure.actorId, { kind: 'session.accountDeleted', target: profileId })
  return pictures
}
