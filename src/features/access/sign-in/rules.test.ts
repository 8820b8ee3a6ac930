import { expect, it } from 'vitest'
import { isRecentSecondFactor, leastPasswordLength } from './rules.ts'

it('an authenticator app counts as just set up for seven days, the last moment not included', () => {
  const since = new Date('2026-11-20T11:00:00Z')
  const after = (milliseconds: number) => isRecentSecondFactor(since, new Date(since.getTime() + milliseconds))
  expect([after(0), after(7 * 86_400_000 - 1), after(7 * 86_400_000)]).toEqual([true, true, false])
})

it('six characters are enough to register, eight are wanted elsewhere, and an installation overrules both', () => {
  expect((['registration', 'elsewhere'] as const).map(where => leastPasswordLength(where, undefined))).toEqual([6, 8])
  expect((['registration', 'elsewhere'] as const).map(where => leastPasswordLength(where, 12))).toEqual([12, 12])
})
