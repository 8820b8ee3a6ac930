import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  gone: 404,
  full: 410,
  expired: 410,
  ended: 410,
  tooMany: 422,
  signInFirst: 409,
  formerMember: 403,
} as const satisfies StatusesOf<'joinLinks'>
