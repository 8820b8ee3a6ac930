import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  noReason: 422,
  tooFarAhead: 422,
  pastWeek: 422,
  noDays: 422,
  outsideWeek: 422,
  dayPassed: 422,
  alreadyRequested: 422,
  shiftGone: 422,
  notFound: 404,
  alreadyDeleted: 410,
  mayNotDelete: 403,
  staleDecided: 409,
  staleRequest: 409,
  staleSeats: 409,
  conflictingRequest: 409,
} as const satisfies StatusesOf<'vacation'>
