import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import type { Cell } from '#features/foundation/spreadsheets/cells.ts'
import { readRows, type ReadingWish } from './reading.ts'

/** A line a date, each with 1.00. */
const read = (dates: Cell[], wish: Partial<ReadingWish> = {}) =>
  readRows(
    [['Date', 'Chatter', 'Revenue'], ...dates.map(date => [date, 'Kim', '1.00'])].map((cells, at) => ({
      line: at + 1,
      cells,
    })),
    3,
    { month: '2026-11', timeZone: 'Europe/Berlin', dateOrder: 'dayFirst', ...wish },
  )
const daysIn = (dates: Cell[], wish: Partial<ReadingWish> = {}) =>
  read(dates, wish).people.flatMap(({ details }) => details.map(({ date, revenue }) => `${date} ${revenue}`))

describe('scoreboard › the order of dates in a file', () => {
  it('is day first for all lines when one line proves it, whatever month they are uploaded for', () => {
    const dates = ['27/10/2026', '12/10/2026', '12/11/2026', '31/12/2026', '01/12/2026']
    const december = read(dates, { month: '2026-12', dateOrder: 'monthFirst' })
    expect(december.people).toMatchObject([{ figures: [{ revenue: 200 }], lines: [5, 6] }])
    expect(december.problems).toEqual([
      { line: 2, code: 'otherMonth', field: 'date', text: '27/10/2026' },
      { line: 3, code: 'otherMonth', field: 'date', text: '12/10/2026' },
      { line: 4, code: 'otherMonth', field: 'date', text: '12/11/2026' },
    ])
    expect(december.openDate).toBeUndefined()
  })

  it('is month first for all lines when one line proves it', () => {
    const american = ['11/01/2026 09:15:00 AM', '11/12/2026 11:30:00 PM', '11/27/2026 12:05 PM', '12/11/2026 1:00 AM']
    expect(daysIn(american)).toEqual(['2026-11-01 100', '2026-11-12 100', '2026-11-27 100'])
    expect(read(american)).toMatchObject({ problems: [{ line: 5, code: 'otherMonth' }], openDate: undefined })
  })

  it('is the wished one, and asked for, when no line proves it', () => {
    const dates = ['11/11/2026', '11/12/2026', '12/11/2026']
    expect(daysIn(dates)).toEqual(['2026-11-11 100', '2026-11-12 100'])
    expect(read(dates).openDate).toEqual({ order: 'dayFirst', line: 3, text: '11/12/2026' })
    expect(daysIn(dates.slice(0, 2), { dateOrder: 'monthFirst' })).toEqual(['2026-11-11 100', '2026-11-12 100'])
    expect(read(dates, { dateOrder: 'monthFirst' }).openDate?.order).toBe('monthFirst')
  })

  it.each([
    [['11.12.2026', '01.11.26']],
    [['2026-11-12', '2026/11/12', '20261112']],
    [['11/11/2026', '10/10/26']],
    [['12 Nov 2026', 'Nov 12, 2026', 'November 2026', '11/2026']],
    [[{ kind: 'number', value: 46_338, date: day('2026-11-12') } as const, '']],
  ])('is not asked for when %j can be read in one way only', dates => {
    expect(read(dates, { dateOrder: 'monthFirst' }).openDate).toBeUndefined()
    expect(read(dates).dateConflict).toBeUndefined()
  })

  it('is day first with dots, unless a line with dots proves otherwise', () => {
    expect(daysIn(['12.11.2026'], { dateOrder: 'monthFirst' })).toEqual(['2026-11-12 100'])
    expect(daysIn(['11.12.2026', '11.27.2026'])).toEqual(['2026-11-12 100', '2026-11-27 100'])
    expect(read(['05.11.2026', '11/27/2026']).dateConflict).toMatchObject({
      dayFirst: { line: 2 },
      monthFirst: { line: 3 },
    })
  })

  it('leaves nothing to save when lines contradict each other, and names both', () => {
    const all = read(['01/11/2026', '13/10/2026', '10/13/2026', '14/10/2026'])
    expect(all).toMatchObject({ people: [], problemCount: 0, openDate: undefined })
    expect(all.dateConflict).toEqual({
      dayFirst: { line: 3, text: '13/10/2026' },
      monthFirst: { line: 4, text: '10/13/2026' },
    })
  })

  it('is proved by both ends of a period', () => {
    expect(read(['11/01/2026 - 11/30/2026'])).toMatchObject({ people: [{ lineCount: 1 }], openDate: undefined })
  })

  it('does not matter to dates that a workbook stores as such', () => {
    const stored = { kind: 'number', value: 46_338, date: day('2026-11-12') } as const
    expect(daysIn([stored, '11/13/2026'])).toEqual(['2026-11-12 100', '2026-11-13 100'])
  })

  it('does not make a date of a number that is not shown as one', () => {
    expect(read([{ kind: 'number', value: 46_338 }]).problems).toMatchObject([{ code: 'date', text: '46338' }])
    expect(daysIn([{ kind: 'number', value: 20_261_112 }])).toEqual(['2026-11-12 100'])
  })

  it('takes the date of a moment in the time zone of the organization', () => {
    const moments = ['2026-11-30T23:30:00Z', '2026-11-30T22:30:00Z', '2026-10-31T23:30:00+00:00']
    expect(daysIn(moments)).toEqual(['2026-11-30 100', '2026-11-01 100'])
    expect(daysIn(moments, { timeZone: 'America/New_York' })).toEqual(['2026-11-30 200'])
  })
})
