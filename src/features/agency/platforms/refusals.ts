import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  unknown: 422,
  notFound: 404,
  nameRequired: 422,
  taken: 409,
  tooMany: 422,
  builtIn: 422,
  conflictList: 409,
} as const satisfies StatusesOf<'platforms'>
