import { z } from 'zod'
import { zDay, zId, zLine, zTimestamp } from '#kit/schema.ts'
import { permissionIds } from '#features/foundation/permissions/permissions.ts'

export const newApiToken = z.object({
  name: zLine({ max: 60, tooShort: 'input.required' }),
  /** Permissions of the maker; none is enough for what every member may. */
  scopes: z.array(z.enum(permissionIds, 'input.invalid')).max(permissionIds.length),
  /** The last day on which it works, in the organisation's zone; null: until it is revoked. */
  expiresOn: zDay.nullable(),
})
export type NewApiToken = z.infer<typeof newApiToken>

const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Full name of who made it. */
  maker: z.string(),
  isOwn: z.boolean(),
  scopes: z.array(z.enum(permissionIds)),
  /** ISO instants. */
  createdAt: zTimestamp,
  usedAt: zTimestamp.nullable(),
  /** `YYYY-MM-DD` */
  expiresOn: z.string().nullable(),
  state: z.enum(['works', 'expired', 'revoked', 'locked', 'left', 'signedOut']),
})
export type ApiToken = z.infer<typeof apiToken>

export const apiTokens = z.object({
  tokens: z.array(apiToken),
  /** What the asker may hand to a new one. */
  scopes: z.array(z.enum(permissionIds)),
})
export type ApiTokens = z.infer<typeof apiTokens>

/** `secret` is said this once. */
export const madeToken = z.object({ id: z.string(), secret: z.string() })
export type MadeToken = z.infer<typeof madeToken>

export const oneToken = z.object({ id: zId })
