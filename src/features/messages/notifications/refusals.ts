import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  notYours: 422,
} as const satisfies StatusesOf<'notifications'>
