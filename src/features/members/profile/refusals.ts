import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
} as const satisfies StatusesOf<'profile'>
