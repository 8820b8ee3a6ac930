import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  groupNotFound: 404,
  shiftNotFound: 404,
  personNotFound: 404,
  notFound: 404,
  noSeat: 422,
  noLength: 422,
  taken: 409,
  takenElsewhere: 409,
  conflict: 409,
  onVacation: 422,
  lockedPerson: 422,
  needsReason: 422,
  staleWeek: 409,
  stale: 409,
  otherNote: 409,
  ruleBlocks: 422,
  otherWeek: 422,
  hasBegun: 422,
} as const satisfies StatusesOf<'schedule'>
