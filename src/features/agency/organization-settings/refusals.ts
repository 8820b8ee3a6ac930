import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  conflictField: 409,
  conflictText: 409,
  zoneOverlap: 422,
  zoneSkips: 422,
  inviteUrl: 422,
  secondFactorFrom: 422,
  discordIncomplete: 422,
  missingBeforeLate: 422,
} as const satisfies StatusesOf<'organizationSettings'>
