import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  nameTooShort: 422,
  nameThreat: 422,
  notFound: 404,
} as const satisfies StatusesOf<'people'>
