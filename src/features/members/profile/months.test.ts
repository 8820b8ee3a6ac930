import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { monthsOf, profileDays } from './months.ts'

it.each([
  ['2026-11-20', '2025-12-01', '2026-11-30'],
  ['2028-02-29', '2027-03-01', '2028-02-29'],
  ['2026-01-01', '2025-02-01', '2026-01-31'],
  ['2026-12-31', '2026-01-01', '2026-12-31'],
])('%s shows %s to %s', (today, first, last) => expect(profileDays(day(today))).toEqual([first, last]))

const nothing = { shifts: 0, minutes: 0, plannedShifts: 0, plannedMinutes: 0 }

it('has every month, and counts a day off where it lies, and which are off in part', () => {
  const days = ['2026-01-31', '2026-02-01', '2026-02-28'].map(date => ({ date: day(date), shiftIds: [] as string[] }))
  days[2]!.shiftIds.push('early')
  const months = monthsOf(
    [day('2025-12-01'), day('2026-02-28')],
    { planned: [{ month: '2026-01', plannedShifts: 1, plannedMinutes: 60 }], work: [], zone: 'Europe/Berlin' },
    days,
  )
  expect(months).toEqual([
    { month: '2025-12', ...nothing, vacationDays: 0, partVacationDays: 0 },
    { month: '2026-01', ...nothing, plannedShifts: 1, plannedMinutes: 60, vacationDays: 1, partVacationDays: 0 },
    { month: '2026-02', ...nothing, vacationDays: 2, partVacationDays: 1 },
  ])
})
