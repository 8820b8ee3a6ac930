import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  signInFirst: 401,
  noOrganization: 403,
  locked: 403,
  recoveryActive: 403,
  forbidden: 403,
  missing: 403,
  beyondOwn: 403,
  secondFactorNeeded: 403,
  signInAgain: 403,
  notByToken: 403,
  roleProtected: 403,
  staleTemplate: 409,
} as const satisfies StatusesOf<'permissions'>
