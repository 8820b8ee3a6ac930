import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  unknownService: 422,
  badKeys: 422,
  tooMany: 422,
  notFound: 404,
} as const satisfies StatusesOf<'push'>
