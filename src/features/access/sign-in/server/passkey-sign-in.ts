import { createHmac } from 'node:crypto'
import { serializeSigned } from 'hono/utils/cookie'
import { Refusal } from '#kit/refusal.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { countAttempt, countAttemptWithinLimit } from '#platform/server/rate-limit.ts'
import { hashOf, newToken } from '#platform/server/token.ts'
import type { SignedChallenge } from '../web-authn.ts'
import { type Auth, passkeyDomainOf } from './auth.ts'
import { findAccountState } from './credentials.ts'
import { callLibrary } from './library-calls.ts'
import { copyCookies, completeSignIn, libraryNow } from './library.ts'
import { limits } from './limits.ts'
import { sessionToken } from './session-store.ts'

/*
 * A challenge is not stored before its answer names a passkey of an account: anonymous callers leave no rows, and need no limit
 * that others in their network would share. The signed cookie holds a random token with the end of the challenge, and the
 * challenge follows from it.
 */
const milliseconds = limits.challenge.minutes * 60_000

export async function startPasskeySignIn(
  { services, answerHeaders }: RequestContext,
  auth: Auth,
): Promise<Record<string, unknown>> {
  const token = `${newToken().token}.${services.clock.now().epochMilliseconds + milliseconds}`
  const { name, attributes } = await cookieOf(auth)
  answerHeaders.append('set-cookie', await serializeSigned(name, token, services.secret, attributes))
  return {
    challenge: challengeOf(services.secret, token),
    rpId: passkeyDomainOf(services),
    timeout: 60_000,
    userVerification: 'required',
  }
}

const wrongPasskey: () => never = () => {
  throw new Refusal('signIn.wrongPasskey')
}

/** Instead of password and code: the device has asked for its owner. @throws Refusal `signIn.wrongPasskey` */
export async function signInWithPasskey(context: RequestContext, auth: Auth, signed: SignedChallenge): Promise<void> {
  const { services, headers: sent } = context
  const { database, clock, secret } = services
  const token = sessionToken(sent.get('cookie'), (await cookieOf(auth)).name, secret)
  const [, end] = token?.split('.') ?? []
  if (token === undefined || !(Number(end) > clock.now().epochMilliseconds)) wrongPasskey()
  const before = await database.installation(tx => findAccountState(tx, { credentialId: signed.id }))
  if (!before) wrongPasskey()
  await countAttempt(services, limits.passkey, signed.id)
  if (!(await countAttemptWithinLimit(services, limits.challenge, hashOf(token)))) wrongPasskey()
  // the library looks for the challenge where it would have stored it
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: token,
    value: JSON.stringify({ type: 'authentication', expectedChallenge: challengeOf(secret, token) }),
    expiresAt: new Date(libraryNow().getTime() + milliseconds),
  })
  const body = { response: { ...signed, clientExtensionResults: {} } }
  const { headers, response } = await callLibrary(
    () => auth.api.verifyPasskeyAuthentication({ body, headers: sent, returnHeaders: true }),
    { CHALLENGE_NOT_FOUND: wrongPasskey, PASSKEY_NOT_FOUND: wrongPasskey, AUTHENTICATION_FAILED: wrongPasskey },
  )
  await completeSignIn(context, auth, response.session.token, before, 'passkey')
  copyCookies(context, headers)
}

/** As the library calls it; registering a passkey uses it, too. */
const cookieOf = async (auth: Auth) =>
  (await auth.$context).createAuthCookie('better-auth-passkey', { maxAge: limits.challenge.minutes * 60 })

const challengeOf = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`passkey challenge ${token}`).digest('base64url')
