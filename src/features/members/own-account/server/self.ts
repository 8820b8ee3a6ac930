import { requireOpenSession } from '#features/access/sign-in/server/credentials.ts'
import { requireOwnPassword } from '#features/access/sign-in/server/own-password.ts'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import type { Member, RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'

export { libraryNow } from '#features/access/sign-in/server/library.ts'

/** A member with the request and the session that asks. */
export interface OwnAccountRequest {
  readonly member: Member
  readonly context: RequestContext
  readonly sessionId: string
}

/**
 * What changes how one gets in asks for the password once more: an open screen is not enough.
 * @throws Refusal `signIn.wrongPassword` at the field
 */
export const requirePassword = ({ member }: OwnAccountRequest, password: string, field?: string): Promise<void> =>
  requireOwnPassword(member.services, member.actor.profileId, password, { field })

/**
 * First in the transaction of each command that changes how the member signs in: a change that is under way is waited for.
 * @throws Refusal `permissions.signInFirst`
 */
export const requireStillSignedIn = (tx: Tx, { member, sessionId }: OwnAccountRequest): Promise<void> =>
  requireOpenSession(tx, member.actor.profileId, sessionId)

/** One transaction with the rights of the installation, because accounts are of no organisation; written down. */
export const runAudited = <T>(
  member: Member,
  kind: AuditKind,
  work: (tx: Tx) => Promise<T>,
  change: Record<string, unknown> = {},
): Promise<T> =>
  member.installationTransaction(async tx => {
    const result = await work(tx)
    await member.audit(tx, { kind, target: member.actor.profileId, change })
    return result
  })
