import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  personNotFound: 404,
  rateNotFound: 404,
  itemNotFound: 404,
  currency: 422,
  hourlyRange: 422,
  supplementRange: 422,
  commissionRange: 422,
  amountRange: 422,
  otherCurrency: 422,
  noCurrency: 422,
  inClosedRun: 422,
  runClosed: 422,
  monthRuns: 422,
  hoursOpen: 422,
  nobodyPaid: 422,
  alreadyClosed: 409,
  changed: 409,
} as const satisfies StatusesOf<'pay'>
