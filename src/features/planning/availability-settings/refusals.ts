import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  noShiftManager: 422,
} as const satisfies StatusesOf<'availabilitySettings'>
