import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  shiftGone: 422,
  shiftTwice: 422,
  exclusiveTwice: 422,
  exclusiveOff: 422,
  minAboveMax: 422,
} as const satisfies StatusesOf<'preferences'>
