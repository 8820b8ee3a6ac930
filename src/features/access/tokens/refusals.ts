import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  unknown: 401,
  revoked: 401,
  expired: 401,
  makerLocked: 401,
  makerLeft: 401,
  signedOut: 401,
  inAddress: 400,
  notFound: 404,
  tooMany: 422,
  expiryPast: 422,
  beyondOwn: 403,
} as const satisfies StatusesOf<'tokens'>
