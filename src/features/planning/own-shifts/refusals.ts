import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = { tooLate: 422 } as const satisfies StatusesOf<'ownShifts'>
