import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  outsideWeek: 422,
  dayBegun: 422,
  onVacation: 422,
  shiftGone: 422,
  changedMeanwhile: 409,
  notFound: 404,
} as const satisfies StatusesOf<'availability'>
