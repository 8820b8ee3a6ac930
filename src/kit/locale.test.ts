import { expect, test } from 'vitest'
import { shortDate, written, writtenNumber } from './locale.ts'

test('dates are written as the reader’s language has them, English as in Britain', () => {
  const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  expect([shortDate('2026-11-23', 'de'), shortDate('2026-11-23', 'en')]).toEqual(['Mo., 23. Nov.', 'Mon 23 Nov'])
  expect([written('2026-11-23', 'de', numbers), written('2026-11-23', 'en', numbers)]).toEqual([
    '23.11.2026',
    '23/11/2026',
  ])
})

test('numbers have the marks of the language', () => {
  expect([writtenNumber(2818.55, 'de', 1), writtenNumber(2818.55, 'en', 1)]).toEqual(['2.818,6', '2,818.6'])
  expect(writtenNumber(40, 'en')).toBe('40')
})
