import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  wrongCode: 422,
  noTotp: 422,
  conflictTotp: 409,
  wrongPasskey: 422,
  passkeyNotFound: 404,
  lastOwner: 422,
} as const satisfies StatusesOf<'ownAccount'>
