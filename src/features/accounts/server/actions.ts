import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import { Refusal } from '#kit/refusal.ts'
import type { ContactPerson } from '#features/contacts/schema.ts'
import * as contacts from '#features/contacts/server/store.ts'
import type { RequestContext } from '#features/permissions/server/procedure.ts'
import type { Session } from '#features/permissions/session.ts'
import type { SessionView } from '../contract.ts'
import { isExampleAddress } from '../example-addresses.ts'
import * as accounts from './account-store.ts'
import { countTry } from './attempts.ts'
import type { Auth } from './auth.ts'
import { countGuess } from './guesses.ts'
import { rememberDevice } from './known-devices.ts'
import { carry, libraryNow, requestIn, welcome, writeDown } from './library.ts'
import { requireLength } from './passwords.ts'

interface Registration {
  readonly fullName: string
  readonly email: string
  readonly password: string
}

const sessionView = (session: Session | undefined, contacts: ContactPerson[]): SessionView => {
  if (!session) return null
  const { email, name, recoveryActive, member } = session
  if (!member) return { email, name, recoveryActive, member: null }
  const { actor, fullName, language, timeZone, avatarImage, organization } = member
  return {
    email,
    name,
    recoveryActive,
    member: {
      profileId: actor.profileId,
      role: actor.role,
      locked: actor.locked,
      permissions: [...actor.permissions],
      fullName,
      language,
      timeZone,
      avatarImage,
      organization,
      contacts,
    },
  }
}

/** Also slides the session's expiry: the app asks once a visit. */
export async function currentSession(context: RequestContext, auth: Auth): Promise<SessionView> {
  if (context.session)
    carry(context, (await auth.api.getSession({ headers: context.headers, returnHeaders: true })).headers)
  return sessionView(context.session, await contactsFor(context))
}

/** A locked person may ask for nothing else, so the way out comes with the session. */
function contactsFor({ services, session }: RequestContext): Promise<ContactPerson[]> {
  const actor = session?.member?.actor
  if (!actor?.locked) return Promise.resolve([])
  return services.database.tenant(actor.organizationId, tx => contacts.listActive(tx, actor.organizationId))
}

export async function register(
  context: RequestContext,
  auth: Auth,
  { fullName, email, password }: Registration,
): Promise<void> {
  const { services } = context
  if (services.env.REGISTRATION === 'closed') throw new Refusal('accounts.registrationClosed')
  requireLength(services.env, password)
  await countTry(services, 'register', context.address)
  await evenly(() => auth.api.signUpEmail({ body: { email, name: fullName, password }, request: requestIn(context) }))
}

/** With a second factor set up, the password alone only begins: what follows is `signInWithCode`. */
export async function signIn(
  context: RequestContext,
  auth: Auth,
  email: string,
  password: string,
): Promise<'signedIn' | 'unverified' | 'secondFactor'> {
  const wasRight = await countGuess(context, auth, email)
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      headers: context.headers,
      returnHeaders: true,
    })
    carry(context, headers)
    await wasRight()
    if ('twoFactorRedirect' in response) return 'secondFactor'
    await welcome(context, auth, response.token)
    return 'signedIn'
  } catch (cause) {
    if (!isAPIError(cause)) throw cause
    if (cause.body?.code === 'EMAIL_NOT_VERIFIED') {
      await wasRight()
      return 'unverified'
    }
    throw new Refusal('accounts.wrongCredentials', undefined, { field: 'password' })
  }
}

export async function signOut(context: RequestContext, auth: Auth): Promise<void> {
  if (context.session) await writeDown(context, context.session, 'session.signedOut')
  carry(context, (await auth.api.signOut({ headers: context.headers, returnHeaders: true })).headers)
  const actor = context.session?.member?.actor
  if (!actor) return
  // those of other sessions come back by themselves
  await context.services.database.tenant(actor.organizationId, async tx => tx.endStreamsOf(actor.profileId))
}

export async function requestVerification(context: RequestContext, auth: Auth, email: string): Promise<void> {
  await countTry(context.services, 'mailFrom', context.address)
  await countTry(context.services, 'mail', `${email} ${context.address}`)
  // the answer is the same whatever the address, so whatever the library says of it is not passed on
  await evenly(() =>
    auth.api.sendVerificationEmail({ body: { email }, request: requestIn(context) }).catch(ignoreApiError),
  )
}

export async function verifyEmail(auth: Auth, token: string): Promise<void> {
  await auth.api.verifyEmail({ query: { token } }).catch(asExpiredLink)
}

export async function requestReset(context: RequestContext, auth: Auth, email: string): Promise<void> {
  await countTry(context.services, 'mailFrom', context.address)
  await countTry(context.services, 'mail', `${email} ${context.address}`)
  await evenly(async () => {
    // nobody owns one, so a link to a new password would be anybody's
    if (isExampleAddress(email)) return
    await auth.api.requestPasswordReset({ body: { email }, request: requestIn(context) }).catch(ignoreApiError)
  })
}

/** The holder of the mailed link has shown up: until a new password is set, protected pages wait (A §4). */
export async function openReset({ services, address }: RequestContext, token: string): Promise<void> {
  await countTry(services, 'token', address)
  await services.database.installation(async tx => {
    const userId = await accounts.findReset(tx, token, libraryNow())
    if (userId === undefined) throw new Refusal('accounts.linkExpired')
    await accounts.setRecovery(tx, userId, true)
  })
}

/**
 * With a mailed token, or without one as a signed-in person whose recovery is open. Every session of the person ends, and
 * of all devices this one is known: who is kept out by strangers that guess gets in by a mail.
 */
export async function resetPassword(
  context: RequestContext,
  auth: Auth,
  given: string | undefined,
  password: string,
): Promise<void> {
  const { services, session } = context
  requireLength(services.env, password)
  await countTry(services, 'token', context.address)
  const token = given ?? (await ownResetToken(context))
  const userId = await services.database.installation(tx => accounts.findReset(tx, token, libraryNow()))
  if (userId === undefined) throw new Refusal('accounts.linkExpired')
  await auth.api.resetPassword({ body: { newPassword: password, token } }).catch(asExpiredLink)
  const organizationId = await services.database.installation(tx => accounts.organizationOf(tx, userId))
  await services.database.installation(async tx => {
    await accounts.setRecovery(tx, userId, false)
    tx.endStreamsOf(userId)
  }, organizationId)
  await rememberDevice(context, auth, userId)
  if (session) await writeDown(context, session, 'session.passwordReset')
}

async function ownResetToken({ services, session }: RequestContext): Promise<string> {
  if (!session?.recoveryActive) throw new Refusal('accounts.noRecovery')
  const token = randomBytes(24).toString('base64url')
  await services.database.installation(tx => accounts.insertReset(tx, session.userId, token, libraryNow()))
  return token
}

/** Milliseconds that what depends on whether an address is known does not take longer than, on a machine that is not overloaded. */
const evenTime = 250

/**
 * Answers after the same time, whether there was anything to do or not: the clock tells nobody which addresses we know. On
 * a machine that is overloaded it is twice that time, or three times, for either.
 */
async function evenly(work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  await work()
  await setTimeout(evenTime - ((performance.now() - began) % evenTime))
}

function ignoreApiError(cause: unknown): void {
  if (!isAPIError(cause)) throw cause
}

function asExpiredLink(cause: unknown): never {
  throw isAPIError(cause) ? new Refusal('accounts.linkExpired') : cause
}
