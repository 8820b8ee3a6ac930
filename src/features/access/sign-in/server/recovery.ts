import { serialize } from 'hono/utils/cookie'
import { Refusal } from '#kit/refusal.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { SignInMethods } from '../contract.ts'
import { isRecentSecondFactor } from '../rules.ts'
import * as accounts from './account-store.ts'
import type { Auth } from './auth.ts'
import { changeCredentials, type MethodsToRemove } from './credentials.ts'
import { inConstantTime } from './constant-time.ts'
import { rememberDevice } from './known-devices.ts'
import { libraryNow } from './library.ts'
import { countMailRequest } from './limits.ts'
import {
  findMailedLink,
  insertMailedLink,
  markMailedLinkOpened,
  printedByHost,
  requireMailedLink,
  requireOpenedLink,
  takeMailedLink,
} from './mailed-links.ts'
import { accountMails, resetMail } from './mails.ts'
import { hashPassword, requireGoodPassword } from './passwords.ts'
import { sendDisconnectedMail } from './disconnected-mail.ts'
import { findTotpAndPasskeys } from './protection-store.ts'
import { sendToUnverifiedAddress } from './unverified-mail.ts'

/*
 *   (none) ──asks──▶ mailed ──opens the link──▶ open ──sets a password──▶ done, whatever was there before is void
 *                      └────────an hour─────────┴──▶ void
 */

/**
 * Answers alike whatever the address. An account without a password, such as a sample person's, gets no link.
 * @param trusted a known device of the account, or a member who may send the link: their requests and mails are
 *   counted apart, so that anonymous callers do not use them up
 */
export async function requestReset(context: RequestContext, email: string, trusted: string | undefined): Promise<void> {
  const { services, language } = context
  await countMailRequest(context, email, trusted)
  await inConstantTime(() =>
    services.database.installation(async tx => {
      const bond = await accounts.findPasswordAccount(tx, { email })
      if (!bond) return
      const url = await createResetLink(tx, services, { userId: bond.userId, email })
      const reads = (await accounts.languageOf(tx, bond.userId)) ?? language
      await sendToUnverifiedAddress(tx, services, resetMail(reads, email, url), trusted)
    }),
  )
}

/** Returns the address of the page that sets a new password. It works once, for an hour. */
export async function createResetLink(
  tx: Tx,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  link: { readonly userId: string; readonly email: string; readonly requestedBy?: typeof printedByHost },
): Promise<string> {
  const token = await insertMailedLink(tx, { ...link, purpose: 'reset' }, libraryNow())
  return `${publicUrl}/reset-password?token=${token}`
}

/**
 * The holder of the mailed link has shown up: until a new password is set, protected pages wait. The browser keeps
 * the link's secret, so that it, and no other one with a session of the account, may go on without the link.
 *
 * @returns what else opens the account and may be taken away together with the old password
 * @throws Refusal `signIn.linkExpired`
 */
export async function openPasswordReset(context: RequestContext, auth: Auth, token: string): Promise<SignInMethods> {
  const { services, answerHeaders } = context
  const { database } = services
  const found = await requireOpenedLink(context, 'reset', token, libraryNow())
  const organizationId = await database.installation(tx => accounts.organizationOf(tx, found.userId))
  const waysIn = await database.installation(async tx => {
    const { userId, email } = requireMailedLink(await findMailedLink(tx, 'reset', token, libraryNow()))
    const account = await accounts.findByEmail(tx, email)
    await markMailedLinkOpened(tx, token)
    // pages that are open elsewhere wait as well, from now on
    tx.invalidateOf(userId, 'permissions')
    const { passkeys, totpSince } = await findTotpAndPasskeys(tx, userId)
    const allGo = account?.isProven !== true
    const mayGo = totpSince !== null && (allGo || isRecentSecondFactor(totpSince, libraryNow()))
    return { passkeys, appSince: mayGo ? totpSince.toISOString() : null, allGo }
  }, organizationId)
  const { name, attributes } = await cookieOf(auth)
  answerHeaders.append('set-cookie', serialize(name, token, attributes))
  return waysIn
}

/**
 * With a mailed token, or without one in the browser that has opened it. Every session of the person ends, and of all
 * devices this one is known: who is kept out by strangers that guess gets in by a mail. What guarded an account whose
 * address nobody had proven goes, because a stranger may have set it up.
 *
 * @throws Refusal `signIn.linkExpired`, `signIn.noRecovery`; at the field `signIn.passwordTooShort`
 */
export async function resetPassword(
  context: RequestContext,
  auth: Auth,
  given: string | undefined,
  password: string,
  drop: MethodsToRemove,
): Promise<void> {
  const { services, language } = context
  requireGoodPassword(services.env, password)
  const token = given ?? (await keptToken(context, auth))
  const { database, mailer, clock, publicUrl } = services
  const now = libraryNow()
  const { userId } = await requireOpenedLink(context, 'reset', token, libraryNow())
  const passwordHash = await hashPassword(password)
  const organizationId = await database.installation(tx => accounts.organizationOf(tx, userId))
  await database.installation(async tx => {
    const { email, requestedBy } = await takeMailedLink(tx, 'reset', token, now)
    const account = await accounts.findByEmail(tx, email)
    // the address has changed since, and with it every link went; this is for who is faster than that
    if (account?.id !== userId) throw new Refusal('signIn.linkExpired')
    const { totpSince, passkeys } = await findTotpAndPasskeys(tx, userId)
    const dropsApp = totpSince !== null && (!account.isProven || (drop.app && isRecentSecondFactor(totpSince, now)))
    const dropped = passkeys.filter(({ id }) => !account.isProven || drop.passkeys.includes(id))
    const ways = account.isProven ? { passkeys: drop.passkeys, app: dropsApp } : 'all'
    const proof = requestedBy === printedByHost ? {} : { provesAddress: true as const }
    const change = { linked: 'revoke', passwordHash, drop: ways, ...proof } as const
    const { disconnected } = await changeCredentials(tx, userId, change, now)
    await sendDisconnectedMail(tx, services, userId, disconnected)
    const [to, reads] = [{ name: account.name, email }, (await accounts.languageOf(tx, userId)) ?? language]
    const url = `${publicUrl}/forgot-password`
    await mailer.sendLater(tx, accountMails.passwordChanged(reads, to, url))
    if (dropsApp) await mailer.sendLater(tx, accountMails.secondFactorOff(reads, to, url))
    if (organizationId === undefined) return
    const kinds = [
      'session.passwordReset',
      ...(dropsApp ? ['session.secondFactorOff' as const] : []),
      ...dropped.map(() => 'session.passkeyRemoved' as const),
    ] as const
    for (const kind of kinds) await record(tx, organizationId, clock, userId, { kind, target: userId })
  }, organizationId)
  await rememberDevice(context, auth, userId)
}

const cookieOf = async (auth: Auth) => (await auth.$context).createAuthCookie('reset', { maxAge: 3600 })

/** @throws Refusal `signIn.noRecovery` */
async function keptToken({ headers }: RequestContext, auth: Auth): Promise<string> {
  const { name } = await cookieOf(auth)
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find(each => each.startsWith(`${name}=`))
  if (pair === undefined) throw new Refusal('signIn.noRecovery')
  return pair.slice(name.length + 1)
}
