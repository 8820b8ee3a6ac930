import { afterEach, describe, expect, it } from 'vitest'
import { compactTimes, formatEndTime, formatTime, formatTimes } from './clock-text.ts'
import { followEnglishOf } from './locale.ts'

afterEach(() => followEnglishOf(['en-US']))

const nbsp = '\u00A0'

describe('a time of day', () => {
  it.each([
    ['00:00', '00:00', '12:00 AM', '00:00'],
    ['00:05', '00:05', '12:05 AM', '00:05'],
    ['09:00', '09:00', '9:00 AM', '09:00'],
    ['12:00', '12:00', '12:00 PM', '12:00'],
    ['16:30', '16:30', '4:30 PM', '16:30'],
    ['23:59', '23:59', '11:59 PM', '23:59'],
  ])('%s is written as German, American and British readers write it', (time, german, american, british) => {
    expect(formatTime(time, 'de')).toBe(german)
    expect(formatTime(time, 'en')).toBe(american.replace(' ', nbsp))
    followEnglishOf(['en-GB'])
    expect(formatTime(time, 'en')).toBe(british)
  })

  it('is 24:00 for an end at midnight on a 24-hour clock, and 12:00 AM on a 12-hour clock', () => {
    expect([formatEndTime('00:00', 'de'), formatEndTime('00:00', 'en')]).toEqual(['24:00', `12:00${nbsp}AM`])
    expect(formatEndTime('01:00', 'de')).toBe('01:00')
    followEnglishOf(['en-GB'])
    expect(formatEndTime('00:00', 'en')).toBe('24:00')
  })
})

describe('the times of a shift', () => {
  it.each([
    [{ startTime: '08:00', endTime: '16:00' }, '08:00–16:00', '8:00 AM–4:00 PM'],
    [{ startTime: '16:00', endTime: '02:00' }, '16:00–02:00 +1', '4:00 PM–2:00 AM +1'],
    [{ startTime: '16:00', endTime: '00:00' }, '16:00–24:00', '4:00 PM–12:00 AM'],
    [{ startTime: '00:00', endTime: '00:00' }, '00:00–24:00', '12:00 AM–12:00 AM'],
    [{ startTime: '08:00', endTime: '08:00' }, '08:00–08:00 +1', '8:00 AM–8:00 AM +1'],
    [{ startTime: '02:00', endTime: '08:00', isOvernight: true }, '02:00–08:00 +1', '2:00 AM–8:00 AM +1'],
    [{ startTime: '20:00', endTime: '02:00', isOvernight: false }, '20:00–02:00', '8:00 PM–2:00 AM'],
  ])('%j are %s and %s', (times, german, english) => {
    expect(formatTimes(times, 'de')).toBe(german)
    expect(formatTimes(times, 'en').replaceAll(nbsp, ' ')).toBe(english)
  })
})

it.each([
  ['16:00', '02:00', '16–02', '4p–2a'],
  ['16:30', '00:00', '16:30–24', '4:30p–12a'],
  ['00:00', '12:00', '00–12', '12a–12p'],
])('%s to %s is %s, and %s in a narrow column', (startTime, endTime, german, english) => {
  expect(compactTimes({ startTime, endTime }, 'de')).toBe(german)
  expect(compactTimes({ startTime, endTime }, 'en')).toBe(english)
})
