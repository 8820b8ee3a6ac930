import { expect, it } from 'vitest'
import { week } from '#kit/week.ts'
import { agencyWeekOf } from '#test/agency-weeks.ts'
import { packSeatWithoutGroup, unpackSeatStrings } from './packed-seats.ts'
import type { AgencyWeek } from './schema.ts'

const { seats: _, ...empty } = agencyWeekOf({ week: week('2026-W53') })

it('reads what it has written, group by group', () => {
  const seats: AgencyWeek['seats'] = [
    [0, 0, 0, 1, 0, 0],
    [0, 35, 6, 9, 46_655, 14],
    [2, 1_295, 3, 40, 1_000, 6],
  ]
  const line = (group: number) =>
    seats
      .filter(([at]) => at === group)
      .map(packSeatWithoutGroup)
      .join('')
  const packed = { ...empty, seats: [line(0), line(1), line(2)] }
  expect(packed.seats.map(({ length }) => length)).toEqual([18, 0, 9])
  expect(unpackSeatStrings(packed)).toEqual({ ...empty, seats })
})
