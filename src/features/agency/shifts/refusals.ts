import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  nameRequired: 422,
  sameName: 422,
  notFound: 404,
  lastEnabled: 422,
  tooMany: 422,
  staleOrder: 409,
  staleShift: 409,
  fromPast: 422,
  inUse: 422,
} as const satisfies StatusesOf<'shifts'>
