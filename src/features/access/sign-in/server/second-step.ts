import { Refusal } from '#kit/refusal.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { countAttempt, countAttemptWithinLimit } from '#platform/server/rate-limit.ts'
import { hashOf } from '#platform/server/token.ts'
import { endSessionOf } from './account-store.ts'
import type { Auth } from './auth.ts'
import { findAccountState } from './credentials.ts'
import { copyCookies, completeSignIn } from './library.ts'
import { callLibrary } from './library-calls.ts'
import { limits } from './limits.ts'
import { hashRecoveryCode, recoveryCodeIn } from './recovery-codes.ts'
import { sessionToken } from './session-store.ts'

/**
 * Six digits out of the app, or one of the recovery codes. Either works once: who looks over a shoulder gets nothing.
 * @throws Refusal `signIn.wrongCode`, `signIn.secondStepExpired`
 */
export async function signInWithCode(context: RequestContext, auth: Auth, typed: string): Promise<void> {
  const begun = (await auth.$context).createAuthCookie('two_factor').name
  const identifier = begunSignIn(context, begun)
  await countAttempt(context.services, limits.signInAddress, `code ${identifier ?? context.address}`)
  const { database } = context.services
  const before = identifier && (await database.installation(tx => findAccountState(tx, { identifier })))
  const digits = typed.replaceAll(/\s/g, '')
  const isFromApp = /^\d{6}$/.test(digits)
  const code = isFromApp ? digits : recoveryCodeIn(typed)
  const question = { headers: onlyCookie(context.headers, begun), returnHeaders: true } as const
  const { headers, response } = await callLibrary(
    () =>
      isFromApp
        ? auth.api.verifyTOTP({ ...question, body: { code } })
        : auth.api.verifyBackupCode({ ...question, body: { code: hashRecoveryCode(context.services.secret, code) } }),
    codeRefusals,
  )
  const token = response.token ?? ''
  if (
    isFromApp &&
    !(await countAttemptWithinLimit(context.services, limits.once, `code ${response.user.id} ${code}`))
  ) {
    await database.installation(tx => endSessionOf(tx, token))
    throw new Refusal('signIn.wrongCode', undefined, { field: 'code' })
  }
  await completeSignIn(context, auth, token, before || undefined, isFromApp ? 'code' : 'recoveryCode')
  copyCookies(context, headers)
}

/** Whoever has shown a password is counted apart: guessers in the same network do not stand in the way. */
function begunSignIn({ headers, services }: RequestContext, cookieName: string): string | undefined {
  const begun = sessionToken(headers.get('cookie'), cookieName, services.secret)
  return begun === undefined ? undefined : hashOf(begun)
}

/** To the library a code beside a session is an app's first, and switches it on: nobody would be told of it. */
function onlyCookie(headers: Headers, name: string): Headers {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const others = new Headers(headers)
  others.set('cookie', pairs.filter(pair => pair.startsWith(`${name}=`)).join('; '))
  return others
}

const wrongCode = (): never => {
  throw new Refusal('signIn.wrongCode', undefined, { field: 'code' })
}
const secondStepExpired = (): never => {
  throw new Refusal('signIn.secondStepExpired')
}

/** The library gives a password five codes to try, and an account ten wrong ones in a row before it waits. */
const codeRefusals = {
  ACCOUNT_TEMPORARILY_LOCKED: (): never => {
    throw new Refusal('input.tooManyTries', { minutes: 15 })
  },
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongCode,
  // another request used the recovery code at the same moment
  CONFLICT: wrongCode,
  INVALID_TWO_FACTOR_COOKIE: secondStepExpired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: secondStepExpired,
  // the second factor was reset since the password was right
  TOTP_NOT_ENABLED: secondStepExpired,
  BACKUP_CODES_NOT_ENABLED: secondStepExpired,
}
