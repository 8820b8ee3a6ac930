import type { Session } from '#features/foundation/permissions/session.ts'
import type { RefusalCode } from '#kit/catalogue.ts'
import type { Log } from '#platform/server/log.ts'

type SecurityEventKind = 'signInFailed' | 'permissionRefused' | 'tokenRefused' | 'originRefused' | 'signatureInvalid'

/** Refusals that an attack would cause. Documented with filters in docs/operations.md. */
const kinds: Partial<Record<RefusalCode, SecurityEventKind>> = {
  'signIn.wrongCredentials': 'signInFailed',
  'signIn.wrongCode': 'signInFailed',
  'signIn.wrongPasskey': 'signInFailed',
  'signIn.wrongPassword': 'signInFailed',
  'permissions.locked': 'permissionRefused',
  'permissions.forbidden': 'permissionRefused',
  'permissions.missing': 'permissionRefused',
  'permissions.beyondOwn': 'permissionRefused',
  'permissions.notByToken': 'permissionRefused',
  'permissions.roleProtected': 'permissionRefused',
  'tokens.unknown': 'tokenRefused',
  'tokens.revoked': 'tokenRefused',
  'tokens.expired': 'tokenRefused',
  'tokens.makerLocked': 'tokenRefused',
  'tokens.makerLeft': 'tokenRefused',
  'tokens.signedOut': 'tokenRefused',
  'tokens.inAddress': 'tokenRefused',
  'tokens.beyondOwn': 'permissionRefused',
  'input.origin': 'originRefused',
  'discord.notSigned': 'signatureInvalid',
  'discord.notFresh': 'signatureInvalid',
}

export interface RequestOrigin {
  /** Network address of the caller. */
  readonly address: string
  readonly session?: Session | undefined
}

/** Writes a line with `event: "security"` into the log if the refusal is one that an attack would cause. */
export function logRefusal(log: Log, code: RefusalCode, from: RequestOrigin): void {
  const kind = kinds[code]
  if (kind) logSecurityEvent(log, kind, code, from)
}

/** @param code what refused: the code of a refusal, or the part of the server that has none */
export function logSecurityEvent(
  log: Log,
  kind: SecurityEventKind,
  code: RefusalCode | 'telegram' | 'metrics',
  { address, session }: RequestOrigin,
): void {
  const actor = session?.userId ?? null
  const organization = session?.member?.actor.organizationId ?? null
  log.warn({ event: 'security', kind, code, actor, organization, address }, 'security')
}
