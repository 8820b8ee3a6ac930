import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  tooManyPeople: 422,
  twice: 422,
  nobody: 422,
  nobodyLeft: 422,
  notFound: 404,
  nothingOpen: 409,
} as const satisfies StatusesOf<'imports'>
