import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  notFound: 404,
  notYours: 422,
  titleRequired: 422,
  completed: 422,
  conflict: 409,
  timeWithoutDay: 422,
  dueInPast: 422,
  onlyOwn: 422,
  assigneeNotFound: 404,
} as const satisfies StatusesOf<'todos'>
