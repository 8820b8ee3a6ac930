import { describe, expect, it } from 'vitest'
import { countAvailable, filterTeamRows, type TeamRow } from './team.ts'

const row = (fullName: string, cells: string): TeamRow => ({
  person: { id: fullName, fullName, role: 'chatter', isLocked: false },
  cells,
})
const rows = [
  row('Jörg Ünal', 'ap.....r......'),
  row('Anna Brück', '..............'),
  row('Bo Jonas', '.a.....v......'),
]
const names = (search: string, shown: 'all' | 'marked' | 'missing') =>
  filterTeamRows(rows, search, shown).map(({ person }) => person.fullName)

describe('the team’s rows', () => {
  it.each([
    ['', 'all', ['Jörg Ünal', 'Anna Brück', 'Bo Jonas']],
    ['unal', 'all', ['Jörg Ünal']],
    [' JO', 'all', ['Jörg Ünal', 'Bo Jonas']],
    ['', 'marked', ['Jörg Ünal', 'Bo Jonas']],
    ['', 'missing', ['Anna Brück']],
    ['x', 'all', []],
  ] as const)('found by %j, shown %s', (search, shown, expected) => {
    expect(names(search, shown)).toEqual(expected)
  })

  it('are counted by day and shift; vacation is not availability', () => {
    expect([0, 1, 2].map(weekday => countAvailable(rows, 0, weekday))).toEqual([1, 2, 0])
    expect(countAvailable(rows, 1, 0)).toBe(0)
  })
})
