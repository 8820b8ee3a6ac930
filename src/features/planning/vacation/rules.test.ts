import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, type Day } from '#kit/day.ts'
import { daysOfWeek, mondayOf, week } from '#kit/week.ts'
import { approvedVacationDays, upcomingVacationBlocks, planRequests, consecutiveDayRuns } from './rules.ts'
import type { RequestStatus } from './states.ts'

const w48 = week('2026-W48')
const days = (...list: string[]) => list.map(day)
const ask = (dates: Day[], extra: Partial<Parameters<typeof planRequests>[1]> = {}, of = w48, shiftId?: string) =>
  planRequests(
    { week: of, dates, shiftId: shiftId ?? null },
    { today: day('2026-11-20'), enabledShiftIds: ['early', 'late'], markedCells: [], ...extra },
  )

describe('what becomes of marked days', () => {
  it('is one request for each run of consecutive days, in their order', () => {
    expect(ask(days('2026-11-27', '2026-11-23', '2026-11-24', '2026-11-29'))).toEqual({
      ok: true,
      groups: [days('2026-11-23', '2026-11-24'), days('2026-11-27'), days('2026-11-29')],
      skipped: [],
    })
  })

  it('skips days whose shifts are all held by requests, and says so when none is left', () => {
    const markedCells = ['early', 'late'].map(shiftId => ({ date: day('2026-11-24'), shiftId }))
    expect(ask(days('2026-11-23', '2026-11-24', '2026-11-25'), { markedCells })).toEqual({
      ok: true,
      groups: [days('2026-11-23'), days('2026-11-25')],
      skipped: days('2026-11-24'),
    })
    expect(ask(days('2026-11-24'), { markedCells })).toEqual({ ok: false, refusal: 'alreadyRequested' })
  })

  it('is refused when a day lies outside the week', () => {
    expect(ask(days('2026-11-23', '2026-11-30'))).toEqual({ ok: false, refusal: 'outsideWeek' })
    expect(ask(days('2026-11-22'))).toEqual({ ok: false, refusal: 'outsideWeek' })
  })

  it('skips days that are vacation already, but not another shift of such a day', () => {
    const markedCells = [{ date: day('2026-11-24'), shiftId: 'early' }]
    expect(ask(days('2026-11-24'), { markedCells }, w48, 'early')).toMatchObject({ refusal: 'alreadyRequested' })
    expect(ask(days('2026-11-24'), { markedCells }, w48, 'late')).toMatchObject({ ok: true })
    expect(ask(days('2026-11-24'), { markedCells })).toMatchObject({ ok: true })
  })

  it.each([
    ['nothing marked', [], '2026-W48', '2026-11-20', 'noDays'],
    ['a week that is over', ['2026-11-15'], '2026-W46', '2026-11-16', 'pastWeek'],
    ['a day of this week that is over', ['2026-11-19', '2026-11-21'], '2026-W47', '2026-11-20', 'dayPassed'],
    ['more than three months ahead', ['2027-02-22'], '2027-W08', '2026-11-20', 'tooFarAhead'],
    // 30 November and three months: 28 February, which is a Sunday in 2027
    ['the week after the end of February', ['2027-03-01'], '2027-W09', '2026-11-30', 'tooFarAhead'],
  ])('is refused: %s', (_, dates, of, today, refusal) => {
    expect(ask(days(...dates), { today: day(today) }, week(of))).toEqual({ ok: false, refusal })
  })

  it.each([
    ['today, the last day of its week', ['2026-11-22'], '2026-W47', '2026-11-22'],
    ['a week that starts three months from today', ['2027-02-22'], '2027-W08', '2026-11-22'],
    ['week 53', ['2026-12-28', '2027-01-03'], '2026-W53', '2026-11-20'],
    ['a leap day', ['2028-02-29'], '2028-W09', '2028-01-01'],
    ['the night the clock goes back', ['2026-10-25'], '2026-W43', '2026-10-01'],
    ['the night the clock goes forward', ['2027-03-28'], '2027-W12', '2027-03-01'],
  ])('goes through: %s', (_, dates, of, today) => {
    expect(ask(days(...dates), { today: day(today) }, week(of))).toMatchObject({ ok: true, skipped: [] })
  })

  it('refuses a shift that is switched off or gone', () => {
    expect(ask(days('2026-11-23'), {}, w48, 'night')).toEqual({ ok: false, refusal: 'shiftGone' })
  })

  it('loses and invents no day', () => {
    const year = fc.integer({ min: 0, max: 60 }).map(weeks => addDays(day('2026-11-23'), 7 * weeks))
    fc.assert(
      fc.property(year, fc.uniqueArray(fc.nat(6)), (monday, weekdays) => {
        const marked = weekdays.map(weekday => addDays(monday, weekday))
        const runs = consecutiveDayRuns(marked.toSorted())
        expect(runs.flat()).toEqual(marked.toSorted())
        for (const [index, run] of runs.entries()) {
          expect(run).toEqual(run.map((_, place) => addDays(run[0] ?? monday, place)))
          const next = runs[index + 1]?.[0]
          if (next !== undefined) expect(next > addDays(run.at(-1) ?? monday, 1)).toBe(true)
        }
      }),
    )
  })
})

describe('approved vacation days', () => {
  const [first, second] = days('2026-12-29', '2026-12-30') as [Day, Day]
  const request = (shiftId: string | null, ids: string[], status: RequestStatus = 'approved', dates = [first]) => ({
    status,
    specificDates: dates,
    wholeDays: shiftId === null ? dates : [],
    markedCells: dates.flatMap(date => ids.map(id => ({ date, shiftId: id }))),
  })
  const daysOf = (...requests: ReturnType<typeof request>[]) => approvedVacationDays(requests, ['early', 'late'])

  it('name their shifts unless every enabled shift is approved', () => {
    expect(daysOf(request('early', ['early']))).toEqual([{ date: first, shiftIds: ['early'] }])
    expect(daysOf(request('early', ['early']), request('late', ['late']))).toEqual([{ date: first, shiftIds: [] }])
    expect(daysOf(request('early', ['early']), request('late', ['late'], 'pending'))).toMatchObject([
      { shiftIds: ['early'] },
    ])
    expect(daysOf(request(null, ['early', 'late'], 'approved', [first, second]))).toEqual([
      { date: first, shiftIds: [] },
      { date: second, shiftIds: [] },
    ])
  })

  it('are whole where the day was requested, though a shift was enabled since', () => {
    expect(daysOf(request(null, ['early']))).toEqual([{ date: first, shiftIds: [] }])
    expect(daysOf(request(null, ['late']), request('early', ['early'], 'pending'))).toMatchObject([
      { shiftIds: ['late'] },
    ])
  })
})

describe('vacation blocks', () => {
  const whole = (dates: readonly Day[]) => dates.map(date => ({ date, shiftIds: [] }))

  it('part where some shifts of a day only are off', () => {
    const off = days('2026-12-31', '2027-01-01', '2027-01-02').map((date, index) => ({
      date,
      shiftIds: index === 1 ? ['early'] : [],
    }))
    expect(upcomingVacationBlocks(off, today).upcoming.map(({ start, shiftIds }) => [start, shiftIds])).toEqual([
      ['2026-12-31', []],
      ['2027-01-01', ['early']],
      ['2027-01-02', []],
    ])
  })

  const today = day('2026-12-30')

  it('join days across weeks, months and the year', () => {
    const off = [...daysOfWeek(week('2026-W53')), ...daysOfWeek(week('2027-W01'))]
    expect(upcomingVacationBlocks(whole(off), today)).toEqual({
      current: { start: mondayOf(week('2026-W53')), end: day('2027-01-10'), daysCount: 14, shiftIds: [] },
      upcoming: [],
    })
  })

  it.each([
    ['the day before the first', '2026-12-28', undefined, ['2026-12-29']],
    ['the first day', '2026-12-29', '2026-12-29', []],
    ['the last day', '2026-12-31', '2026-12-29', []],
    ['the day after the last', '2027-01-01', undefined, []],
  ])('on %s are yet to come, current or over', (_, on, current, upcoming) => {
    const blocks = upcomingVacationBlocks(whole(days('2026-12-29', '2026-12-30', '2026-12-31')), day(on))
    expect(blocks.current?.start).toBe(current)
    expect(blocks.upcoming.map(({ start }) => start)).toEqual(upcoming)
  })

  it('leave out what is over, and list what comes soonest first', () => {
    const off = days('2026-12-29', '2027-01-05', '2027-02-28', '2027-03-01')
    expect(upcomingVacationBlocks(whole(off), today)).toEqual({
      current: undefined,
      upcoming: [
        { start: '2027-01-05', end: '2027-01-05', daysCount: 1, shiftIds: [] },
        { start: '2027-02-28', end: '2027-03-01', daysCount: 2, shiftIds: [] },
      ],
    })
  })
})
