import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import type { BoardSeat } from './board.ts'
import { confirmationBeforeFreeing, localEndOf } from './freeing.ts'

const shift = {
  id: 'early',
  name: 'Früh',
  startTime: timeOfDay('08:00'),
  endTime: timeOfDay('16:00'),
  isOvernight: false,
  changes: [],
  color: 'blue' as const,
}

function seat(date: string, name: string, state: 'draft' | 'assigned' | 'confirmed' | undefined): BoardSeat {
  const person = { id: name, fullName: name, availability: '.......', hours: 0, wish: { min: null, max: null } }
  return {
    key: `luna early ${date} ${name}`,
    groupId: 'luna',
    groupName: 'Luna',
    date: day(date),
    shift,
    number: 1,
    isMainPlace: false,
    isSurplus: false,
    isPublished: state !== 'draft',
    taken: state && { person, state, isPinned: false, isOverridden: false, isMain: false, warnings: [], reason: '' },
    note: '',
    declined: [],
  }
}

const now = '2026-11-25T12:00'
const [over, running, toCome] = ['2026-11-24', '2026-11-25', '2026-11-26']

describe('before seats are freed', () => {
  it('is asked of several how many are published, and whose: those to come, of each person once', () => {
    const chosen = [
      seat(over, 'Kim', 'confirmed'),
      seat(running, 'Kim', 'confirmed'),
      seat(toCome, 'Kim', 'assigned'),
      seat(toCome, 'Kofi', 'assigned'),
      seat(toCome, 'Lea', 'draft'),
      seat(toCome, 'nobody', undefined),
    ]
    expect(confirmationBeforeFreeing(chosen, now)).toEqual({ kind: 'known', seats: 3, people: 2 })
  })

  it('is asked of nothing where nobody is told: of drafts, and of what stays as it is over', () => {
    expect(confirmationBeforeFreeing([seat(toCome, 'Kim', 'draft'), seat(toCome, 'Lea', 'draft')], now)).toBeUndefined()
    expect(confirmationBeforeFreeing([seat(over, 'Kim', 'confirmed'), seat(over, 'Lea', 'draft')], now)).toBeUndefined()
    expect(confirmationBeforeFreeing([], now)).toBeUndefined()
  })

  it('is asked of one alone only if people have worked there', () => {
    expect(confirmationBeforeFreeing([seat(over, 'Kim', 'confirmed'), seat(over, 'nobody', undefined)], now)).toEqual({
      kind: 'over',
      fullName: 'Kim',
    })
    expect(confirmationBeforeFreeing([seat(running, 'Kim', 'confirmed')], now)).toBeUndefined()
    expect(confirmationBeforeFreeing([seat(over, 'Kim', 'draft')], now)).toBeUndefined()
  })
})

it.each([
  ['08:00', '16:00', false, '2026-11-24T16:00'],
  ['16:00', '02:00', true, '2026-11-25T02:00'],
  ['16:00', '00:00', false, '2026-11-25T00:00'],
  // filed under the day before
  ['02:00', '08:00', true, '2026-11-25T08:00'],
])('%s to %s of a day ends by the clock on the wall', (startTime, endTime, isOvernight, end) => {
  const times = { startTime: timeOfDay(startTime), endTime: timeOfDay(endTime), isOvernight }
  expect(localEndOf({ date: day('2026-11-24'), shift: { ...shift, ...times } })).toBe(end)
})
