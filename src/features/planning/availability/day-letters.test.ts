import { expect, it } from 'vitest'
import { letterOfDay, lettersOfWeek } from './day-letters.ts'

it('a day says its gravest word', () => {
  expect(letterOfDay(['none', 'available', 'preferred'])).toBe('p')
  expect(letterOfDay(['available', 'vacation_requested', 'preferred'])).toBe('r')
  expect(letterOfDay(['vacation', 'available'])).toBe('v')
  expect(letterOfDay(['none'])).toBe('.')
  expect(letterOfDay([])).toBe('.')
})

it('a week says seven of them, over the shifts that are switched on', () => {
  const cells = { early: 'a.p....', late: '.......', gone: 'vvvvvvv' }
  expect(lettersOfWeek(cells, ['early', 'late'])).toBe('a.p....')
  expect(lettersOfWeek(undefined, ['early'])).toBe('.......')
})
