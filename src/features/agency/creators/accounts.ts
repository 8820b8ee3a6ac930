import type { PlatformKind } from '#features/agency/platforms/built-in.ts'

export type LinkKind = PlatformKind

export const accountTypes = ['main', 'secondary'] as const
export type AccountType = (typeof accountTypes)[number]
