import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { mondayOf, week, weekDistance } from '#kit/week.ts'
import { withCell } from './packed.ts'
import {
  firstMarkableWeek,
  markCells,
  markingAfterClick,
  copyMarks,
  hasMarks,
  countVacationDays,
  vacationLimit,
  weekIndicator,
} from './rules.ts'
import type { CellChange } from './schema.ts'

const w47 = week('2026-W47')
const friday = day('2026-11-20')
const change = (date: string, marking: CellChange['marking'] = 'available', shiftId = 'early'): CellChange => ({
  date: day(date),
  shiftId,
  marking,
})
const grid = { week: w47, cells: {}, notes: {}, shiftIds: new Set(['early', 'late']) }
const kim = { today: friday, isManager: false }
const mara = { today: friday, isManager: true }

describe('marking', () => {
  it.each([
    ['the day before the week', change('2026-11-15'), 'outsideWeek'],
    ['the day after the week', change('2026-11-23'), 'outsideWeek'],
    ['a shift that is disabled or gone', change('2026-11-21', 'available', 'night'), 'shiftGone'],
    ['yesterday', change('2026-11-19'), 'dayBegun'],
    ['today, which has begun', change('2026-11-20'), 'dayBegun'],
  ])('refuses %s', (_, cell, refusal) => {
    expect(markCells(grid, [cell], kim)).toEqual({ ok: false, refusal, index: 0 })
  })

  it('reaches to the Sunday of the week', () => {
    expect(markCells(grid, [change('2026-11-22')], kim)).toMatchObject({ ok: true, cells: { early: '......a' } })
  })

  it('lets a manager mark days that have begun', () => {
    expect(markCells(grid, [change('2026-11-16')], mara)).toMatchObject({ ok: true, cells: { early: 'a......' } })
  })

  it.each(['vacation', 'vacation_requested'] as const)('leaves %s alone, a manager’s hand included', status => {
    const cells = withCell({}, 'early', 5, status)
    expect(markCells({ ...grid, cells }, [change('2026-11-21')], mara)).toMatchObject({ refusal: 'onVacation' })
  })

  it('does all or nothing, and says which cell it was', () => {
    expect(markCells(grid, [change('2026-11-21'), change('2026-11-20')], kim)).toEqual({
      ok: false,
      refusal: 'dayBegun',
      index: 1,
    })
  })

  it('keeps a note unless told otherwise', () => {
    const noted = markCells(grid, [{ ...change('2026-11-21'), note: 'ab 10 Uhr' }], kim)
    if (!noted.ok) throw new Error('refused')
    expect(markCells({ ...grid, ...noted }, [change('2026-11-21', 'none')], kim)).toMatchObject({
      cells: {},
      notes: { early: { 5: 'ab 10 Uhr' } },
    })
  })

  describe('with what stood there when it was marked', () => {
    const noted = { early: { 5: 'ab 10 Uhr' } }
    const marked = (status: 'none' | 'available' | 'preferred', cell: Partial<CellChange>, notes = {}) =>
      markCells(
        { ...grid, cells: withCell({}, 'early', 5, status), notes },
        [{ ...change('2026-11-21'), ...cell }],
        kim,
      )
    it.each([
      ['it still stands there', marked('none', { was: { status: 'none', note: '' } }), true],
      ['what is wished stands there already', marked('available', { was: { status: 'none', note: '' } }), true],
      [
        'what is wished stands there already, with its note',
        marked('available', { note: 'ab 10 Uhr', was: { status: 'none', note: '' } }, noted),
        true,
      ],
      [
        'another note stands there, and none is written',
        marked('none', { was: { status: 'none', note: '' } }, noted),
        true,
      ],
      ['something else stands there', marked('preferred', { was: { status: 'none', note: '' } }), false],
      ['another note stands there', marked('none', { note: 'gern', was: { status: 'none', note: '' } }, noted), false],
    ])('%s', (_, result, isDone) => {
      expect(result).toMatchObject(isDone ? { ok: true } : { ok: false, refusal: 'changedMeanwhile', index: 0 })
    })
  })

  it('cycles none and the brush', () => {
    expect(markingAfterClick('none', 'available')).toBe('available')
    expect(markingAfterClick('available', 'available')).toBe('none')
    expect(markingAfterClick('available', 'preferred')).toBe('preferred')
  })
})

describe('the vacation counter', () => {
  it('counts days, not cells, and requested ones as well', () => {
    let cells = withCell({}, 'early', 0, 'vacation')
    cells = withCell(cells, 'late', 0, 'vacation')
    cells = withCell(cells, 'late', 6, 'vacation_requested')
    expect(countVacationDays(w47, cells)).toBe(2)
  })

  it.each([
    [{ hasCustomVacationDays: false, maxVacationDays: 5 }, 2],
    [{ hasCustomVacationDays: true, maxVacationDays: 5 }, 5],
    [{ hasCustomVacationDays: true, maxVacationDays: 0 }, 0],
    [{ hasCustomVacationDays: true, maxVacationDays: null }, 2],
  ])('takes the limit of %j', (person, limit) => {
    expect(vacationLimit(person, 2)).toBe(limit)
  })
})

describe('the week indicator', () => {
  it.each([
    [-5, { kind: 'expired' }],
    [-4, { kind: 'weeksAgo', weeks: 4 }],
    [-2, { kind: 'weeksAgo', weeks: 2 }],
    [-1, { kind: 'lastWeek' }],
    [0, { kind: 'thisWeek' }],
    [1, { kind: 'nextWeek' }],
    [2, { kind: 'inWeeks', weeks: 2 }],
    [30, { kind: 'inWeeks', weeks: 30 }],
  ])('words a distance of %i', (distance, indicator) => {
    expect(weekIndicator(distance)).toEqual(indicator)
  })

  it('counts over a year of 53 weeks', () => {
    expect(weekIndicator(weekDistance(week('2027-W01'), mondayOf(week('2026-W52'))))).toEqual({
      kind: 'inWeeks',
      weeks: 2,
    })
  })
})

describe('the first week that can be marked', () => {
  it.each([
    ['2026-11-20', false, '2026-W47'],
    ['2026-11-21', false, '2026-W47'],
    ['2026-11-22', false, '2026-W48'],
    ['2026-11-22', true, '2026-W47'],
    ['2027-01-03', false, '2027-W01'],
  ])('on %s, for a manager: %s', (today, isManager, expected) => {
    expect(firstMarkableWeek({ today: day(today), isManager })).toBe(expected)
  })
})

describe('whether somebody has said when', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('is told by weekday %i alone, too', weekday => {
    for (const status of ['available', 'preferred'] as const) {
      const cells = withCell({}, 'late', weekday, status)
      expect(hasMarks(cells)).toBe(true)
      expect(hasMarks(cells, weekday)).toBe(true)
      expect(hasMarks(cells, (weekday + 1) % 7)).toBe(false)
    }
  })

  it('is not told by vacation, nor by nothing', () => {
    expect(hasMarks({})).toBe(false)
    expect(hasMarks(withCell(withCell({}, 'early', 3, 'vacation'), 'late', 4, 'vacation_requested'))).toBe(false)
  })
})

describe('a week that is marked like another', () => {
  const source = { early: 'aaaapav', late: 'aaaaaaa', night: 'aaaaaaa' }

  it('is so on days to come, in shifts that can be marked, and keeps its vacation and its notes', () => {
    const cells = { early: 'p....vp', late: '.....p.' }
    const notes = { early: { 6: 'ab 10 Uhr' } }
    expect(copyMarks(source, { ...grid, cells, notes }, kim)).toEqual({ early: 'p....v.', late: '.....aa' })
    expect(copyMarks(source, { ...grid, cells, notes }, mara)).toEqual({ early: 'aaaapv.', late: 'aaaaaaa' })
  })

  it('is so on the days that were chosen alone', () => {
    expect(copyMarks(source, grid, kim, [day('2026-11-22')])).toEqual({ late: '......a' })
  })
})
