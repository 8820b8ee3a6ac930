import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import * as accounts from './account-store.ts'
import type { Auth } from './auth.ts'
import { inConstantTime } from './constant-time.ts'
import { knownDevice, pretendToRememberDevice, rememberDevice } from './known-devices.ts'
import { libraryNow } from './library.ts'
import { countMailRequest, limits } from './limits.ts'
import { insertMailedLink, type MailedLink, requireOpenedLink, takeMailedLink } from './mailed-links.ts'
import { accountMails } from './mails.ts'
import { requireOwnPassword } from './own-password.ts'
import { hashPassword, requireGoodPassword } from './passwords.ts'
import { sendToUnverifiedAddress } from './unverified-mail.ts'

/*
 * An account and its address:
 *
 *   (none) ──registers────────────────▶ waiting ──confirms──▶ proven
 *     ├────invited by a mailed link────────────────────────▶ proven
 *     └────founds, or joins by a copied link──▶ unproven ──confirms, or accepts by a mailed link──▶ proven
 *
 * A `waiting` account cannot sign in. Setting a password by a mailed link also proves the address.
 */

interface Registration {
  readonly fullName: string
  readonly email: string
  readonly password: string
}

/**
 * Answers alike whatever the address. Of one that has an account the owner is told by mail; one that somebody registered
 * and never confirmed gives way.
 * @throws Refusal `signIn.registrationClosed`
 */
export async function register(
  context: RequestContext,
  auth: Auth,
  { fullName, email, password }: Registration,
): Promise<void> {
  const { services } = context
  if (services.env.REGISTRATION === 'closed') throw new Refusal('signIn.registrationClosed')
  requireGoodPassword(services.env, password, { where: 'registration', known: [fullName, email] })
  await countAttempt(services, limits.register, context.address)
  await inConstantTime(async () => {
    const account = { id: newId(), name: fullName, email, passwordHash: await hashPassword(password) }
    const isNew = await insertWaiting(context, account).catch(beaten)
    await (isNew ? rememberDevice(context, auth, account.id) : pretendToRememberDevice(context, auth))
  })
}

const insertWaiting = (
  { services, language }: RequestContext,
  account: Parameters<typeof accounts.replaceUnverifiedAccount>[2],
): Promise<boolean> =>
  services.database.installation(async tx => {
    const { name, email } = account
    const owner = await accounts.findByEmail(tx, email)
    if (owner?.isVerified) {
      const reads = (await accounts.languageOf(tx, owner.id)) ?? language
      const mail = accountMails.alreadyRegistered(reads, { name, email }, `${services.publicUrl}/login`)
      await sendToUnverifiedAddress(tx, services, mail)
      return false
    }
    await accounts.replaceUnverifiedAccount(tx, 'waiting', account, libraryNow())
    await sendConfirmation(tx, services, language, account)
    return true
  })

/** Two who register an address in the same moment: the first has the mail on its way. */
function beaten(error: unknown): boolean {
  if (violationOf(error)?.constraint === 'users_email_unique') return false
  throw error
}

/** A link to the account's own address; whoever opens it and may sign in has proven the address. */
export async function sendConfirmation(
  tx: Tx,
  services: Services,
  language: Language,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
  trusted?: string,
): Promise<void> {
  const token = await insertMailedLink(tx, { userId: id, purpose: 'confirm', email }, libraryNow())
  const url = `${services.publicUrl}/verify-email?token=${token}`
  await sendToUnverifiedAddress(tx, services, accountMails.verify(language, { name, email }, url), trusted)
}

/** The mail once more; answers alike whatever the address. Sessions and known devices of the account are counted apart. */
export async function requestVerification(context: RequestContext, auth: Auth, email: string): Promise<void> {
  const { services, session, language } = context
  const trusted = session?.email === email ? session.userId : await knownDevice(context, auth, email)
  await countMailRequest(context, email, trusted)
  await inConstantTime(() =>
    services.database.installation(async tx => {
      const account = await accounts.findByEmail(tx, email)
      if (!account || account.isProven) return
      const reads = (await accounts.languageOf(tx, account.id)) ?? language
      await sendConfirmation(tx, services, reads, { ...account, email }, trusted)
    }),
  )
}

/**
 * Opening the mail shows who owns the address, not who registered with it. So it counts only for whoever shows the account
 * to be theirs, too: by a session, in the browser that chose the password, or by the password.
 *
 * @throws Refusal `signIn.linkExpired`, or at the field `signIn.passwordNeeded`, `signIn.wrongPassword`
 */
export async function verifyEmail(
  context: RequestContext,
  auth: Auth,
  { token, password }: { readonly token: string; readonly password?: string | undefined },
): Promise<void> {
  const { services } = context
  const { database } = services
  const link = await requireOpenedLink(context, 'confirm', token, libraryNow())
  if (!(await isOwn(context, auth, link))) {
    if (password === undefined) throw new Refusal('signIn.passwordNeeded', undefined, { field: 'password' })
    await requireOwnPassword(services, link.userId, password, { link: token })
  }
  const organizationId = await database.installation(tx => accounts.organizationOf(tx, link.userId))
  await database.installation(async tx => {
    await accounts.markAddressProven(tx, await takeMailedLink(tx, 'confirm', token, libraryNow()), libraryNow())
  }, organizationId)
}

const isOwn = async (context: RequestContext, auth: Auth, { userId, email }: MailedLink): Promise<boolean> =>
  context.session?.userId === userId || (await knownDevice(context, auth, email)) !== undefined
