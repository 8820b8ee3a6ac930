import { expect, it } from 'vitest'
import { dateFormat, numberFormat } from './locale.ts'

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')
const noon = new Date('2026-11-23T13:05:00Z')
const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

it('writes numbers and dates as the reader does', () => {
  expect([numberFormat('de').format(2818.5), numberFormat('en').format(2818.5)]).toEqual(['2.818,5', '2,818.5'])
  expect(plain(dateFormat('de', day).format(noon))).toBe('23. Nov. 2026')
  expect(plain(dateFormat('en', day).format(noon))).toBe('23 Nov 2026')
})

it('has clocks of 24 hours in both languages', () => {
  const time = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const
  expect([dateFormat('de', time).format(noon), dateFormat('en', time).format(noon)]).toEqual(['13:05', '13:05'])
})
