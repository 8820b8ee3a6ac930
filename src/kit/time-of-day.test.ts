import { expect, it } from 'vitest'
import { completeTimeOfDay, isEndOfDay, minutesOf, parseTimeOfDay, timeOfDay } from './time-of-day.ts'

it('reads each of the 1440 minutes of a day, and they sort as time does', () => {
  const texts = Array.from(
    { length: 1440 },
    (_, minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  )
  expect(texts.map(text => minutesOf(timeOfDay(text)))).toEqual(texts.map((_, minute) => minute))
  expect(texts.toSorted()).toEqual(texts)
})

it.each(['24:00', '23:60', '8:00', '08:00:00', '0800', '08:0', ' 8:00', '08:00\n', '-1:00', '٠٨:٠٠', ''])(
  'refuses %j',
  text => {
    expect(parseTimeOfDay(text)).toBeUndefined()
    expect(() => timeOfDay(text)).toThrow(RangeError)
  },
)

it.each([
  ['9', '09:00'],
  ['21', '21:00'],
  ['930', '09:30'],
  ['2130', '21:30'],
  ['9:05', '09:05'],
  ['9.30', '09:30'],
  ['21h15', '21:15'],
  [' 08:00 ', '08:00'],
  ['24', '00:00'],
  ['24:00', '00:00'],
  ['2400', '00:00'],
  ['24:01', undefined],
  ['25', undefined],
  ['8:30 PM', '20:30'],
  ['8:30\u202Fpm', '20:30'],
  ['8.30 p.m.', '20:30'],
  ['830p', '20:30'],
  ['8 PM', '20:00'],
  ['8:30 am', '08:30'],
  ['12:15 am', '00:15'],
  ['12 a.m.', '00:00'],
  ['12:15 pm', '12:15'],
  ['12pm', '12:00'],
  ['20:30 PM', '20:30'],
  ['13 am', undefined],
  ['0:30 pm', undefined],
  ['24 pm', '00:00'],
  ['08:30:00', '08:30'],
  ['08:30:20', undefined],
  ['20 Uhr', '20:00'],
  ['20:15 Uhr', '20:15'],
  ['20 Uhr 15', '20:15'],
  ['20 h', '20:00'],
  ['8:30 xm', undefined],
  ['m', undefined],
  ['pm', undefined],
  ['9:5', undefined],
  ['960', undefined],
  ['12345', undefined],
  ['abends', undefined],
  ['', undefined],
])('completes %j to %j', (typed, time) => {
  expect(completeTimeOfDay(typed)).toBe(time)
})

it.each([
  ['24:00', true],
  ['24 Uhr', true],
  ['2400', true],
  ['00:00', false],
  ['12 am', false],
  ['24:01', false],
  ['240', false],
])('takes %j for the end of a day: %s', (typed, isEnd) => {
  expect(isEndOfDay(typed)).toBe(isEnd)
})
