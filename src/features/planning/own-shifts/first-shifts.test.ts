import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { limitNextShifts } from './first-shifts.ts'
import type { NextShifts } from './schema.ts'

it('cuts one’s next shifts by their number, not by their days', () => {
  const on = (date: string, ...ids: string[]) =>
    ({ date: day(date), shifts: ids.map(assignmentId => ({ assignmentId })) }) as unknown as NextShifts[number]
  const days = [on('2026-11-23', 'a', 'b'), on('2026-11-24', 'c', 'd'), on('2026-11-25', 'e')]
  const idsOf = (maximum: number) =>
    limitNextShifts(days, maximum).map(({ shifts }) => shifts.map(one => one.assignmentId).join(''))
  expect(idsOf(3)).toEqual(['ab', 'c'])
  expect(idsOf(4)).toEqual(['ab', 'cd'])
  expect(idsOf(14)).toEqual(['ab', 'cd', 'e'])
})
