import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  gone: 422,
} as const satisfies StatusesOf<'sample'>
