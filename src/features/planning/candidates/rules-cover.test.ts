import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, day } from '#kit/day.ts'
import { instantsIn, type Span } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { intersects, intervalOf } from '#kit/cover.ts'
import { cellStatuses, type CellStatus } from '#features/planning/availability/packed.ts'
import {
  availabilityFor,
  type Cell,
  cellsDecidingAvailability,
  cellsOfDays,
  cellsOverlappingShift,
  type PlacedShift,
} from './rules-cover.ts'

const place = instantsIn('Europe/Berlin')
const span = (start: string, end: string, belongsToPreviousDay = false): Span => ({
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay,
})
const standard = [
  { id: 'early', isEnabled: true, ...span('08:00', '16:00') },
  { id: 'late', isEnabled: true, ...span('16:00', '02:00') },
  { id: 'night', isEnabled: true, ...span('02:00', '08:00') },
]
const shiftOn = (date: Day, of: Span, standardId?: string): PlacedShift => ({
  date,
  shiftId: standardId ?? 'custom',
  interval: intervalOf(place(date, of)),
  isCustom: standardId === undefined,
})

/** `marks`: what somebody said, by `date shift`. */
const asked = (shift: PlacedShift, marks: Record<string, CellStatus>, shifts = standard) =>
  availabilityFor(
    shift,
    cellsOverlappingShift(shift, () => shifts, place),
    ({ date, shiftId }) => marks[`${date} ${shiftId}`] ?? 'none',
  )

const monday = day('2026-11-23')

describe('a standard shift', () => {
  const late = shiftOn(monday, span('16:00', '02:00'), 'late')

  it.each([
    ['nothing said', {}, 'none'],
    ['its own cell', { '2026-11-23 late': 'available' }, 'full'],
    ['its own cell, preferred', { '2026-11-23 late': 'preferred' }, 'full'],
    ['the cell of another day', { '2026-11-24 late': 'available' }, 'none'],
    ['the cell of another shift', { '2026-11-23 early': 'available' }, 'none'],
    ['vacation', { '2026-11-23 late': 'vacation' }, 'none'],
  ] as const)('is decided by its own cell: %s', (_, marks, coverage) => {
    expect(asked(late, marks).coverage).toBe(coverage)
  })

  it('is not decided by another that runs at the same time', () => {
    const shifts = [...standard, { id: 'noon', isEnabled: true, ...span('12:00', '20:00') }]
    expect(asked(late, { '2026-11-23 noon': 'available' }, shifts).coverage).toBe('none')
  })

  it('has one cell that counts', () => {
    const cells = cellsDecidingAvailability(late, () => standard, place)
    expect(cells.map(({ date, shiftId }) => [date, shiftId])).toEqual([[monday, 'late']])
  })

  it('is preferred only where its cell says so', () => {
    expect(asked(late, { '2026-11-23 late': 'preferred' }).isPreferred).toBe(true)
    expect(asked(late, { '2026-11-23 late': 'available' }).isPreferred).toBe(false)
  })
})

describe('a group’s own shift', () => {
  const evening = shiftOn(monday, span('12:00', '20:00'))
  const overnight = shiftOn(monday, span('22:00', '04:00'))
  const filedBack = shiftOn(monday, span('03:00', '07:00', true))

  it.each([
    ['all of it', evening, { '2026-11-23 early': 'available', '2026-11-23 late': 'available' }, 'full'],
    ['half of it', evening, { '2026-11-23 early': 'available' }, 'partly'],
    ['what lies beside it', evening, { '2026-11-23 night': 'available' }, 'none'],
    ['the night over midnight', overnight, { '2026-11-23 late': 'available', '2026-11-24 night': 'available' }, 'full'],
    ['the wrong night', overnight, { '2026-11-23 late': 'available', '2026-11-23 night': 'available' }, 'partly'],
    ['a night filed under the day before', filedBack, { '2026-11-24 night': 'available' }, 'full'],
    ['the same hours of the night before', filedBack, { '2026-11-23 night': 'available' }, 'none'],
    ['yesterday’s late shift', shiftOn(monday, span('00:00', '02:00')), { '2026-11-22 late': 'available' }, 'full'],
  ] as const)('is covered by cells together: %s', (_, shift, marks, coverage) => {
    expect(asked(shift, marks).coverage).toBe(coverage)
  })

  it('is covered by a day that begins two days before it, or is filed under two days later', () => {
    const whole = [{ id: 'whole', isEnabled: true, ...span('04:00', '04:00', true) }]
    const early = shiftOn(monday, span('00:00', '04:00'))
    expect(asked(early, { '2026-11-21 whole': 'available' }, whole).coverage).toBe('full')
    const halves = [
      { id: 'morning', isEnabled: true, ...span('00:00', '12:00') },
      { id: 'evening', isEnabled: true, ...span('12:00', '00:00') },
    ]
    const late = shiftOn(monday, span('12:00', '12:00', true))
    const marks = { '2026-11-24 evening': 'available', '2026-11-25 morning': 'available' } as const
    expect(asked(late, marks, halves).coverage).toBe('full')
  })

  it('has the cells that touch it', () => {
    const cells = cellsDecidingAvailability(evening, () => standard, place)
    expect(cells.map(({ date, shiftId }) => [date, shiftId])).toEqual([
      [monday, 'early'],
      [monday, 'late'],
    ])
  })

  it('is not covered by what people said of a shift that is switched off; a vacation on it counts', () => {
    const shifts = standard.map(shift => ({ ...shift, isEnabled: shift.id !== 'late' }))
    const marks = { '2026-11-23 early': 'available', '2026-11-23 late': 'available' } as const
    expect(asked(evening, marks).coverage).toBe('full')
    expect(asked(evening, marks, shifts).coverage).toBe('partly')
    expect(asked(evening, { '2026-11-23 late': 'preferred' }, shifts)).toMatchObject({
      coverage: 'none',
      isPreferred: false,
    })
    expect(asked(evening, { '2026-11-23 late': 'vacation' }, shifts).onVacation).toBe(true)
  })

  it('is preferred only where all that covers it is', () => {
    expect(asked(evening, { '2026-11-23 early': 'preferred', '2026-11-23 late': 'preferred' }).isPreferred).toBe(true)
    expect(asked(evening, { '2026-11-23 early': 'preferred', '2026-11-23 late': 'available' }).isPreferred).toBe(false)
  })
})

describe('vacation', () => {
  const [first, second] = [monday, addDays(monday, 1)]

  it.each([
    ['on its own cell', shiftOn(first, span('16:00', '02:00'), 'late'), 'late', first, true],
    ['last night’s shift runs into it', shiftOn(first, span('16:00', '04:00')), 'night', second, true],
    ['last night’s shift ends where it begins', shiftOn(first, span('16:00', '02:00'), 'late'), 'night', second, false],
    ['a shift that runs into the day, beside it', shiftOn(first, span('22:00', '02:00')), 'early', second, false],
    ['the day before runs into the shift', shiftOn(second, span('00:00', '08:00')), 'late', first, true],
  ] as const)('blocks by instants: %s', (_, shift, shiftId, date, onVacation) => {
    expect(asked(shift, { [`${date} ${shiftId}`]: 'vacation' }).onVacation).toBe(onVacation)
    expect(asked(shift, { [`${date} ${shiftId}`]: 'vacation_requested' }).vacationRequested).toBe(onVacation)
  })
})

const halfHours = fc
  .integer({ min: 0, max: 47 })
  .map(half => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const anySpan = fc
  .tuple(halfHours, halfHours, fc.boolean())
  .map(([start, end, belongsToPreviousDay]) => span(start, end, belongsToPreviousDay))
const nights = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-12-31', '2027-01-03'].map(day)

it('calls a shift covered exactly when each of its half hours is, on every night of the year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...nights),
      anySpan,
      fc.array(anySpan, { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom(...cellStatuses), { minLength: 40, maxLength: 40 }),
      (date, own, others, statuses) => {
        const shift = shiftOn(date, own)
        fc.pre(shift.interval.start < shift.interval.end)
        const shifts = others.map((other, index) => ({ id: `s${index}`, isEnabled: true, ...other }))
        const days = [-2, -1, 0, 1, 2].map(offset => addDays(date, offset))
        const grid: (Cell & { status: CellStatus })[] = days.flatMap((on, row) =>
          shifts.map((of, column) => ({
            weekStart: on,
            weekday: 0,
            date: on,
            shiftId: of.id,
            isEnabled: true,
            interval: intervalOf(place(on, of)),
            status: statuses[row * 4 + column] ?? 'none',
          })),
        )
        const marks = Object.fromEntries(grid.map(cell => [`${cell.date} ${cell.shiftId}`, cell.status]))
        const said = asked(shift, marks, shifts)

        const half = 1_800_000
        const { start, end } = shift.interval
        const free = Array.from({ length: (end - start) / half }, (_, index) => {
          const moment = { start: start + index * half, end: start + (index + 1) * half }
          return grid.some(
            ({ interval, status }) =>
              (status === 'available' || status === 'preferred') && intersects(interval, moment),
          )
        })
        const expected = free.every(Boolean) ? 'full' : free.some(Boolean) ? 'partly' : 'none'
        expect(said.coverage).toBe(expected)
        expect(said.onVacation).toBe(
          grid.some(({ interval, status }) => status === 'vacation' && intersects(interval, shift.interval)),
        )
      },
    ),
    { numRuns: 400 },
  )
})

describe('vacation in all enabled shifts of a day', () => {
  const shifts = [
    { id: 'early', isEnabled: true, ...span('08:00', '16:00') },
    { id: 'night', isEnabled: false, ...span('00:00', '08:00') },
  ]
  const said = (shift: PlacedShift, marks: Record<string, CellStatus>) => {
    const touching = cellsOverlappingShift(shift, () => shifts, place)
    return availabilityFor(
      { ...shift, ofDays: cellsOfDays(shift.date, touching, () => shifts, place) },
      touching,
      ({ date, shiftId }) => marks[`${date} ${shiftId}`] ?? 'none',
    )
  }
  const evening = shiftOn(monday, span('18:00', '22:00'))
  const disabled = shiftOn(monday, span('00:00', '08:00'), 'night')

  it.each([
    ['a group’s own shift at another time', evening],
    ['a shift that is disabled', disabled],
  ])('covers %s on that day', (_, shift) => {
    expect(said(shift, { '2026-11-23 early': 'vacation' })).toMatchObject({
      onVacation: true,
      vacationRequested: false,
    })
    expect(said(shift, { '2026-11-23 early': 'vacation_requested' })).toMatchObject({
      onVacation: false,
      vacationRequested: true,
    })
    expect(said(shift, { '2026-11-24 early': 'vacation' })).toMatchObject({ onVacation: false })
    expect(said(shift, { '2026-11-23 early': 'available' })).toMatchObject({ onVacation: false })
  })
})

describe('the shifts of vacation', () => {
  const said = (shift: PlacedShift, marks: Record<string, CellStatus>) => {
    const touching = cellsOverlappingShift(shift, () => standard, place)
    const ofDays = cellsOfDays(shift.date, touching, () => standard, place)
    const statusOf = ({ date, shiftId }: Cell) => marks[`${date} ${shiftId}`] ?? 'none'
    return availabilityFor({ ...shift, ofDays }, touching, statusOf).vacationShiftIds
  }
  const whole = (date: Day, status: CellStatus) =>
    Object.fromEntries(standard.map(({ id }) => [`${date} ${id}`, status] as const))
  const early = shiftOn(monday, span('08:00', '16:00'), 'early')
  const longDay = shiftOn(monday, span('12:00', '20:00'))
  const tuesdayNight = shiftOn(addDays(monday, 1), span('00:00', '06:00'))

  it.each<[string, PlacedShift, Record<string, CellStatus>, string[]]>([
    ['one shift', early, { '2026-11-23 early': 'vacation' }, ['early']],
    ['one requested shift', early, { '2026-11-23 early': 'vacation_requested' }, ['early']],
    [
      'two that touch a shift',
      longDay,
      { '2026-11-23 early': 'vacation', '2026-11-23 late': 'vacation' },
      ['early', 'late'],
    ],
    ['the day before, whose late shift runs into it', tuesdayNight, { '2026-11-23 late': 'vacation' }, ['late']],
    ['a whole day', early, whole(monday, 'vacation'), []],
    ['a whole requested day', early, whole(monday, 'vacation_requested'), []],
    ['a whole day before', tuesdayNight, whole(monday, 'vacation'), []],
    [
      'a day that is partly approved',
      early,
      { ...whole(monday, 'vacation_requested'), '2026-11-23 early': 'vacation' },
      ['early'],
    ],
  ])('are named unless a whole day is meant: %s', (_, shift, marks, expected) => {
    expect(said(shift, marks)).toEqual(expected)
  })
})
