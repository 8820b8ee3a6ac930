import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  conflictSetUp: 409,
  wrongCode: 422,
  conflictMember: 409,
} as const satisfies StatusesOf<'onboarding'>
