import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  runNotFound: 404,
  proposalNotFound: 404,
  seatNotFound: 404,
  applicationNotFound: 404,
  groupNotFound: 404,
  weekOver: 422,
  dayNotAsked: 422,
  tooManyWaiting: 409,
  runEnded: 409,
  takenBack: 409,
  tooLate: 422,
} as const satisfies StatusesOf<'autoplan'>
