import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  noBot: 422,
  noDayLeft: 422,
  nobody: 422,
  nobodyMissing: 422,
  remindedLately: 422,
  chatNotFound: 404,
  notFound: 404,
  undoTooLate: 409,
} as const satisfies StatusesOf<'availabilityRequests'>
