import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  elsewhere: 422,
  wrongName: 422,
  noBackup: 422,
} as const satisfies StatusesOf<'departure'>
