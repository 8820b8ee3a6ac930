import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  notYours: 404,
  changed: 409,
  notIn: 422,
  over: 422,
  empty: 422,
  own: 422,
} as const satisfies StatusesOf<'handover'>
