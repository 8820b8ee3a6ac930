import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  nameRequired: 422,
  url: 422,
  platform: 422,
  notFound: 404,
  linkNotFound: 404,
  tooMany: 422,
  fileNameless: 422,
  staleVersion: 409,
  linkInUse: 422,
  inUse: 422,
} as const satisfies StatusesOf<'creators'>
