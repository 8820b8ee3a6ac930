import { Refusal } from '#kit/refusal.ts'
import * as accounts from '#features/accounts/server/account-store.ts'
import { countTry, forgetTries } from '#features/accounts/server/attempts.ts'
import { isPassword } from '#features/accounts/server/passwords.ts'
import type { AuditKind } from '#features/audit/kinds.ts'
import { record } from '#features/audit/server/store.ts'
import type { Member, RequestContext } from '#features/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'

export { libraryNow } from '#features/accounts/server/library.ts'

/** A member with the request and the session that asks. */
export interface Self {
  readonly member: Member
  readonly context: RequestContext
  readonly sessionId: string
}

/**
 * What changes how one gets in asks for the password once more: an open screen is not enough.
 * @throws Refusal `ownAccount.wrongPassword` at the field
 */
export async function requirePassword({ member }: Self, password: string, field = 'password'): Promise<void> {
  const { services, actor } = member
  await countTry(services, 'ownPassword', actor.profileId)
  const stored = await services.database.installation(tx => accounts.findPasswordHash(tx, actor.profileId))
  if (stored === undefined || !(await isPassword(stored, password))) {
    throw new Refusal('ownAccount.wrongPassword', undefined, { field })
  }
  await forgetTries(services, 'ownPassword', actor.profileId)
}

/** One transaction with the rights of the installation, because accounts are of no organisation; written down. */
export const asDeed = <T>(member: Member, kind: AuditKind, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const { actor, services } = member
  return services.database.installation(async tx => {
    const result = await work(tx)
    await record(tx, actor.organizationId, services.clock, actor.profileId, { kind, target: actor.profileId })
    return result
  }, actor.organizationId)
}
