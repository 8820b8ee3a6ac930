import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  adminByOwner: 403,
  roleBeyondOwn: 403,
  conflictMember: 409,
  conflictInvited: 409,
  tooMany: 422,
  tooManyToday: 422,
  nobodyLeft: 422,
  groupNotFound: 422,
  full: 422,
  notFound: 404,
  resendFirst: 422,
  linkNotFound: 404,
  linkExpired: 410,
  linkUsed: 410,
  linkRevoked: 410,
  signInFirst: 422,
  otherAddress: 422,
  alreadyMember: 422,
  conflictElsewhere: 409,
  conflictAccount: 409,
} as const satisfies StatusesOf<'invitations'>
