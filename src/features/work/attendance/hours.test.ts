import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { instantsIn } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import {
  monthIn,
  monthsOf,
  overlapMilliseconds,
  sumsIn,
  correctionSpanProblem,
  type Work,
  workedInterval,
} from './hours.ts'

const zone = 'Europe/Berlin'
const place = instantsIn(zone)
const at = (time: string) => Temporal.Instant.from(time)
const hours = (milliseconds: number) => milliseconds / 3_600_000

function shift(date: string, startTime: string, endTime: string) {
  const span = { startTime: timeOfDay(startTime), endTime: timeOfDay(endTime), belongsToPreviousDay: false }
  const { start, end } = place(day(date), span)
  return { startsAt: start, endsAt: end }
}

const kept = {
  checkedInAt: null,
  checkedOutAt: null,
  basis: 'taps',
  isCorrected: false,
  correctedStart: null,
  correctedEnd: null,
} as const

/** A part that was worked from the start to the end, or otherwise. */
function work(date: string, startTime: string, endTime: string, more: Partial<Work> = {}): Work {
  const { startsAt, endsAt } = shift(date, startTime, endTime)
  const planned = { start: startsAt.epochMilliseconds, end: endsAt.epochMilliseconds }
  return {
    assignmentId: date,
    continues: null,
    profileId: 'kim',
    groupId: 'luna',
    groupName: 'Luna',
    date: day(date),
    shiftId: 'night',
    shiftName: 'Nacht',
    seat: 1,
    planned,
    isPlanned: true,
    worked: planned,
    standing: 'done',
    basis: 'taps',
    isLate: false,
    isMissing: false,
    leftEarly: false,
    isCorrected: false,
    ...more,
  }
}

describe('what was worked of a shift', () => {
  const late = shift('2026-11-23', '16:00', '02:00')
  const later = at('2026-11-30T00:00:00Z')

  it('begins with the shift for whoever was there before, and with the check-in for whoever came later', () => {
    const from = (checkedInAt: string) => {
      const worked = workedInterval({ ...kept, ...late, checkedInAt: at(checkedInAt) }, later)
      return worked && hours(worked.end - worked.start)
    }
    expect(from('2026-11-23T14:50:00Z')).toBe(10)
    expect(from('2026-11-23T15:30:00Z')).toBe(9.5)
  })

  it('runs to the check-out, to the end without one, and until now while it lasts', () => {
    const on = { ...kept, ...late, checkedInAt: at('2026-11-23T15:00:00Z') }
    const length = (worked: ReturnType<typeof workedInterval>) => worked && hours(worked.end - worked.start)
    expect(length(workedInterval({ ...on, checkedOutAt: at('2026-11-23T20:00:00Z') }, later))).toBe(5)
    expect(length(workedInterval(on, later))).toBe(10)
    expect(length(workedInterval(on, at('2026-11-23T18:00:00Z')))).toBe(3)
    expect(workedInterval(on, at('2026-11-23T14:55:00Z'))).toBeNull()
  })

  it('is nothing without a check-in, what was planned from before there were any, and what a correction says', () => {
    expect(workedInterval({ ...kept, ...late }, later)).toBeNull()
    expect(workedInterval({ ...kept, ...late, basis: 'plan' }, later)).toMatchObject({
      end: late.endsAt.epochMilliseconds,
    })
    const [correctedStart, correctedEnd] = [at('2026-11-23T15:00:00Z'), at('2026-11-24T02:00:00Z')]
    expect(workedInterval({ ...kept, ...late, isCorrected: true, correctedStart, correctedEnd }, later)).toEqual({
      start: correctedStart.epochMilliseconds,
      end: correctedEnd.epochMilliseconds,
    })
    const nothing = { ...kept, ...late, checkedInAt: late.startsAt, isCorrected: true }
    expect(workedInterval(nothing, later)).toBeNull()
  })

  it.each([
    ['2026-03-28', 'spring', 5],
    ['2026-10-24', 'autumn', 7],
    ['2026-11-24', 'any other', 6],
  ])('counts the hours that pass in the night of %s (%s)', (date, _, expected) => {
    const night = shift(date, '23:00', '05:00')
    const worked = workedInterval({ ...kept, ...night, checkedInAt: night.startsAt }, later)
    expect(worked && hours(worked.end - worked.start)).toBe(expected)
  })
})

describe('a month', () => {
  it('is as long as it really is', () => {
    const length = (month: string) => {
      const { start, end } = monthIn(month, zone)
      return hours(end - start)
    }
    expect([length('2026-03'), length('2026-10'), length('2026-11'), length('2028-02')]).toEqual([
      31 * 24 - 1,
      31 * 24 + 1,
      30 * 24,
      29 * 24,
    ])
  })

  it('shares a shift over its end with the next by hours, and counts it once', () => {
    const over = [work('2026-11-30', '22:00', '06:00', { isLate: true })]
    const november = sumsIn({ month: '2026-11', zone }, over, place)
    const december = sumsIn({ month: '2026-12', zone }, over, place)
    expect([hours(november.worked), hours(december.worked)]).toEqual([2, 6])
    expect([hours(november.planned), hours(december.planned)]).toEqual([2, 6])
    expect([november.shifts, december.shifts]).toEqual([1, 0])
    expect([november.nights, december.nights, november.late, december.late]).toEqual([1, 0, 1, 0])
    expect(monthsOf({ date: over[0]!.date, stretch: over[0]!.planned }, zone)).toEqual(['2026-11', '2026-12'])
    expect(monthsOf({ date: day('2026-11-30'), stretch: shiftOf('2026-11-30', '16:00', '00:00') }, zone)).toEqual([
      '2026-11',
    ])
  })

  it('over all its years is neither longer nor shorter than what was worked', () => {
    const all = Array.from({ length: 90 }, (_, index) => {
      const on = Temporal.PlainDate.from('2026-09-15').add({ days: index }).toString()
      return work(on, `${String(index % 24).padStart(2, '0')}:30`, `${String((index * 7) % 24).padStart(2, '0')}:15`)
    })
    const months = ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01']
    const byMonth = months.map(month => sumsIn({ month, zone }, all, place))
    const whole = all.reduce((sum, { planned }) => sum + planned.end - planned.start, 0)
    expect(byMonth.reduce((sum, { worked }) => sum + worked, 0)).toBe(whole)
    expect(byMonth.reduce((sum, { shifts }) => sum + shifts, 0)).toBe(all.length)
  })

  it('counts late and missing apart, weekends once, and hours that were taken away not as planned', () => {
    const all = [
      work('2026-11-21', '08:00', '16:00', { isLate: true }),
      work('2026-11-22', '08:00', '16:00', { leftEarly: true }),
      work('2026-11-23', '08:00', '16:00', { isLate: true, isMissing: true, worked: null, isPlanned: false }),
    ]
    const sums = sumsIn({ month: '2026-11', zone }, all, place)
    expect(sums).toMatchObject({ shifts: 2, late: 1, missing: 1, leftEarly: 1, weekends: 1, nights: 0 })
    expect([hours(sums.planned), hours(sums.worked)]).toEqual([16, 16])
  })

  it('calls a night what was worked of it for three hours', () => {
    const planned = shiftOf('2026-11-23', '22:00', '06:00')
    const left = { ...planned, end: planned.start + 3 * 3_600_000 }
    const sums = (worked: typeof planned) =>
      sumsIn({ month: '2026-11', zone }, [work('2026-11-23', '22:00', '06:00', { worked })], place).nights
    expect([sums(left), sums({ ...left, end: left.end + 3_600_000 })]).toEqual([0, 1])
    expect(overlapMilliseconds(planned, null)).toBe(0)
  })
})

describe('a correction', () => {
  const planned = shiftOf('2026-11-23', '08:00', '16:00')
  const now = at('2026-11-23T20:00:00Z')
  const hour = 3_600_000
  const why = (start: number, end: number) =>
    correctionSpanProblem({ start: planned.start + start * hour, end: planned.start + end * hour }, planned, now)

  it('ends after it begins, is over, and lies about its shift', () => {
    expect(why(0, 8)).toBeUndefined()
    expect(why(-1, 13)).toBeUndefined()
    expect(why(8, 0)).toBe('endBeforeStart')
    expect(why(3, 3)).toBe('endBeforeStart')
    expect(why(0, 13.1)).toBe('notYet')
    expect(why(-12.1, 8)).toBe('tooFar')
    expect(why(-17, 8)).toBe('tooLong')
  })
})

function shiftOf(date: string, startTime: string, endTime: string) {
  const { startsAt, endsAt } = shift(date, startTime, endTime)
  return { start: startsAt.epochMilliseconds, end: endsAt.epochMilliseconds }
}
