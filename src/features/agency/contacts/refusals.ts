import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  required: 422,
  phone: 422,
  whatsapp: 422,
  tooMany: 422,
  conflict: 409,
  conflictList: 409,
} as const satisfies StatusesOf<'contacts'>
