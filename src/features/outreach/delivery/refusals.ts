import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  noQuietTime: 422,
} as const satisfies StatusesOf<'delivery'>
