import { Refusal } from '#kit/refusal.ts'
import {
  accountTransaction,
  isSecondFactorDue,
  type RequestContext,
} from '#features/foundation/permissions/server/procedure.ts'
import { lockProof } from '#features/foundation/permissions/server/open-proof.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import { countAttempt, deleteAttempts, refundAttempt } from '#platform/server/rate-limit.ts'
import type { SessionView } from '../contract.ts'
import * as accounts from './account-store.ts'
import type { Auth } from './auth.ts'
import { findAccountState, requireUnchangedAccount } from './credentials.ts'
import { knownDevice } from './known-devices.ts'
import { callLibrary } from './library-calls.ts'
import { libraryAddressOf } from './library-addresses.ts'
import { copyCookies, libraryNow, completeSignIn, auditForSession } from './library.ts'
import { limits } from './limits.ts'
import { requireOwnPassword } from './own-password.ts'
import { findReplacement, sessionToken } from './session-store.ts'

const sessionView = (session: Session | undefined, now: Temporal.Instant): SessionView => {
  if (!session) return null
  const { email, emailProven, name, recoveryActive, member } = session
  if (!member) return { email, emailProven, name, recoveryActive, member: null }
  const { actor, fullName, language, timeZone, avatarImage, secondFactorFrom: from, organization } = member
  return {
    email,
    emailProven,
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
      secondFactor: from && { from, isDue: isSecondFactorDue(member, now) },
      organization,
    },
  }
}

/** The app asks once a visit. The expiry of the session slides; a cookie whose session has ended is removed. */
export async function currentSession(context: RequestContext, auth: Auth): Promise<SessionView> {
  const { headers, services, session } = context
  const { name } = (await auth.$context).authCookies.sessionToken
  const token = sessionToken(headers.get('cookie'), name, services.secret)
  if (!session && token !== undefined) {
    const replacement = await findReplacement(services, token)
    if (replacement) return sessionView(replacement, services.clock.now())
    clearBrowserCache(context)
  }
  if (session || token !== undefined) {
    copyCookies(context, (await auth.api.getSession({ headers, returnHeaders: true })).headers)
  }
  return sessionView(session, services.clock.now())
}

/** Pictures are cached for a year, which is too long for the next person at a shared computer. */
const clearBrowserCache = ({ answerHeaders }: RequestContext): void => answerHeaders.set('clear-site-data', '"cache"')

/**
 * With a second factor set up, the password alone only begins: what follows is `signInWithCode`.
 * @throws Refusal `signIn.wrongCredentials`, `signIn.secondStepExpired`
 */
export async function signIn(
  context: RequestContext,
  auth: Auth,
  email: string,
  password: string,
): Promise<'signedIn' | 'unverified' | 'secondFactor'> {
  const wasRight = await countGuess(context, auth, email)
  const { database } = context.services
  const before = await database.installation(tx => findAccountState(tx, { email }))
  const body = { email: libraryAddressOf(email), password }
  const answer = await callLibrary(
    () => auth.api.signInEmail({ body, headers: context.headers, returnHeaders: true }),
    {
      EMAIL_NOT_VERIFIED: () => undefined,
      INVALID_EMAIL_OR_PASSWORD: () => {
        throw new Refusal('signIn.wrongCredentials', undefined, { field: 'password' })
      },
    },
  )
  await wasRight()
  if (!answer) return 'unverified'
  const { headers, response } = answer
  const isSignedIn = !('twoFactorRedirect' in response)
  if (isSignedIn) await completeSignIn(context, auth, response.token, before)
  else await requireUnchangedAccount(database, before, undefined)
  copyCookies(context, headers)
  return isSignedIn ? 'signedIn' : 'secondFactor'
}

/**
 * Who sits at the screen knows the password, so critical things are done without asking for some minutes.
 * @throws Refusal `permissions.signInFirst`
 */
export async function confirmSession({ services, session }: RequestContext, password: string): Promise<void> {
  if (!session) throw new Refusal('permissions.signInFirst')
  await requireOwnPassword(services, session.userId, password)
  await accountTransaction(services, session, async tx => {
    await lockProof(tx, session)
    await accounts.confirmSession(tx, session.sessionId, libraryNow())
  })
}

export async function signOut(context: RequestContext, auth: Auth): Promise<void> {
  if (context.session) await auditForSession(context, context.session, 'session.signedOut')
  copyCookies(context, (await auth.api.signOut({ headers: context.headers, returnHeaders: true })).headers)
  clearBrowserCache(context)
  const actor = context.session?.member?.actor
  if (!actor) return
  // those of other sessions come back by themselves
  await context.services.database.tenant(actor.organizationId, async tx => tx.endStreamsOf(actor.profileId))
}

/**
 * Counts a try at the password of an address before anybody looks at the password. Devices that are known to the account
 * are counted each by itself, everybody else together, so that strangers use up nothing but the tries of strangers.
 *
 * @returns to be called when the password was right
 * @throws Refusal `input.tooManyTries`
 */
async function countGuess(context: RequestContext, auth: Auth, email: string): Promise<() => Promise<void>> {
  const { services, address } = context
  const device = await knownDevice(context, auth, email)
  if (device !== undefined) {
    await countAttempt(services, limits.signInDevice, device)
    return () => deleteAttempts(services, limits.signInDevice, device)
  }
  const here = `${email} ${address}`
  // the narrow limits first: what they refuse uses up none of what the account has for all networks
  await countAttempt(services, limits.signInAddress, address)
  await countAttempt(services, limits.signInNetwork, here)
  await countAttempt(services, limits.signIn, email)
  // one try and no more: the others may be a guesser's
  return async () => {
    await refundAttempt(services, limits.signInNetwork, here)
    await refundAttempt(services, limits.signIn, email)
  }
}
