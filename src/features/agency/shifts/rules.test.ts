import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftColours } from '#kit/colour.ts'
import { addDays, type Day, day, daysFrom } from '#kit/day.ts'
import type { Span } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import {
  defaultShifts,
  addEarlierTimes,
  type EarlierTimes,
  isSameShift,
  findDuplicateShiftName,
  hasSameTimes,
  shownColour,
  timesInWeek,
  timesOn,
  shiftsProblem,
  shiftOrderProblem,
} from './rules.ts'

const enabled = { isEnabled: true }
const disabled = { isEnabled: false }

it.each([
  ['the default ones', defaultShifts(), undefined],
  ['one enabled', [disabled, enabled], undefined],
  ['none', [], 'lastEnabled'],
  ['disabled ones only', [disabled, disabled], 'lastEnabled'],
  ['as many as there may be', Array.from({ length: 20 }, () => enabled), undefined],
  ['one too many', Array.from({ length: 21 }, () => enabled), 'tooMany'],
] as const)('judges %s', (_, shifts, expected) => {
  expect(shiftsProblem(shifts)).toBe(expected)
})

it('starts with three shifts that fill the day, each on its own date', () => {
  expect(defaultShifts().map(shift => [shift.id, shift.startTime, shift.endTime, shift.belongsToPreviousDay])).toEqual([
    ['early', '08:00', '16:00', false],
    ['late', '16:00', '02:00', false],
    ['night', '02:00', '08:00', false],
  ])
})

it.each([
  [[], undefined],
  [['Tag'], undefined],
  [['Tag', 'Nacht'], undefined],
  [['Tag', 'Nacht', ' tAG '], 2],
  [['Tag', 'tag', 'Nacht', 'NACHT'], 1],
])('of %j the first that has another’s name is %s', (names, expected) => {
  expect(findDuplicateShiftName(names.map(name => ({ name })))).toBe(expected)
})

it('is the same as one that differs in its id alone', () => {
  const [early] = defaultShifts()
  if (!early) throw new Error('no shift')
  expect(isSameShift(early, { ...early })).toBe(true)
  const others = [{ name: 'Tag' }, { color: 'red' }, { isEnabled: false }, { endTime: timeOfDay('17:00') }] as const
  for (const other of others) expect(isSameShift(early, { ...early, ...other })).toBe(false)
})

describe('an order', () => {
  const distinct = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 20 })
  const named = (ids: readonly string[]) => ids.map(id => ({ id }))

  it('may be any that names each shift once', () => {
    fc.assert(
      fc.property(
        distinct.chain(ids => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length }))),
        ([ids, shuffled]) => {
          expect(shiftOrderProblem(named(ids), shuffled)).toBeUndefined()
        },
      ),
    )
  })

  it('may leave none out, name none twice, and name no other', () => {
    fc.assert(
      fc.property(
        distinct.filter(ids => ids.length > 0),
        fc.nat(),
        (ids, at) => {
          const index = at % ids.length
          const others = ids.toSpliced(index, 1)
          expect(shiftOrderProblem(named(ids), others)).toBe('staleOrder')
          expect(shiftOrderProblem(named(ids), [...ids, ids[index]!])).toBe('staleOrder')
          expect(shiftOrderProblem(named(ids), [...others, 'another'])).toBe('staleOrder')
          if (others[0]) expect(shiftOrderProblem(named(ids), [...others, others[0]])).toBe('staleOrder')
        },
      ),
    )
  })
})

describe('the colour a shift is drawn in', () => {
  it.each([
    ['TAG', 'yellow'],
    ['Tag', 'yellow'],
    [' abend ', 'blue'],
    ['nAcHt', 'purple'],
    ['Night', 'purple'],
  ] as const)('is fixed for %j, whatever was chosen', (name, expected) => {
    for (const color of shiftColours) expect(shownColour({ name, color })).toBe(expected)
  })

  it.each(['Tagdienst', 'Nacht 2', 'Früh', ''])('is the chosen one for %j', name => {
    for (const color of shiftColours) expect(shownColour({ name, color })).toBe(color)
  })
})

describe('times that change from a day on', () => {
  const span = (start: number): Span => ({
    startTime: timeOfDay(`${String(start).padStart(2, '0')}:00`),
    endTime: timeOfDay('20:00'),
    belongsToPreviousDay: false,
  })
  const first = day('2026-12-01')

  it('hold from that day, those before it until the day before', () => {
    const earlier = addEarlierTimes(span(8), [], span(9), first)
    expect(timesOn(span(9), earlier, day('2026-11-30'))).toEqual(span(8))
    expect(timesOn(span(9), earlier, first)).toEqual(span(9))
  })

  it('put an end to a change that was planned for later, and to nothing where they are as before', () => {
    const planned = addEarlierTimes(span(8), [], span(9), first)
    const sooner = addEarlierTimes(span(9), planned, span(10), day('2026-11-25'))
    expect(sooner).toEqual([{ ...span(8), until: '2026-11-25' }])
    expect(addEarlierTimes(span(9), planned, span(8), day('2026-11-25'))).toEqual([])
  })

  it('are shown in the week in which they change', () => {
    const earlier = addEarlierTimes(span(8), [], span(9), day('2027-01-01'))
    expect(timesInWeek(span(9), earlier, week('2026-W52'))).toEqual([span(8)])
    expect(timesInWeek(span(9), earlier, week('2026-W53'))).toEqual([span(8), { ...span(9), from: '2027-01-01' }])
    expect(timesInWeek(span(9), earlier, week('2027-W01'))).toEqual([span(9)])
  })

  it.each([
    ['2026-12-28', [undefined]],
    ['2026-12-29', [undefined, '2026-12-29']],
    ['2027-01-03', [undefined, '2027-01-03']],
    ['2027-01-04', [undefined]],
  ])('on %s are shown from there on in the week from 28 December, but for its Monday', (from, expected) => {
    const shown = timesInWeek(span(9), addEarlierTimes(span(8), [], span(9), day(from)), week('2026-W53'))
    expect(shown.map(times => ('from' in times ? times.from : undefined))).toEqual(expected)
  })

  it('are on every day what the last change before it, of those not taken back, made them', () => {
    const change = fc.record({ start: fc.integer({ min: 0, max: 19 }), after: fc.integer({ min: 0, max: 20 }) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), changes => {
        let [now, earlier]: [Span, EarlierTimes[]] = [span(8), []]
        const days = daysFrom(first, 21)
        const plain = new Map<Day, Span>(days.map(date => [date, now]))
        for (const { start, after } of changes) {
          const from = addDays(first, after)
          earlier = addEarlierTimes(now, earlier, span(start), from)
          now = span(start)
          for (const date of days) if (date >= from) plain.set(date, now)
        }
        for (const date of days) expect(timesOn(now, earlier, date)).toEqual(plain.get(date))
        expect(earlier.map(({ until }) => until)).toEqual(earlier.map(({ until }) => until).toSorted())
        expect(earlier.every((each, at) => !hasSameTimes(each, earlier[at + 1] ?? now))).toBe(true)
      }),
    )
  })
})
