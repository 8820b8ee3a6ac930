import { addDays, type Day, day, daysFrom } from '#kit/day.ts'
import { instantsIn, type Span } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { cellStatuses, type CellStatus } from '#features/planning/availability/packed.ts'
import { seededRandom } from '#features/planning/autoplan/engine/random.ts'
import type { PlannedSeat } from '#features/planning/autoplan/engine/proposal.ts'
import { criteria } from '#features/planning/autoplan/engine/problem.ts'
import type {
  ProblemInput,
  PersonToPlan,
  SlotToPlan,
  ExistingAssignment,
} from '#features/planning/autoplan/problem-from.ts'
import {
  defaultRules,
  type PlanningRules,
  ruleModes,
  type Warning,
  warnings,
} from '#features/planning/planning-rules/rules.ts'
import { fitOf, reasonsFor } from '#features/planning/candidates/rules.ts'
import { cellsOverlappingShift } from '#features/planning/candidates/rules-cover.ts'
import { intervalOf } from '#kit/cover.ts'
import type { OtherAssignment } from '#features/planning/candidates/rules-hours.ts'
import { eligibilityFor } from '#features/planning/candidates/rules-eligibility.ts'
import type { Fit } from '#features/planning/candidates/fits.ts'

/** Ordinary weeks, both nights on which clocks change, week 53, and weeks over the year. */
const mondays = ['2026-11-23', '2026-03-23', '2026-10-19', '2026-12-28', '2026-12-21', '2027-03-22'].map(day)

const span = (start: string, end: string, belongsToPreviousDay = false): Span => ({
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay,
})
const standards = [
  { id: 'early', isEnabled: true, ...span('08:00', '16:00') },
  { id: 'late', isEnabled: true, ...span('16:00', '02:00') },
  { id: 'night', isEnabled: true, ...span('02:00', '08:00', true) },
]
const customs = [
  { id: 'day', ...span('10:00', '18:30') },
  { id: 'evening', ...span('18:00', '01:30') },
  { id: 'small', ...span('01:00', '05:00', true) },
]

/** A small agency, anything in it by chance, and what it asks: as odd as an agency can be. */
export function worldOf(seed: number): ProblemInput {
  const random = seededRandom(seed)
  const below: Below = bound => random.below(bound)
  const some = <T>(all: readonly T[]): T => all[random.below(all.length)]!
  const monday = some(mondays)
  const weeks = random.below(4) === 0 ? 2 : 1
  const groups = 1 + random.below(5)
  const rules = rulesOf(below, some)
  const place = instantsIn('Europe/Berlin')
  const planned = Array.from({ length: groups }, (_, group) => group).flatMap(group => {
    const isCustom = random.below(4) === 0
    const seats = random.below(12) === 0 ? 9 : 1 + random.below(2)
    return daysFrom(monday, 7 * weeks).flatMap(date =>
      (isCustom ? customs : standards)
        .filter(() => random.below(4) > 0)
        .map((shift): SlotToPlan => {
          const interval = intervalOf(place(date, shift))
          const cells = cellsOverlappingShift({ date, interval }, () => standards, place)
          const names = new Map(standards.map(({ id }) => [id, id]))
          const opening = { date, shiftId: shift.id, interval, isCustom, cells, rules, standardShifts: names }
          const [startTime, startsNextDay] = [shift.startTime, shift.belongsToPreviousDay]
          return {
            opening,
            groupId: `g${group}`,
            seats,
            mains: random.below(2),
            isStaffed: random.below(3) === 0,
            startTime,
            startsNextDay,
          }
        }),
    )
  })
  const onVacation = random.below(25) === 0
  const people = Array.from({ length: random.below(8) }, () => {
    const statuses: readonly CellStatus[] = onVacation
      ? ['vacation']
      : [...cellStatuses, 'available', 'available', 'available', 'available', 'preferred']
    return personOf(statuses, { monday, weeks, groups, planned: planned.length }, below, some, place)
  })
  const breakable = random.below(3) === 0 ? warnings.filter(() => random.below(3) === 0) : []
  const order = criteria.filter(() => random.below(5) > 0)
  return { monday, weeks, planned, people, rules, breakable, order, seed }
}

type Below = (bound: number) => number
type Some = <T>(all: readonly T[]) => T

function rulesOf(below: Below, some: Some): PlanningRules {
  if (below(2) === 0) return defaultRules
  return {
    availability: some(ruleModes),
    vacationRequest: some(ruleModes),
    exclusive: some(ruleModes),
    disabled: some(ruleModes),
    rest: some(ruleModes),
    minRestHours: 1 + below(16),
    weekHours: some(ruleModes),
    maxWeekHours: 10 + below(40),
    streak: some(ruleModes),
    hoursWish: some(ruleModes),
    maxDaysInARow: 1 + below(7),
  }
}

function personOf(
  statuses: readonly CellStatus[],
  size: { monday: Day; weeks: number; groups: number; planned: number },
  below: Below,
  some: Some,
  place: ReturnType<typeof instantsIn>,
): PersonToPlan {
  const said = new Map<string, CellStatus>()
  for (const date of daysFrom(addDays(size.monday, -3), 7 * size.weeks + 6)) {
    for (const { id } of standards) said.set(`${date} ${id}`, some(statuses))
  }
  // two free days between what stands, so that it breaks nothing itself
  const standing: ExistingAssignment[] = []
  for (let at = below(14) - 14; at < 7 * size.weeks + 10; at += 3 + below(9)) {
    const date = addDays(size.monday, at)
    standing.push({ date, interval: intervalOf(place(date, some(standards))) })
  }
  const exclusive = below(12) === 0 ? below(3) : -1
  const min = below(2) === 0 ? below(20) : null
  return {
    preferences: standards.map(({ id }, at) => ({
      id,
      priority: 1 + ((at + below(3)) % 3),
      is_enabled: exclusive === -1 ? below(8) > 0 : at === exclusive,
      is_exclusive: at === exclusive,
    })),
    statusOf: ({ date, shiftId }) => said.get(`${date} ${shiftId}`) ?? 'none',
    groups: new Map(Array.from({ length: below(6) }, () => [`g${below(size.groups)}`, below(2) === 0] as const)),
    isBound: below(5) === 0,
    declined: size.planned === 0 ? [] : Array.from({ length: below(3) }, () => below(size.planned)),
    drafts: size.planned === 0 ? [] : Array.from({ length: below(4) }, () => below(size.planned)),
    standing,
    hoursWish: { min, max: below(2) === 0 ? (min ?? 0) + below(30) : null },
    balance: { weekMinutes: (below(20) - 10) * 60, nights: below(9) - 4, weekends: below(5) - 2 },
  }
}

/**
 * What the schedule says of a person on a seat beside all their other seats: as the placing would, with other rules where
 * they are given.
 */
export function judged(
  { planned, people, rules }: ProblemInput,
  seats: readonly PlannedSeat[],
  { person, slot }: PlannedSeat,
  instead: Partial<PlanningRules> & { readonly maxWished?: number } = {},
): { readonly fit: Fit; readonly codes: readonly string[]; readonly warnings: readonly Warning[] } {
  const { opening } = planned[slot]!
  const somebody = people[person]!
  const ownSeats = seats.filter(seat => seat.person === person && seat.slot !== slot)
  const own = [...somebody.standing, ...ownSeats.map(seat => planned[seat.slot]!.opening)]
  const others = own.map(({ date, interval }): OtherAssignment => ({ ...elsewhere, date, interval }))
  const inWeek = own.filter(({ date }) => mondayOf(weekOf(date)) === mondayOf(weekOf(opening.date)))
  const { maxWished, ...otherRules } = instead
  const asRuled = { ...rules, ...otherRules }
  const standing = eligibilityFor(
    { ...opening, rules: asRuled },
    {
      preferences: somebody.preferences,
      hoursWish: maxWished === undefined ? somebody.hoursWish : { min: null, max: maxWished },
      statusOf: somebody.statusOf,
      others,
      weekMilliseconds: inWeek.reduce((sum, { interval }) => sum + interval.end - interval.start, 0),
      workedDays: new Set(own.map(({ date }) => date)),
      isMain: false,
      isHome: false,
      declined: somebody.declined.includes(slot) ? 'no' : undefined,
    },
  )
  const reasons = reasonsFor(standing)
  const codes = reasons.map(({ code }) => code)
  return { fit: fitOf(reasons, asRuled), codes, warnings: warnings.filter(warning => codes.includes(warning)) }
}

const elsewhere = {
  groupName: '',
  shiftName: '',
  startTime: timeOfDay('00:00'),
  endTime: timeOfDay('00:00'),
}
