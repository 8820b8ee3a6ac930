import { Refusal } from '#kit/refusal.ts'
import * as accounts from '#features/access/sign-in/server/account-store.ts'
import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { changeCredentials } from '#features/access/sign-in/server/credentials.ts'
import { sendDisconnectedMail } from '#features/access/sign-in/server/disconnected-mail.ts'
import { rememberDevice } from '#features/access/sign-in/server/known-devices.ts'
import { accountMails } from '#features/access/sign-in/server/mails.ts'
import { hashPassword, requireGoodPassword } from '#features/access/sign-in/server/passwords.ts'
import type { OwnSession } from '../contract.ts'
import { runAudited, libraryNow, requirePassword, requireStillSignedIn, type OwnAccountRequest } from './self.ts'

export async function listOwnSessions({ member, sessionId }: OwnAccountRequest): Promise<OwnSession[]> {
  const rows = await member.services.database.installation(tx =>
    accounts.listSessions(tx, member.actor.profileId, libraryNow()),
  )
  return rows
    .map(({ id, userAgent, createdAt, lastUse }) => ({
      id,
      userAgent: userAgent ?? '',
      createdAt: createdAt.toISOString(),
      lastSeen: lastUse.toISOString(),
      isThis: id === sessionId,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** @throws Refusal `ownAccount.notFound` */
export const endSession = (self: OwnAccountRequest, id: string): Promise<void> =>
  runAudited(self.member, 'session.ended', async tx => {
    await requireStillSignedIn(tx, self)
    const { member } = self
    if (!(await accounts.endSession(tx, member.actor.profileId, id))) throw new Refusal('ownAccount.notFound')
    tx.endStreamsOf(member.actor.profileId)
  })

/** Everything else that gives access ends as well: the person may not know who else is in. */
export const endOtherSessions = (self: OwnAccountRequest): Promise<{ sessions: number; disconnected: string[] }> =>
  runAudited(self.member, 'session.ended', async tx => {
    await requireStillSignedIn(tx, self)
    const { member, sessionId } = self
    const { profileId } = member.actor
    const change = { linked: 'revoke', keepSession: sessionId } as const
    const { sessions, disconnected } = await changeCredentials(tx, profileId, change, libraryNow())
    await sendDisconnectedMail(tx, member.services, profileId, disconnected)
    return { sessions, disconnected: disconnected.map(name => name[member.language]) }
  })

export async function changePassword(
  self: OwnAccountRequest,
  auth: Auth,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const { member, sessionId } = self
  const { profileId } = member.actor
  const { name = '', email = '' } = self.context.session ?? {}
  requireGoodPassword(member.services.env, password, { known: [name, email] })
  await requirePassword(self, currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(password)
  await runAudited(member, 'session.passwordChanged', async tx => {
    await requireStillSignedIn(tx, self)
    await changeCredentials(tx, profileId, { linked: 'keep', passwordHash, keepSession: sessionId }, libraryNow())
    const { mailer, publicUrl } = member.services
    const to = { name: self.context.session?.name ?? '', email: self.context.session?.email ?? '' }
    await mailer.sendLater(tx, accountMails.passwordChanged(member.language, to, `${publicUrl}/forgot-password`))
  })
  await rememberDevice(self.context, auth, profileId)
}
