import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  noApplication: 422,
  notFound: 404,
  tooMany: 422,
} as const satisfies StatusesOf<'discordChannels'>
