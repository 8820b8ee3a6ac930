import { describe, expect, it } from 'vitest'
import { day as dayOf } from '#kit/day.ts'
import type { CellStatus } from '../packed.ts'
import { cellKey } from './entries.ts'
import { countCellsByBrush, type Grid, type GridCell, markingTool, vacationWishesIn } from './tools.ts'

const shifts = new Set(['early', 'late', 'night'])
const day = (date: string) => [...shifts].map(shift => `${date} ${shift}`)
const week = (requested: readonly string[] = [], enabledShiftIds: ReadonlySet<string> = shifts) => ({
  enabledShiftIds,
  statusOf: ({ date, shiftId }: GridCell): CellStatus =>
    requested.includes(cellKey(date, shiftId)) ? 'vacation_requested' : 'none',
})
const wishes = (...cells: string[]) =>
  vacationWishesIn(new Set(cells), week()).map(({ dates, shiftId }) => `${shiftId ?? 'all'}: ${dates.join(' ')}`)

it('asks for whole days together, and for the days of a shift by themselves', () => {
  expect(wishes(...day('2026-11-25'), ...day('2026-11-24'))).toEqual(['all: 2026-11-24 2026-11-25'])
  expect(wishes('2026-11-24 early', '2026-11-25 late')).toEqual(['early: 2026-11-24', 'late: 2026-11-25'])
  expect(wishes('2026-11-26 late', ...day('2026-11-24'), '2026-11-25 late')).toEqual([
    'all: 2026-11-24',
    'late: 2026-11-25 2026-11-26',
  ])
  expect(vacationWishesIn(new Set(['2026-11-24 early']), week([], new Set(['early'])))).toEqual([
    { dates: ['2026-11-24'], shiftId: undefined },
  ])
})

it('asks for the whole day when the other shifts of the day are requested already', () => {
  const requested = ['2026-11-24 early', '2026-11-25 early']
  const rest = new Set(['2026-11-24 late', '2026-11-24 night', '2026-11-25 late'])
  expect(vacationWishesIn(rest, week(requested))).toEqual([
    { dates: ['2026-11-24'], shiftId: undefined },
    { dates: ['2026-11-25'], shiftId: 'late' },
  ])
})

describe('a week with a bit of everything', () => {
  const said: Readonly<Record<string, CellStatus>> = {
    early: 'available',
    late: 'preferred',
    night: 'vacation_requested',
    noon: 'none',
  }
  const grid: Grid = {
    today: dayOf('2026-11-20'),
    statusOf: ({ shiftId }) => said[shiftId] ?? 'none',
    enabledShiftIds: new Set(['early', 'late', 'night', 'noon']),
    isEditable: true,
    isManager: false,
  }
  const cell = (shiftId: string, date = '2026-11-24'): GridCell => ({ date: dayOf(date), shiftId })
  const cells = ['early', 'late', 'night', 'noon', 'switched off'].map(shiftId => cell(shiftId))

  it('counts for each brush the cells that can be marked', () => {
    const nothing = { available: 1, preferred: 1, vacation: 1, none: 1, note: 0 }
    expect(countCellsByBrush(cells, grid, new Set(), () => false)).toEqual(nothing)
    const wished = new Set([cellKey('2026-11-24', 'early')])
    expect(countCellsByBrush(cells, grid, wished, ({ shiftId }) => shiftId === 'late')).toEqual({
      ...nothing,
      available: 0,
      vacation: 2,
      note: 1,
    })
  })

  it('says why a cell with vacation is closed, and paints only what is open', () => {
    const told: CellStatus[] = []
    const tool = markingTool(
      grid,
      'none',
      () => undefined,
      status => told.push(status),
    )
    tool.onClosed?.(cell('night'))
    tool.onClosed?.(cell('early', '2026-11-20'))
    expect(told).toEqual(['vacation_requested'])
    expect(cells.filter(tool.mayPaint).map(({ shiftId }) => shiftId)).toEqual(['early', 'late', 'noon'])
    expect(tool.mayPaint(cell('early', '2026-11-20'))).toBe(false)
  })
})
