import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  nameTooShort: 422,
} as const satisfies StatusesOf<'organizations'>
