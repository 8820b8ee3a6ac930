import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  noBot: 422,
  chatIdMissing: 422,
  chatIdOfGroup: 422,
  chatIdInvalid: 422,
  profileNotFound: 404,
  linkNotFound: 404,
} as const satisfies StatusesOf<'telegram'>
