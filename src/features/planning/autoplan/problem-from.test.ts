import { describe, expect, it } from 'vitest'
import { planOf } from '#test/autoplan-problems.ts'
import { defaultRules } from '#features/planning/planning-rules/rules.ts'
import { cellsOverlappingShift } from '#features/planning/candidates/rules-cover.ts'
import { intervalOf } from '#kit/cover.ts'
import { addDays, type Day, day } from '#kit/day.ts'
import { instantsIn, type Span } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { explainOpenSlots } from './engine/open-seats.ts'
import { type ProblemInput, type PersonToPlan, type SlotToPlan, problemFrom } from './problem-from.ts'

type CellStatus = ReturnType<PersonToPlan['statusOf']>

const place = instantsIn('Europe/Berlin')
const span = (start: string, end: string, belongsToPreviousDay = false): Span => ({
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay,
})
const standard = [
  { id: 'early', isEnabled: true, ...span('08:00', '16:00') },
  { id: 'late', isEnabled: true, ...span('16:00', '02:00') },
  { id: 'night', isEnabled: true, ...span('02:00', '08:00', true) },
]

const plannedOn = (date: Day, of: Span, id = 'own', isCustom = true): SlotToPlan => {
  const interval = intervalOf(place(date, of))
  const cells = cellsOverlappingShift({ date, interval }, () => standard, place)
  const standardShifts = new Map(standard.map(one => [one.id, one.id]))
  const [startTime, startsNextDay] = [of.startTime, of.belongsToPreviousDay]
  const opening = { date, shiftId: id, interval, isCustom, cells, rules: defaultRules, standardShifts }
  return { opening, groupId: 'g', seats: 1, mains: 0, isStaffed: false, startTime, startsNextDay }
}

/** One seat, and Kim, who has worked `worked` and said `status` of everything, or what `marks` say. */
function kimOn(
  planned: SlotToPlan,
  {
    worked,
    status = 'available',
    marks = {},
  }: Partial<{ worked: [Day, Span]; status: CellStatus; marks: Record<string, CellStatus> }>,
): ProblemInput {
  return {
    monday: mondayOf(weekOf(planned.opening.date)),
    weeks: 1,
    planned: [planned],
    people: [
      {
        preferences: [],
        statusOf: ({ date, shiftId }) => marks[`${date} ${shiftId}`] ?? status,
        groups: new Map(),
        isBound: false,
        declined: [],
        drafts: [],
        standing: worked ? [{ date: worked[0], interval: intervalOf(place(...worked)) }] : [],
        hoursWish: { min: null, max: null },
        balance: { weekMinutes: 0, nights: 0, weekends: 0 },
      },
    ],
    rules: defaultRules,
    breakable: [],
    order: [],
    seed: 1,
  }
}

function outcome(asked: ProblemInput): string {
  const problem = problemFrom(asked)
  const { seats } = planOf(problem)
  const [gap] = explainOpenSlots(problem, seats)
  return gap?.people[0]?.held.map(({ hold, needs }) => [hold, needs].filter(Boolean).join(' ')).join(', ') ?? 'seated'
}

describe('the nights on which clocks change', () => {
  const evening = span('16:00', '01:00')

  it.each([
    ['an ordinary night', '2026-11-21', '12:00', 'seated'],
    ['an ordinary night, an hour less', '2026-11-21', '11:00', 'short_rest 10'],
    ['the long night: an hour more than the clock says', '2026-10-24', '11:00', 'seated'],
    ['the short night: an hour less than the clock says', '2026-03-28', '12:00', 'short_rest 10'],
    ['the short night, slept out', '2026-03-28', '13:00', 'seated'],
  ])('rest is real time: %s', (_, saturday, start, expected) => {
    const planned = plannedOn(addDays(day(saturday), 1), span(start, '15:00'))
    expect(outcome(kimOn(planned, { worked: [day(saturday), evening] }))).toBe(expected)
  })
})

describe('shifts that belong to the day before', () => {
  const night = standard[2]!

  it('count for the week and the day that they are filed under', () => {
    const sunday = day('2026-11-29')
    const problem = problemFrom(kimOn(plannedOn(sunday, night, 'night', false), {}))
    expect(problem.shiftDays[0]).toMatchObject({ day: 6, clockStart: 1560, isNight: true })
    expect(outcome(kimOn(plannedOn(sunday, night, 'night', false), {}))).toBe('seated')
  })

  it('rest until they really begin', () => {
    const monday = day('2026-11-23')
    const late = standard[1]!
    const planned = plannedOn(monday, night, 'night', false)
    expect(outcome(kimOn(planned, { worked: [monday, standard[0]!] }))).toBe('short_rest 10')
    expect(outcome(kimOn(planned, { worked: [addDays(monday, -1), late] }))).toBe('seated')
  })
})

describe('a group’s own shifts', () => {
  const tuesday = day('2026-12-29')

  it.each([
    ['all of it', { '2026-12-29 early': 'available', '2026-12-29 late': 'available' }, 'seated'],
    ['half of it', { '2026-12-29 early': 'available' }, 'partly_available'],
    ['none of it', {}, 'not_available'],
    ['vacation', { '2026-12-29 late': 'vacation' }, 'vacation'],
  ] as const)('are covered by what was said of the standard ones: %s', (_, marks, expected) => {
    expect(outcome(kimOn(plannedOn(tuesday, span('12:00', '20:00')), { status: 'none', marks }))).toBe(expected)
  })
})

it('plans week 53, and a week over the year', () => {
  expect(weekOf(day('2026-12-31'))).toBe('2026-W53')
  for (const date of ['2026-12-28', '2027-01-01', '2027-01-03'].map(day)) {
    const problem = problemFrom(kimOn(plannedOn(date, standard[0]!, 'early', false), {}))
    expect(problem.shiftDays[0]?.day).toBeGreaterThanOrEqual(0)
    expect(planOf(problem).filled).toBe(1)
  }
})
