import { afterEach, describe, expect, it, test } from 'vitest'
import type { Language } from './catalogue.ts'
import { formatMoney } from './money.ts'
import {
  dateFormat,
  englishAmong,
  followEnglishOf,
  formatDateText,
  hasTwelveHourClock,
  numberFormat,
  shortDate,
  timeOfDayOptions,
  writtenNumber,
} from './locale.ts'
import { dateOrderOf, datePattern, numberStyleOf } from './locale-patterns.ts'

test('dates are written as the reader’s language has them, English as in America', () => {
  const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  expect([shortDate('2026-11-23', 'de'), shortDate('2026-11-23', 'en')]).toEqual(['Mo., 23. Nov.', 'Mon, Nov 23'])
  expect([formatDateText('2026-11-23', 'de', numbers), formatDateText('2026-11-23', 'en', numbers)]).toEqual([
    '23.11.2026',
    '11/23/2026',
  ])
})

test('the order of a date is the one that the language writes', () => {
  expect([dateOrderOf('de'), dateOrderOf('en')]).toEqual(['dayFirst', 'monthFirst'])
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
  expect(plain(dateFormat('en', day).format(noon))).toBe('Nov 23, 2026')
})

test('the clock is the one of the language', () => {
  const timeOf = (language: Language) =>
    plain(dateFormat(language, { ...timeOfDayOptions(language), timeZone: 'UTC' }).format(noon))
  expect([timeOf('de'), timeOf('en')]).toEqual(['13:05', '1:05 PM'])
})

describe('English in a browser', () => {
  afterEach(() => followEnglishOf(['en-US']))

  it.each([
    ['the first English of the browser', ['de-DE', 'de', 'en-IN', 'en-US'], 'en-IN'],
    ['American English by default', ['de-DE', 'fr'], 'en-US'],
    ['American English for a tag that is not one', ['en-US@posix'], 'en-US'],
    ['English without a region', ['en'], 'en'],
  ])('is read from the languages of the browser: %s', (_, languages, expected) => {
    expect(englishAmong(languages)).toBe(expected)
  })

  it.each([
    ['en-US', 'Mon, Nov 23', '11/23/2026', 'mm/dd/yyyy', 'monthFirst', '1,234,567.5', '€2,818.50'],
    ['en-GB', 'Mon 23 Nov', '23/11/2026', 'dd/mm/yyyy', 'dayFirst', '1,234,567.5', '€2,818.50'],
    ['en-IN', 'Mon, 23 Nov', '23/11/2026', 'dd/mm/yyyy', 'dayFirst', '12,34,567.5', '€2,818.50'],
    ['en-ZA', 'Mon, 23 Nov', '2026/11/23', 'yyyy/mm/dd', 'monthFirst', '1 234 567,5', '€2 818,50'],
  ])(
    'writes dates, numbers and money as in %s, and German as before',
    (tag, short, numeric, pattern, order, number, money) => {
      // what was written before is not remembered
      expect(shortDate('2026-11-23', 'en')).toBe('Mon, Nov 23')
      followEnglishOf([tag])
      const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
      expect(shortDate('2026-11-23', 'en')).toBe(short)
      expect(formatDateText('2026-11-23', 'en', digits)).toBe(numeric)
      expect(datePattern('en', { day: 'd', month: 'm', year: 'y' })).toBe(pattern)
      expect(dateOrderOf('en')).toBe(order)
      expect(plain(writtenNumber(1_234_567.5, 'en', 1))).toBe(number)
      expect(plain(formatMoney(281_850, 'EUR', 'en'))).toBe(money)
      expect(numberStyleOf('en')).toBe(tag === 'en-ZA' ? 'de' : 'en')
      expect(hasTwelveHourClock('en')).toBe(tag === 'en-US' || tag === 'en-IN')
      expect(shortDate('2026-11-23', 'de')).toBe('Mo., 23. Nov.')
      expect(datePattern('de', { day: 'T', month: 'M', year: 'J' })).toBe('TT.MM.JJJJ')
    },
  )
})
