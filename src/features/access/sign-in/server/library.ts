import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import { deviceOf } from '../device.ts'
import type { Auth } from './auth.ts'
import { type AccountState, requireUnchangedAccount } from './credentials.ts'
import { knownDevice, rememberDevice } from './known-devices.ts'
import { newDeviceMail } from './mails.ts'
import { sessionFinder } from './session-store.ts'

// the library writes and judges expiries by the machine's clock, so what it reads of ours does too
export const libraryNow = (): Date => new Date()

/**
 * Caches of the library that are switched off. It deletes each part that a request claims to have, which makes headers of any
 * size; a proxy takes a header of more than 4 KB for a fault of the server.
 */
const unusedCache = /^[^=]*\.(?:session|account)_data(?:\.\d+)?=/

/** Hands the library's cookies to the visitor. */
export function copyCookies({ answerHeaders }: RequestContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    if (!unusedCache.test(cookie)) answerHeaders.append('set-cookie', cookie)
  }
}

export async function auditForSession(
  { services }: RequestContext,
  { member }: Session,
  kind: AuditKind,
  change: Record<string, unknown> = {},
): Promise<void> {
  if (!member) return
  const { organizationId, profileId } = member.actor
  await services.database.tenant(organizationId, tx =>
    record(tx, organizationId, services.clock, profileId, { kind, target: profileId, change }),
  )
}

/**
 * Completes every sign-in, once it has its session.
 *
 * @param before the account when the sign-in began
 * @param by the second factor, or what replaced the password
 * @throws Refusal `signIn.secondStepExpired` if the credentials have changed since
 */
export async function completeSignIn(
  context: RequestContext,
  auth: Auth,
  token: string,
  before: AccountState | undefined,
  by?: 'code' | 'recoveryCode' | 'passkey',
): Promise<void> {
  const { database, clock } = context.services
  await requireUnchangedAccount(database, before, token)
  const session = await sessionFinder(database, clock)(token)
  if (!session) return
  if ((await knownDevice(context, auth, session.email)) === undefined) await mailOfDevice(context, session)
  await rememberDevice(context, auth, session.userId)
  await auditForSession(context, session, 'session.signedIn', by ? { by } : {})
}

/** Only to a proven address: another one may belong to someone else. */
async function mailOfDevice({ services, language, headers, address }: RequestContext, session: Session): Promise<void> {
  const { mailer, publicUrl, database, clock } = services
  const { email, name, emailProven } = session
  if (!emailProven) return
  const { browser, system } = deviceOf(headers.get('user-agent') ?? '')
  const device = [browser, system].filter(part => part !== undefined).join(', ')
  const timeZone = session.member?.timeZone ?? session.member?.organization.timeZone ?? 'UTC'
  const mail = newDeviceMail(
    session.member?.language ?? language,
    { name, email },
    { at: clock.now(), timeZone, device, network: address },
    `${publicUrl}/forgot-password`,
  )
  await database.installation(tx => mailer.sendLater(tx, mail))
}
