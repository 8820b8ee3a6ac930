import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { instantsIn } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { intervalOf } from '#kit/cover.ts'
import { isNightShift } from '#features/planning/assignments/nights.ts'
import {
  daysUpTo,
  figures,
  figuresOf,
  isCompared,
  mediansOf,
  pastShift,
  createWishCheck,
  type BalanceFigures,
} from './rules.ts'

const place = instantsIn('Europe/Berlin')
function shiftOn(date: string, start: string, end: string, belongsToPreviousDay = false) {
  const span = { startTime: timeOfDay(start), endTime: timeOfDay(end), belongsToPreviousDay }
  const shift = { date: day(date), shiftId: 'late', isCustom: false, interval: intervalOf(place(day(date), span)) }
  return pastShift(shift, { isNight: isNightShift(shift, place), cells: [] })
}

describe('the span', () => {
  it.each([
    [4, '2026-10-24'],
    [12, '2026-08-29'],
  ] as const)('of %i weeks begins on %s and ends today', (weeks, first) => {
    expect(daysUpTo(day('2026-11-20'), weeks)).toEqual([first, '2026-11-20'])
  })
})

describe('figures', () => {
  const late = shiftOn('2026-11-20', '16:00', '02:00')
  const worked = (shift: ReturnType<typeof shiftOn>, wished = false) => ({ shift, isWished: wished })

  it('are none where nothing was worked', () => {
    expect(figuresOf([], 0)).toEqual({ hours: 0, nights: 0, weekends: 0, declined: 0, wished: null })
    expect(Object.keys(figuresOf([], 0))).toEqual([...figures])
  })

  it('add up hours that really pass, nights, what was declined, and the share of what was wished for', () => {
    const seats = [
      worked(late, true),
      worked(shiftOn('2026-10-25', '02:00', '08:00')),
      worked(shiftOn('2026-11-17', '08:00', '16:00')),
    ]
    expect(figuresOf(seats, 2)).toEqual({ hours: 25, nights: 2, weekends: 1, declined: 2, wished: 1 / 3 })
  })

  it('round hours to hundredths once they are added up', () => {
    const hoursOf = (...lengths: number[]) =>
      figuresOf(
        lengths.map(end => worked({ ...late, interval: { start: 0, end } })),
        0,
      ).hours
    expect([hoursOf(9000, 8999), hoursOf(9000, 9000)]).toEqual([0, 0.01])
  })

  it.each([
    ['Saturday and Sunday once', ['2026-11-14', '2026-11-15'], 1],
    ['two weekends', ['2026-11-14', '2026-11-22'], 2],
    ['over New Year', ['2027-01-02', '2027-01-03'], 1],
    ['Friday’s night is Friday’s, though it runs into Saturday', ['2026-11-20'], 0],
    ['Sunday’s night is Sunday’s, though it runs into Monday', ['2026-11-22'], 1],
    ['no weekend in the week', ['2026-11-16', '2026-11-19'], 0],
  ])('count weekends by the day in the plan: %s', (_, dates, weekends) => {
    expect(
      figuresOf(
        dates.map(date => worked(shiftOn(date, '16:00', '02:00'))),
        0,
      ).weekends,
    ).toBe(weekends)
  })
})

describe('a seat that was wished for', () => {
  const cell = { weekStart: day('2026-11-16'), weekday: 4, date: day('2026-11-20'), shiftId: 'late', isEnabled: true }
  const shift = shiftOn('2026-11-20', '16:00', '02:00')
  const known = { ...shift, cells: [{ ...cell, interval: shift.interval }] }

  it.each([
    ['its cell is preferred', 'preferred', undefined, true],
    ['its shift comes first', 'available', 1, true],
    ['its shift comes first, though nothing was marked', 'none', 1, true],
    ['its shift comes second', 'available', 2, false],
    ['nothing was said', 'none', undefined, false],
  ] as const)('is one where %s', (_, status, rank, expected) => {
    expect(createWishCheck(known)(() => status, rank)).toBe(expected)
  })

  it('is preferred as a whole, where a group’s own shift lies over several cells', () => {
    const half = { start: shift.interval.start, end: shift.interval.start + 3_600_000 }
    const partly = { ...known, isCustom: true, cells: [{ ...cell, interval: half }] }
    expect(createWishCheck(partly)(() => 'preferred', undefined)).toBe(false)
    expect(createWishCheck({ ...known, isCustom: true })(() => 'preferred', undefined)).toBe(true)
  })

  it('is one to whoever marked it so, whoever is asked before them', () => {
    const isWished = createWishCheck(known)
    const marks = ['none', 'preferred', 'available', 'preferred', 'none'] as const
    expect(marks.map(mark => isWished(() => mark, undefined))).toEqual([false, true, false, true, false])
    expect(isWished(() => 'none', 1)).toBe(true)
  })
})

describe('who is compared', () => {
  const idle: BalanceFigures = { hours: 0, nights: 0, weekends: 0, declined: 0, wished: null }
  it.each([
    ['chatter', idle, true],
    ['admin', idle, false],
    ['team_lead', { ...idle, hours: 8, wished: 0 }, true],
    ['team_lead', { ...idle, declined: 1 }, true],
  ] as const)('%s with %j: %s', (role, of, expected) => expect(isCompared(role, of)).toBe(expected))
})

describe('the median', () => {
  const of = (hours: number, wished: number | null = null): BalanceFigures => ({
    hours,
    nights: 0,
    weekends: 0,
    declined: 0,
    wished,
  })

  it.each([
    [[7], 7],
    [[1, 9, 2], 2],
    [[1, 9, 2, 4], 3],
    [[0, 0, 40], 0],
  ])('of %j is %d', (hours, expected) => expect(mediansOf(hours.map(one => of(one))).hours).toBe(expected))

  it('of nobody is nought, and of no share none', () => {
    expect(mediansOf([])).toEqual({ hours: 0, nights: 0, weekends: 0, declined: 0, wished: null })
  })

  it('of shares leaves out who has none', () => {
    expect(mediansOf([of(0), of(8, 0.5), of(8, 1)]).wished).toBe(0.75)
    expect(mediansOf([of(0)]).wished).toBeNull()
  })

  it('has as many at or above it as at or below', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 30 }), hours => {
        const { hours: middle } = mediansOf(hours.map(one => of(one)))
        const half = hours.length / 2
        expect(hours.filter(one => one >= middle).length).toBeGreaterThanOrEqual(half)
        expect(hours.filter(one => one <= middle).length).toBeGreaterThanOrEqual(half)
      }),
    )
  })
})
