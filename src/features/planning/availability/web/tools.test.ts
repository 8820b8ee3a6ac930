import { expect, it } from 'vitest'
import { wishesIn } from './tools.ts'

const shifts = new Set(['early', 'late', 'night'])
const day = (date: string) => [...shifts].map(shift => `${date} ${shift}`)
const wishes = (...cells: string[]) =>
  wishesIn(new Set(cells), shifts).map(({ dates, shiftId }) => `${shiftId ?? 'all'}: ${dates.join(' ')}`)

it('asks for whole days together, and for the days of a shift by themselves', () => {
  expect(wishes(...day('2026-11-25'), ...day('2026-11-24'))).toEqual(['all: 2026-11-24 2026-11-25'])
  expect(wishes('2026-11-24 early', '2026-11-25 late')).toEqual(['early: 2026-11-24', 'late: 2026-11-25'])
  expect(wishes('2026-11-26 late', ...day('2026-11-24'), '2026-11-25 late')).toEqual([
    'all: 2026-11-24',
    'late: 2026-11-25 2026-11-26',
  ])
  expect(wishesIn(new Set(['2026-11-24 early']), new Set(['early']))).toEqual([
    { dates: ['2026-11-24'], shiftId: undefined },
  ])
})
