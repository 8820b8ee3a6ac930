import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  noApplication: 422,
  linkNotFound: 404,
  notSigned: 401,
  notFresh: 401,
  notUnderstood: 422,
  seenBefore: 409,
} as const satisfies StatusesOf<'discord'>
