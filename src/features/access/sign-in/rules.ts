/** Who registers needs six characters, a new password elsewhere eight; an installation overrules both. */
export const leastPasswordLength = (where: 'registration' | 'elsewhere', configured: number | undefined): number =>
  configured ?? (where === 'registration' ? 6 : 8)

/** However often a session is used: begun at this moment or before, it is over, and somebody has to sign in again. */
export const oldestSessionStart = (now: Date): Date => new Date(now.getTime() - 90 * 86_400_000)

/** Milliseconds for which an authenticator app counts as just set up. */
const recently = 7 * 86_400_000

/**
 * Whoever reads a person's mail must not get past the second factor by that alone, but a thief must not lock a person out
 * for good by setting one up: so a reset by mail may take an app away only while it is new.
 */
export const isRecentSecondFactor = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < recently
