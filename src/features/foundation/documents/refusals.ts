import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = { busy: 429 } as const satisfies StatusesOf<'papers'>
