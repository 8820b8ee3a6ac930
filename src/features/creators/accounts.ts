import type { PlatformKind } from '#features/platforms/built-in.ts'

export type LinkKind = PlatformKind

export const accountTypes = ['main', 'secondary'] as const
export type AccountType = (typeof accountTypes)[number]
