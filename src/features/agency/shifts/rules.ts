import type { ShiftColour } from '#kit/colour.ts'
import { addDays, type Day } from '#kit/day.ts'
import type { Span } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import { type DefaultShiftId, defaultNames } from './names.ts'
import type { Shift, ShiftDraft } from './schema.ts'

/*
 *   new ──▶ enabled ⇄ disabled        one stays enabled, whatever happens
 *               └────────┴──▶ removed     only while no availability, requirement or assignment points to it
 */

/** What an organisation starts with (docs/product/en/agency.md#shift-times). */
export const defaultShifts = (): readonly Shift[] => [
  standard('early', '08:00', '16:00', 'yellow'),
  standard('late', '16:00', '02:00', 'blue'),
  standard('night', '02:00', '08:00', 'purple'),
]

const standard = (id: DefaultShiftId, start: string, end: string, color: Shift['color']): Shift => ({
  id,
  name: defaultNames[id].de,
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay: false,
  color,
  isEnabled: true,
})

/** A guard against abuse (docs/product/en/agency.md#limits). */
export const maxShifts = 20

/** Why the organisation's shifts may not become these. */
export function shiftsProblem(shifts: readonly Pick<Shift, 'isEnabled'>[]): 'tooMany' | 'lastEnabled' | undefined {
  if (shifts.length > maxShifts) return 'tooMany'
  return shifts.some(shift => shift.isEnabled) ? undefined : 'lastEnabled'
}

/** An order names every shift once; one made before another person added or removed a shift does not. */
export function shiftOrderProblem(
  shifts: readonly Pick<Shift, 'id'>[],
  ids: readonly string[],
): 'staleOrder' | undefined {
  const named = new Set(ids)
  const complete = ids.length === shifts.length && named.size === ids.length && shifts.every(({ id }) => named.has(id))
  return complete ? undefined : 'staleOrder'
}

/** The first whose name an earlier one has already, whatever the case. */
export const findDuplicateShiftName = (shifts: readonly Pick<Shift, 'name'>[]): number | undefined => {
  const names = shifts.map(({ name }) => name.trim().toLowerCase())
  const at = names.findIndex((name, index) => names.indexOf(name) < index)
  return at === -1 ? undefined : at
}

const fixedColours = new Map<string, ShiftColour>([
  ['TAG', 'yellow'],
  ['ABEND', 'blue'],
  ['NACHT', 'purple'],
  // as those read it who read English
  ['NIGHT', 'purple'],
])

/** The colour that goes with a name, whatever is chosen beside it. */
export const fixedColour = (name: string): ShiftColour | undefined => fixedColours.get(name.trim().toUpperCase())

/** The colour a shift is drawn in: its own, unless its name has a fixed one (docs/product/en/agency.md#shift-times). */
export const shownColour = ({ name, color }: Pick<Shift, 'name' | 'color'>): ShiftColour => fixedColour(name) ?? color

/** Times that held for the days before `until`. */
export interface EarlierTimes extends Span {
  readonly until: Day
}

/** The times of a shift on a day: of all that were changed later, those changed first; else those of now. */
export function timesOn(now: Span, earlier: readonly EarlierTimes[], date: Day): Span {
  const { startTime, endTime, belongsToPreviousDay } = earlier.find(({ until }) => date < until) ?? now
  return { startTime, endTime, belongsToPreviousDay }
}

/**
 * What is to be remembered when the times change from a day on. A change that was planned for that day or later never
 * comes about.
 */
export function addEarlierTimes(now: Span, earlier: readonly EarlierTimes[], next: Span, from: Day): EarlierTimes[] {
  const before = timesOn(now, earlier, addDays(from, -1))
  const kept = earlier.filter(({ until }) => until < from)
  return hasSameTimes(before, next) ? kept : [...kept, { ...before, until: from }]
}

/** Also of times as a form has them. */
export const hasSameTimes = (a: Span, b: { readonly [field in keyof Span]: string | boolean }): boolean =>
  a.startTime === b.startTime && a.endTime === b.endTime && a.belongsToPreviousDay === b.belongsToPreviousDay

/** Whether two read alike, whatever their ids. */
export const isSameShift = (a: ShiftDraft, b: ShiftDraft): boolean =>
  hasSameTimes(a, b) && a.name === b.name && a.color === b.color && a.isEnabled === b.isEnabled

type TimesOver = [Span, ...(Span & { readonly from: Day })[]]

/** The times of Monday, then each that comes in their place within the week. */
export const timesInWeek = (now: Span, earlier: readonly EarlierTimes[], week: Week): TimesOver =>
  timesOver(now, earlier, { from: mondayOf(week), days: 7 })

/** The times of the first of the days, then each that comes in their place. */
export function timesOver(
  now: Span,
  earlier: readonly EarlierTimes[],
  { from: first, days }: { readonly from: Day; readonly days: number },
): TimesOver {
  const times: TimesOver = [timesOn(now, earlier, first)]
  for (let at = 1; at < days; at++) {
    const from = addDays(first, at)
    const next = timesOn(now, earlier, from)
    if (!hasSameTimes(times.at(-1) ?? next, next)) times.push({ ...next, from })
  }
  return times
}
