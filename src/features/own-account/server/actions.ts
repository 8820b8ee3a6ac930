import { Refusal } from '#kit/refusal.ts'
import * as accounts from '#features/accounts/server/account-store.ts'
import { countTry, forgetTries } from '#features/accounts/server/attempts.ts'
import { hashPassword, isPassword, requireLength } from '#features/accounts/server/passwords.ts'
import type { AuditKind } from '#features/audit/kinds.ts'
import { record } from '#features/audit/server/store.ts'
import type { Member, RequestContext } from '#features/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import type { OwnSession } from '../contract.ts'

/** A member, and the session that asks. */
export interface Self {
  readonly member: Member
  readonly sessionId: string
}

export async function sessions({ member, sessionId }: Self): Promise<OwnSession[]> {
  const rows = await member.services.database.installation(tx =>
    accounts.listSessions(tx, member.actor.profileId, libraryNow()),
  )
  return rows
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      userAgent: userAgent ?? '',
      createdAt: createdAt.toISOString(),
      lastSeen: updatedAt.toISOString(),
      isThis: id === sessionId,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

export const endSession = ({ member }: Self, id: string): Promise<void> =>
  asDeed(member, 'session.ended', async tx => {
    if (!(await accounts.endSession(tx, member.actor.profileId, id))) throw new Refusal('ownAccount.notFound')
    tx.endStreamsOf(member.actor.profileId)
  })

export const endOtherSessions = ({ member, sessionId }: Self): Promise<{ sessions: number }> =>
  asDeed(member, 'session.ended', async tx => {
    const ended = await accounts.endSessions(tx, member.actor.profileId, sessionId)
    // the stream of this session comes back by itself
    tx.endStreamsOf(member.actor.profileId)
    return { sessions: ended }
  })

export async function changePassword(
  { member, sessionId }: Self,
  context: Pick<RequestContext, 'services'>,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const { services } = context
  const { profileId } = member.actor
  requireLength(services.env, password)
  await countTry(services, 'signIn', `password ${profileId}`)
  const stored = await services.database.installation(tx => accounts.findPasswordHash(tx, profileId))
  if (stored === undefined || !(await isPassword(stored, currentPassword))) {
    throw new Refusal('ownAccount.wrongPassword', undefined, { field: 'currentPassword' })
  }
  await forgetTries(services, 'signIn', `password ${profileId}`)
  const passwordHash = await hashPassword(password)
  await asDeed(member, 'session.passwordChanged', async tx => {
    await accounts.setPasswordHash(tx, profileId, passwordHash, libraryNow())
    await accounts.endSessions(tx, profileId, sessionId)
    tx.endStreamsOf(profileId)
  })
}

const asDeed = <T>(member: Member, kind: AuditKind, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const { actor, services } = member
  return services.database.installation(async tx => {
    const result = await work(tx)
    await record(tx, actor.organizationId, services.clock, actor.profileId, { kind, target: actor.profileId })
    return result
  }, actor.organizationId)
}

// the accounts library writes and judges by the machine's clock
const libraryNow = (): Date => new Date()
