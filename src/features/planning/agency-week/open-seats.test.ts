import { describe, expect, it } from 'vitest'
import { addDays, type Day, day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { type Week, week } from '#kit/week.ts'
import { agencyWeekOf, inForce, weekGroup, weekShift } from '#test/agency-weeks.ts'
import { allSeats, boardOf, staffingOf } from './board.ts'
import { filterBoardGroups, noFilters } from './board-filters.ts'
import { packSeatFlags } from './flags.ts'
import { openSeatTestAt, lastShiftEndBefore } from './open-seats.ts'
import type { AgencyWeek } from './schema.ts'

const zone = 'Europe/Berlin'
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds
const utc = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds

const shift = (id: string, startTime: string, endTime: string, change?: Partial<AgencyWeek['shifts'][number]>) =>
  weekShift(id, id, startTime, endTime, change)
const confirmed = packSeatFlags({ state: 'confirmed', isPinned: false, isOverridden: false })

/** One group, one seat of each: early, late until two, and a night that is filed under the day before. Kim has Monday's early. */
const agencyWeek = (of: Week = week('2026-W48'), change: Partial<AgencyWeek> = {}) =>
  agencyWeekOf({
    week: of,
    groups: [weekGroup('luna', 'Luna', { state: 'published', shifts: inForce(0, 1, 2) })],
    shifts: [
      shift('early', '08:00', '16:00'),
      shift('late', '16:00', '02:00'),
      shift('night', '02:00', '08:00', { isOvernight: true }),
    ],
    people: [{ id: 'kim', fullName: 'Kim', availability: '.......', hours: 8, wish: { min: null, max: null } }],
    seats: [[0, 0, 0, 1, 0, confirmed]],
    ...change,
  })
const monday = day('2026-11-23')
const gapsOn = (board: AgencyWeek, now: number, date: Day) =>
  allSeats(boardOf(board))
    .filter(seat => seat.date === date && openSeatTestAt(now, zone)(seat))
    .map(({ shift: { id } }) => id)

describe('a gap', () => {
  it('is free, and its shift is not over: it may have begun', () => {
    const tuesday = addDays(monday, 1)
    expect(gapsOn(agencyWeek(), at('2026-11-24T07:59'), tuesday)).toEqual(['early', 'late', 'night'])
    expect(gapsOn(agencyWeek(), at('2026-11-24T15:59'), tuesday)).toEqual(['early', 'late', 'night'])
    expect(gapsOn(agencyWeek(), at('2026-11-24T16:00'), tuesday)).toEqual(['late', 'night'])
    expect(gapsOn(agencyWeek(), at('2026-11-25T01:59'), tuesday)).toEqual(['late', 'night'])
    expect(gapsOn(agencyWeek(), at('2026-11-25T02:00'), tuesday)).toEqual(['night'])
    expect(gapsOn(agencyWeek(), at('2026-11-25T08:00'), tuesday)).toEqual([])
    expect(gapsOn(agencyWeek(), at('2026-11-23T07:00'), monday)).toEqual(['late', 'night'])
  })

  it('ends when its shift does on that day', () => {
    const later = { from: day('2026-11-26'), startTime: timeOfDay('10:00'), endTime: timeOfDay('18:00') }
    const changed = agencyWeek(undefined, {
      shifts: [{ ...shift('early', '08:00', '16:00'), changes: [{ ...later, isOvernight: false }] }],
    })
    expect(gapsOn(changed, at('2026-11-25T17:00'), day('2026-11-25'))).toEqual([])
    expect(gapsOn(changed, at('2026-11-26T17:00'), day('2026-11-26'))).toEqual(['early'])
  })

  it.each([
    // the clock skips from 2 to 3: the late one ends with the hour that is not there, the night is an hour shorter
    ['spring', '2026-W13', '2026-03-28', '2026-03-29T01:00:00Z', '2026-03-29T06:00:00Z'],
    // from 3 back to 2: of two o'clock the first counts, the night is an hour longer
    ['autumn', '2026-W43', '2026-10-24', '2026-10-25T00:00:00Z', '2026-10-25T07:00:00Z'],
  ])('ends on the night when clocks change in %s as work does', (_, of, saturday, lateEnds, nightEnds) => {
    const board = agencyWeek(week(of))
    expect(gapsOn(board, utc(lateEnds) - 1, day(saturday))).toEqual(['late', 'night'])
    expect(gapsOn(board, utc(lateEnds), day(saturday))).toEqual(['night'])
    expect(gapsOn(board, utc(nightEnds) - 1, day(saturday))).toEqual(['night'])
    expect(gapsOn(board, utc(nightEnds), day(saturday))).toEqual([])
  })

  it('is counted and shown alike: a row with nothing but what is over is none of gaps alone', () => {
    const now = at('2026-11-29T17:00')
    const isGap = openSeatTestAt(now, zone)
    const all = boardOf(agencyWeek())
    expect(staffingOf(all, isGap)).toEqual({ have: 1, need: 21, open: 2 })
    expect(staffingOf(all, isGap, 0)).toEqual({ have: 1, need: 3, open: 0 })
    const rows = filterBoardGroups(all, { ...noFilters, gaps: true }, isGap).flatMap(group => group.rows)
    expect(rows.map(row => row.shift.id)).toEqual(['late', 'night'])
    expect(rows.map(row => row.isFirst)).toEqual([true, true])
  })

  it('is not to be found in a week that is over', () => {
    const isGap = openSeatTestAt(at('2026-12-01T00:00'), zone)
    const all = boardOf(agencyWeek())
    expect(staffingOf(all, isGap)).toEqual({ have: 1, need: 21, open: 0 })
    expect(filterBoardGroups(all, { ...noFilters, gaps: true }, isGap)).toEqual([])
  })

  it('stays one until the next shift ends, so that a board need not be drawn anew before', () => {
    const last = (now: number) => lastShiftEndBefore(agencyWeek(), now, zone)
    expect(last(at('2026-11-23T07:00'))).toBe(0)
    expect(last(at('2026-11-24T15:59'))).toBe(at('2026-11-24T08:00'))
    expect(last(at('2026-11-24T16:00'))).toBe(at('2026-11-24T16:00'))
    expect(last(at('2026-11-24T23:00'))).toBe(at('2026-11-24T16:00'))
    expect(last(at('2027-11-24T23:00'))).toBe(at('2026-11-30T08:00'))
    const [then, next] = [
      openSeatTestAt(last(at('2026-11-24T23:00')), zone),
      openSeatTestAt(at('2026-11-24T23:00'), zone),
    ]
    expect(allSeats(boardOf(agencyWeek())).map(then)).toEqual(allSeats(boardOf(agencyWeek())).map(next))
  })
})
