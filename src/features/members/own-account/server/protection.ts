import { Refusal } from '#kit/refusal.ts'
import { endSession } from '#features/access/sign-in/server/account-store.ts'
import { beginLibraryStep, changeCredentials, endLibraryStep } from '#features/access/sign-in/server/credentials.ts'
import { newRecoveryCodes, recoveryCodeStorage } from '#features/access/sign-in/server/recovery-codes.ts'
import { noteReplacement, sessionFinder, sessionToken } from '#features/access/sign-in/server/session-store.ts'
import * as store from '#features/access/sign-in/server/protection-store.ts'
import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { copyCookies } from '#features/access/sign-in/server/library.ts'
import { callLibrary, signInFirst } from '#features/access/sign-in/server/library-calls.ts'
import { accountMails } from '#features/access/sign-in/server/mails.ts'
import type { NewPasskey } from '#features/access/sign-in/web-authn.ts'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import { lockProof } from '#features/foundation/permissions/server/open-proof.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import type { SignInProtection, TotpStart } from '../contract.ts'
import { runAudited, libraryNow, requirePassword, requireStillSignedIn, type OwnAccountRequest } from './self.ts'

/*
 *   off ──password──▶ begun ──first code──▶ on ──password──▶ off
 *                       └──begin again──┘    └──password──▶ new recovery codes
 */

export async function readTotpAndPasskeys({ member }: OwnAccountRequest): Promise<SignInProtection> {
  const { hasTotp, passkeys } = await member.services.database.installation(tx =>
    store.findTotpAndPasskeys(tx, member.actor.profileId),
  )
  return { hasTotp, passkeys }
}

/** The secret for an authenticator app and the recovery codes; nothing counts until a code of the app was typed in. */
export async function startTotp(self: OwnAccountRequest, auth: Auth, password: string): Promise<TotpStart> {
  await requirePassword(self, password)
  const { database } = self.member.services
  const { profileId } = self.member.actor
  const step = await database.installation(tx => beginLibraryStep(tx, profileId, self.sessionId, libraryNow()))
  const started = await callLibrary(
    () => auth.api.enableTwoFactor({ body: { password }, headers: self.context.headers }),
    {
      UNAUTHORIZED: signInFirst,
      // it was changed since it was checked
      INVALID_PASSWORD: refuse('signIn.wrongPassword', 'password'),
      TOTP_ALREADY_ENABLED: refuse('ownAccount.conflictTotp'),
    },
  )
  await database
    .installation(tx => endLibraryStep(tx, profileId, step))
    .catch(async (cause: unknown) => {
      await database.installation(tx => store.removePendingTotp(tx, profileId))
      throw cause
    })
  if (started.method !== 'totp') throw new Error('an authenticator app was asked for')
  const secret = new URL(started.totpURI).searchParams.get('secret') ?? ''
  return { uri: started.totpURI, secret, recoveryCodes: started.backupCodes }
}

/** The session is a new one afterwards, and the others end. If sessions were ended meanwhile, the app stays off. */
export async function confirmTotp(self: OwnAccountRequest, auth: Auth, code: string): Promise<void> {
  const { database, clock, secret } = self.member.services
  const { profileId } = self.member.actor
  const { step, wasOn } = await database.installation(async tx => {
    const begun = await beginLibraryStep(tx, profileId, self.sessionId, libraryNow())
    // before the library switches it on, so that nothing that goes wrong in between leaves it older than it is
    await store.setPendingTotpCreatedAt(tx, profileId, libraryNow())
    return { step: begun, wasOn: await store.hasTotp(tx, profileId) }
  })
  const question = { headers: self.context.headers, returnHeaders: true } as const
  const { headers } = await callLibrary(
    () => auth.api.verifyTOTP({ ...question, body: { code: code.replaceAll(/\s/g, '') } }),
    {
      INVALID_TWO_FACTOR_COOKIE: signInFirst,
      INVALID_CODE: refuse('ownAccount.wrongCode', 'code'),
      TOTP_NOT_ENABLED: refuse('ownAccount.noTotp'),
    },
  )
  const { name } = (await auth.$context).authCookies.sessionToken
  const given = headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
  const token = sessionToken(given, name, secret)
  const replaced = sessionToken(self.context.headers.get('cookie'), name, secret)
  const session = token === undefined ? undefined : await sessionFinder(database, clock)(token)
  const sessionId = session?.sessionId ?? self.sessionId
  await auditedAndMailed({ ...self, sessionId }, 'session.secondFactorOn', async tx => {
    await endLibraryStep(tx, profileId, step)
    if (session && replaced !== undefined) await noteReplacement(tx, clock, replaced, sessionId)
  }).catch(async (cause: unknown) => {
    await database.installation(async tx => {
      if (!wasOn) await store.removeTotp(tx, profileId)
      await endSession(tx, profileId, sessionId)
    })
    throw cause
  })
  copyCookies(self.context, headers)
}

/** @throws Refusal `ownAccount.noTotp` */
export async function renewRecoveryCodes(self: OwnAccountRequest, password: string): Promise<string[]> {
  await requirePassword(self, password)
  const codes = newRecoveryCodes()
  const stored = await recoveryCodeStorage(self.member.services.secret).encrypt(JSON.stringify(codes))
  await runAudited(self.member, 'session.recoveryCodesRenewed', async tx => {
    await requireStillSignedIn(tx, self)
    if (!(await store.setRecoveryCodes(tx, self.member.actor.profileId, stored))) throw new Refusal('ownAccount.noTotp')
    await voidOld(tx, self)
  })
  return codes
}

/** @throws Refusal `ownAccount.noTotp` */
export async function stopTotp(self: OwnAccountRequest, password: string): Promise<void> {
  await requirePassword(self, password)
  await auditedAndMailed(self, 'session.secondFactorOff', async tx => {
    if (!(await store.removeTotp(tx, self.member.actor.profileId))) throw new Refusal('ownAccount.noTotp')
  })
}

export async function startPasskeyRegistration(
  self: OwnAccountRequest,
  auth: Auth,
  password: string,
): Promise<Record<string, unknown>> {
  await requirePassword(self, password)
  const { headers, response } = await callLibrary(
    () => auth.api.generatePasskeyRegistrationOptions({ headers: self.context.headers, returnHeaders: true }),
    { UNAUTHORIZED: signInFirst },
  )
  copyCookies(self.context, headers)
  return { ...response }
}

export async function addPasskey(self: OwnAccountRequest, auth: Auth, name: string, made: NewPasskey): Promise<void> {
  const response = { ...made, clientExtensionResults: {} }
  const { database } = self.member.services
  const wrong = refuse('ownAccount.wrongPasskey')
  const passkey = await callLibrary(
    () => auth.api.verifyPasskeyRegistration({ body: { response, name }, headers: self.context.headers }),
    {
      UNAUTHORIZED: signInFirst,
      CHALLENGE_NOT_FOUND: wrong,
      FAILED_TO_VERIFY_REGISTRATION: wrong,
      YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: wrong,
    },
  ).catch((error: unknown) => {
    throw violationOf(error)?.constraint === 'passkeys_credential_id_unique' ? wrong() : error
  })
  const { profileId } = self.member.actor
  const confirm = (tx: Tx) => store.confirmPasskey(tx, profileId, passkey.id)
  await auditedAndMailed(self, 'session.passkeyAdded', confirm).catch(async (cause: unknown) => {
    await database.installation(tx => store.removePasskey(tx, profileId, passkey.id))
    throw cause
  })
}

/** @throws Refusal `ownAccount.passkeyNotFound` */
export const renamePasskey = ({ member }: OwnAccountRequest, id: string, name: string): Promise<void> =>
  member.installationTransaction(async tx => {
    await lockProof(tx, member.proof)
    if (!(await store.renamePasskey(tx, member.actor.profileId, id, name))) {
      throw new Refusal('ownAccount.passkeyNotFound')
    }
  })

/** @throws Refusal `ownAccount.passkeyNotFound` */
export const removePasskey = (self: OwnAccountRequest, id: string): Promise<void> =>
  runAudited(self.member, 'session.passkeyRemoved', async tx => {
    await requireStillSignedIn(tx, self)
    if (!(await store.removePasskey(tx, self.member.actor.profileId, id))) {
      throw new Refusal('ownAccount.passkeyNotFound')
    }
    await voidOld(tx, self)
  })

/** Whatever was begun with what opened the account before ends, but for the session that asks. */
const voidOld = (tx: Tx, { member, sessionId }: OwnAccountRequest): Promise<unknown> =>
  changeCredentials(tx, member.actor.profileId, { linked: 'keep', keepSession: sessionId }, libraryNow())

type MailedKind = Extract<AuditKind, 'session.secondFactorOn' | 'session.secondFactorOff' | 'session.passkeyAdded'>

const mails = {
  'session.secondFactorOn': accountMails.secondFactorOn,
  'session.secondFactorOff': accountMails.secondFactorOff,
  'session.passkeyAdded': accountMails.passkeyAdded,
} as const satisfies Record<MailedKind, unknown>

/** Written down, and told to the person by mail: it may have been somebody else. */
const auditedAndMailed = (self: OwnAccountRequest, kind: MailedKind, work: (tx: Tx) => Promise<void>): Promise<void> =>
  runAudited(self.member, kind, async tx => {
    await requireStillSignedIn(tx, self)
    await work(tx)
    await voidOld(tx, self)
    const { mailer, publicUrl } = self.member.services
    const account = self.context.session
    if (!account) throw new Error('a member has a session')
    const mail = mails[kind]
    await mailer.sendLater(tx, mail(self.member.language, account, `${publicUrl}/settings/account`))
  })

type PlainRefusal =
  | 'ownAccount.wrongCode'
  | 'ownAccount.conflictTotp'
  | 'ownAccount.noTotp'
  | 'ownAccount.wrongPasskey'
  | 'signIn.wrongPassword'

const refuse = (code: PlainRefusal, field?: string) => (): never => {
  throw new Refusal(code, undefined, field === undefined ? {} : { field })
}
