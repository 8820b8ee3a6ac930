import { expect, test } from 'vitest'
import { dateFormat, dateOrderOf, numberFormat, shortDate, formatDateText, writtenNumber } from './locale.ts'

test('dates are written as the reader’s language has them, English as in Britain', () => {
  const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  expect([shortDate('2026-11-23', 'de'), shortDate('2026-11-23', 'en')]).toEqual(['Mo., 23. Nov.', 'Mon 23 Nov'])
  expect([formatDateText('2026-11-23', 'de', numbers), formatDateText('2026-11-23', 'en', numbers)]).toEqual([
    '23.11.2026',
    '23/11/2026',
  ])
})

test('the order of a date is the one that the language writes', () => {
  expect([dateOrderOf('de'), dateOrderOf('en')]).toEqual(['dayFirst', 'dayFirst'])
})

test('numbers have the marks of the language', () => {
  expect([writtenNumber(2818.55, 'de', 1), writtenNumber(2818.55, 'en', 1)]).toEqual(['2.818,6', '2,818.6'])
  expect(writtenNumber(40, 'en')).toBe('40')
})

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')
const noon = new Date('2026-11-23T13:05:00Z')
const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

test('writes numbers and dates as the reader does', () => {
  expect([numberFormat('de').format(2818.5), numberFormat('en').format(2818.5)]).toEqual(['2.818,5', '2,818.5'])
  expect(plain(dateFormat('de', day).format(noon))).toBe('23. Nov. 2026')
  expect(plain(dateFormat('en', day).format(noon))).toBe('23 Nov 2026')
})

test('has clocks of 24 hours in both languages', () => {
  const time = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const
  expect([dateFormat('de', time).format(noon), dateFormat('en', time).format(noon)]).toEqual(['13:05', '13:05'])
})
