import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import type { AgencyWeek } from '#features/planning/agency-week/schema.ts'

type WeekGroup = AgencyWeek['groups'][number]
type WeekShift = AgencyWeek['shifts'][number]

/** A draft of one seat, with no shifts. */
export const weekGroup = (id: string, name: string, change: Partial<WeekGroup> = {}): WeekGroup => ({
  id,
  name,
  color: 'blue',
  chatterCount: 1,
  state: 'draft',
  version: 1,
  creators: [],
  platforms: [],
  tags: [],
  shifts: [],
  main: [],
  ...change,
})

/** Which of the week's shifts a group has, none of them with main chatters. */
export const inForce = (...places: readonly number[]): WeekGroup['shifts'] =>
  places.map(at => ({ at, mainChatters: 0, isInForce: true }))

export const weekShift = (
  id: string,
  name: string,
  startTime: string,
  endTime: string,
  change: Partial<WeekShift> = {},
): WeekShift => ({
  id,
  name,
  color: 'blue',
  startTime: timeOfDay(startTime),
  endTime: timeOfDay(endTime),
  isOvernight: endTime <= startTime,
  changes: [],
  ...change,
})

/** Week 48 of 2026, without anything unless it is said. */
export const agencyWeekOf = (change: Partial<AgencyWeek> = {}): AgencyWeek => ({
  week: week('2026-W48'),
  groups: [],
  shifts: [],
  people: [],
  seats: [],
  notes: [],
  declined: [],
  overrides: [],
  kept: [],
  maxWeekHours: null,
  ...change,
})
