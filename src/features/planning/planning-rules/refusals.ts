import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = { stale: 409 } as const satisfies StatusesOf<'planningRules'>
