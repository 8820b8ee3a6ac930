import { and, eq } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import type { Mail } from '#platform/server/mail.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { isExampleAddress } from '../example-addresses.ts'
import { findPasswordAccount, findByEmail, languageOf, organizationOf } from './account-store.ts'
import { changeCredentials, requireOpenSession } from './credentials.ts'
import { sendDisconnectedMail } from './disconnected-mail.ts'
import { libraryNow } from './library.ts'
import { limits, countMailWithinLimit } from './limits.ts'
import { lockAccount } from './lock-account.ts'
import { insertMailedLink, requireOpenedLink, takeMailedLink, voidMailedLinks } from './mailed-links.ts'
import { accountMails } from './mails.ts'
import { requireOwnPassword } from './own-password.ts'
import { users } from './table.ts'

/*
 *   asked ──confirmed by the link at the new address──▶ changed
 *     └────a day passes, asked again, or any other change of credentials──▶ void
 *
 * The old address gets a mail at both steps. The link alone changes nothing: the new mailbox may belong to someone else, and
 * mail scanners open links. Confirming takes a session of the account or its password, and a session when an admin has asked
 * for the change.
 */
interface Owner {
  readonly id: string
  readonly name: string
  /** The address until now. */
  readonly email: string
}

interface Wish {
  readonly email: string
  /** Somebody else's id. */
  readonly requestedBy?: string
}

/** Begins the causes of all mails about a change of somebody's address. */
export const emailChangeCause = (userId: string): string => `address of ${userId} `

/**
 * Mails the new address a link; until it is opened, everything stays. Answers alike when the address has an account
 * already: its owner is told instead.
 * @throws Refusal `signIn.sameAddress`, `signIn.examplePerson`
 */
export async function requestEmailChange(
  tx: Tx,
  services: Services,
  language: Language,
  { id, name, email: before }: Owner,
  { email, requestedBy }: Wish,
): Promise<void> {
  const { mailer, publicUrl } = services
  if (email === before) throw new Refusal('signIn.sameAddress', undefined, { field: 'email' })
  const mail = (wish: Mail) => mailer.sendLater(tx, wish, { cause: `${emailChangeCause(id)}${newId()}` })
  await refuseExample(tx, { id, email: before })
  await lockAccount(tx, id)
  await countAttempt(services, limits.mail, `change ${id}`, tx)
  await voidMailedLinks(tx, id, 'change')
  const warning = accountMails.emailChangeAsked(language, { name, email: before }, `${publicUrl}/forgot-password`)
  await mail(warning)
  const isMailed = await countMailWithinLimit(services, email, tx)
  const taken = await findByEmail(tx, email)
  if (taken?.isVerified) {
    const reads = (await languageOf(tx, taken.id)) ?? language
    if (isMailed) await mail(accountMails.alreadyRegistered(reads, { name, email }, `${publicUrl}/login`))
    return
  }
  const wish = { userId: id, purpose: 'change', email, ...(requestedBy !== undefined && { requestedBy }) } as const
  const token = await insertMailedLink(tx, wish, libraryNow())
  if (!isMailed) return
  await mail(accountMails.confirmEmail(language, { name, email }, `${publicUrl}/confirm-email?token=${token}`))
}

/**
 * @throws Refusal `signIn.linkExpired`, `signIn.signInToConfirm`, `signIn.conflictAddress`, or at the field
 *   `signIn.passwordNeeded`, `signIn.wrongPassword`
 */
export async function confirmEmailChange(
  { services, language, address, session }: RequestContext,
  { token, password }: { readonly token: string; readonly password?: string | undefined },
): Promise<void> {
  const { database, clock, mailer, publicUrl } = services
  const { userId, requestedBy } = await requireOpenedLink({ services, address }, 'change', token, libraryNow())
  const isSignedIn = session?.userId === userId
  if (!isSignedIn) {
    if (requestedBy !== null) throw new Refusal('signIn.signInToConfirm')
    if (password === undefined) throw new Refusal('signIn.passwordNeeded', undefined, { field: 'password' })
    await requireOwnPassword(services, userId, password, { link: token })
  }
  const organizationId = await database.installation(tx => organizationOf(tx, userId))
  const deed = database.installation(async tx => {
    const now = libraryNow()
    const { email } = await takeMailedLink(tx, 'change', token, now)
    const [before] = await tx.select().from(users).where(eq(users.id, userId))
    if (!before) throw new Refusal('signIn.linkExpired')
    if (isSignedIn) await requireOpenSession(tx, userId, session.sessionId)
    // whoever registered with the address and never opened the mail did not own it
    await tx.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)))
    const others = isSignedIn
      ? ({ linked: 'keep', keepSession: session.sessionId } as const)
      : ({ linked: 'revoke' } as const)
    const { disconnected } = await changeCredentials(tx, userId, { email, provesAddress: true, ...others }, now)
    await sendDisconnectedMail(tx, services, userId, disconnected)
    // the browser that opened the link may have another language
    const reads = (await languageOf(tx, userId)) ?? language
    await mailer.sendLater(tx, accountMails.emailChanged(reads, before, `${publicUrl}/login`))
    if (organizationId === undefined) return
    await tx
      .update(profiles)
      .set({ email })
      .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, userId)))
    await record(tx, organizationId, clock, userId, {
      kind: 'session.emailChanged',
      target: userId,
      change: { from: before.email, to: email },
    })
    tx.invalidate('signIn', 'team', 'people')
  }, organizationId)
  await deed.catch((error: unknown) => {
    throw violationOf(error)?.constraint === 'users_email_unique' ? new Refusal('signIn.conflictAddress') : error
  })
}

/**
 * A person of the sample has no password, so no link could ever be of use to them.
 * @throws Refusal `signIn.examplePerson`
 */
async function refuseExample(tx: Tx, { id, email }: { readonly id: string; readonly email: string }): Promise<void> {
  if (isExampleAddress(email) && !(await findPasswordAccount(tx, { userId: id })))
    throw new Refusal('signIn.examplePerson')
}
