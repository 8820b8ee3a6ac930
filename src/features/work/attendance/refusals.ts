import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  off: 422,
  seatNotFound: 404,
  seatTaken: 409,
  personNotFound: 404,
  requestNotFound: 404,
  requestSettled: 409,
  alreadyAsked: 409,
  justAsked: 409,
  alreadyOut: 409,
  tooEarly: 422,
  over: 422,
  notIn: 422,
  alreadyIn: 422,
  endBeforeStart: 422,
  notYet: 422,
  tooLong: 422,
  tooFar: 422,
  overlaps: 422,
  monthClosed: 422,
  monthRuns: 422,
} as const satisfies StatusesOf<'attendance'>
