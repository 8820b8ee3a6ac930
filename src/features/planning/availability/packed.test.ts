import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysBetween } from '#kit/day.ts'
import { daysOfWeek, mondayOf, week } from '#kit/week.ts'
import { cellStatus, cellStatuses, type CellStatus, entriesOf, withCell, withNote } from './packed.ts'

const longYearsLast = week('2026-W53')

const painted = fc.array(
  fc.record({
    shiftId: fc.constantFrom('early', 'late', 'night', 'Zz09Zz09Zz09'),
    weekday: fc.integer({ min: 0, max: 6 }),
    status: fc.constantFrom(...cellStatuses),
    note: fc.constantFrom('', 'ab 10 Uhr'),
  }),
  { maxLength: 60 },
)

it('keeps the packed week and its entries equal, whatever is painted in whatever order', () => {
  fc.assert(
    fc.property(painted, strokes => {
      const expected = new Map<string, { status: CellStatus; note: string }>()
      let cells = {}
      let notes = {}
      for (const { shiftId, weekday, status, note } of strokes) {
        cells = withCell(cells, shiftId, weekday, status)
        notes = withNote(notes, shiftId, weekday, note)
        expected.set(`${shiftId} ${weekday}`, { status, note })
      }
      const seen = new Map(
        entriesOf(longYearsLast, cells, notes).map(entry => [
          `${entry.shiftId} ${daysBetween(mondayOf(longYearsLast), entry.date)}`,
          { status: entry.status, note: entry.note },
        ]),
      )
      const said = [...expected].filter(([, { status, note }]) => status !== 'none' || note !== '')
      expect(seen).toEqual(new Map(said))
      for (const [key, { status }] of expected) {
        const [shiftId = '', weekday] = key.split(' ')
        expect(cellStatus(cells, shiftId, Number(weekday))).toBe(status)
      }
    }),
  )
})

it('stores nothing for a week that was cleared again', () => {
  const marked = withCell({}, 'early', 0, 'available')
  expect(withCell(marked, 'early', 0, 'none')).toEqual({})
  expect(withNote(withNote({}, 'early', 0, 'ab 10 Uhr'), 'early', 0, '')).toEqual({})
})

it('dates the entries of week 53 into the new year', () => {
  const cells = withCell({}, 'late', 6, 'preferred')
  expect(entriesOf(longYearsLast, cells, {})).toMatchObject([
    { date: '2027-01-03', shiftId: 'late', status: 'preferred' },
  ])
  expect(daysOfWeek(longYearsLast)).toHaveLength(7)
})
