import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  ownRole: 403,
  ownLock: 403,
  ownerProtected: 403,
  ownerByOwner: 403,
  adminByOwner: 403,
  lastOwner: 422,
  noSecondFactor: 422,
} as const satisfies StatusesOf<'team'>
