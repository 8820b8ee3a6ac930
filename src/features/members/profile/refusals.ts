import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  phone: 422,
  messengerPhone: 422,
} as const satisfies StatusesOf<'profile'>
