import { describe, expect, it } from 'vitest'
import { detailMatcher, unmatchedIn } from './known-names.ts'

const places = {
  shift: [
    { id: 'early', groupId: null, names: ['Früh', 'Early'] },
    { id: 'own', groupId: 'luna', names: ['Früh'] },
    { id: 'nova', groupId: 'nova', names: ['Spezial'] },
    { id: 'twin1', groupId: 'luna', names: ['Mitte'] },
    { id: 'twin2', groupId: 'nova', names: ['Mitte'] },
  ],
  group: [
    { id: 'luna', names: ['Luna & Zoë'] },
    { id: 'nova', names: ['Nova'] },
  ],
  creator: [{ id: 'mia', names: ['Mia'] }],
}
const place = detailMatcher(places)
const spot = (shift: string, group = '', creator = '') => place({ shift, group, creator })

describe('what a file names', () => {
  it('is known without case and accents, and in both languages', () => {
    expect(spot(' EARLY ', 'luna & zoe', 'MIA')).toEqual({ shiftId: 'early', groupId: 'luna', creatorId: 'mia' })
    expect(spot('', '')).toEqual({ shiftId: null, groupId: null, creatorId: null })
  })

  it('as a shift is that of its group first, then that of all, then the only one of that name', () => {
    expect(spot('Früh', 'Luna & Zoë').shiftId).toBe('own')
    expect(spot('Früh').shiftId).toBe('early')
    expect(spot('Früh', 'Nova').shiftId).toBe('early')
    expect(spot('Spezial').shiftId).toBe('nova')
    expect(spot('Mitte').shiftId).toBeNull()
    expect(spot('Mitte', 'Nova').shiftId).toBe('twin2')
  })

  it('and nobody has here is said once, with where it stands first', () => {
    const detail = (line: number, shift: string, group: string) => ({
      date: null,
      currency: 'EUR' as const,
      revenue: 1,
      seconds: null,
      timedRevenue: 0,
      lineCount: 1,
      line,
      shift,
      group,
      creator: '',
    })
    expect(unmatchedIn([detail(7, 'Früh', 'Lunna'), detail(3, 'Nachts', 'LUNNA'), detail(9, '', '')], place)).toEqual([
      { field: 'group', text: 'LUNNA', line: 3, lineCount: 2 },
      { field: 'shift', text: 'Nachts', line: 3, lineCount: 1 },
    ])
  })
})
