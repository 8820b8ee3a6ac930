import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  tooLarge: 413,
  format: 422,
  dimensions: 422,
  heifTooLarge: 422,
  tooSlow: 422,
  tooHeavy: 422,
  busy: 429,
  required: 422,
  notFound: 404,
} as const satisfies StatusesOf<'images'>
