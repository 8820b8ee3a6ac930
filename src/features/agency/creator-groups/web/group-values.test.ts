import { expect, it } from 'vitest'
import { timeOfDay } from '#kit/time-of-day.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import {
  freeName,
  inputOf,
  mainChattersIn,
  maxMainChatters,
  nameOf,
  newCustomShift,
  valuesOf,
  withCustomShifts,
} from './group-values.ts'

const suffixes = { main: 'Main', secondary: 'VIP' }
const values = valuesOf(undefined, suffixes)

it('starts shifts of its own as a copy of the enabled shifts of the organisation, with their main chatters', () => {
  const early: Shift = {
    id: 'early',
    name: 'Früh',
    startTime: timeOfDay('06:00'),
    endTime: timeOfDay('14:00'),
    belongsToPreviousDay: false,
    color: 'yellow',
    isEnabled: true,
  }
  const late = { ...early, id: 'late', name: 'Spät', startTime: timeOfDay('14:00'), belongsToPreviousDay: true }
  const off = { ...early, id: 'off', isEnabled: false }
  const before = { ...values, mainChatterRequirements: { late: 1 } }
  const on = withCustomShifts(before, true, [early, late, off])
  const { id: _, color: __, ...times } = early
  expect(on.customShifts).toMatchObject([
    times,
    { name: 'Spät', startTime: '14:00', belongsToPreviousDay: true, isEnabled: true },
  ])
  const [first, second] = on.customShifts
  expect(new Set(['early', 'late', first?.id, second?.id]).size).toBe(4)
  expect(on.mainChatterRequirements).toEqual({ late: 1, [second!.id]: 1 })
  expect(withCustomShifts(on, true, [early, late]).customShifts).toHaveLength(2)
})

it('names a new row unlike the others', () => {
  expect(freeName([newCustomShift('neue schicht')], 'Neue Schicht')).toBe('Neue Schicht 2')
})

it('takes the name from the accounts again when it was emptied', () => {
  const account = {
    id: 'a',
    creatorId: 'c',
    creatorName: 'Ivy Stern',
    platformKey: 'fansly',
    platformName: 'Fansly',
    platformIcon: '',
    accountUrl: '',
    accountType: 'main' as const,
    group: null,
  }
  const chosen = { ...values, creatorLinkIds: ['a'] }
  expect(nameOf({ ...chosen, name: '  ' }, [account], suffixes)).toBe('Ivy Stern - Fansly')
  expect(nameOf({ ...chosen, name: 'Team' }, [account], suffixes)).toBe('Team')
})

const asking = (chatterCount: number, late: number) => ({
  ...values,
  chatterCount,
  mainChatterRequirements: { late },
})

it.each([
  ['as many as there are seats', asking(3, 3), 3, 3],
  ['no more than there are seats', asking(1, 2), 1, 1],
  ['as many as before while the number of seats is wrong', asking(Number.NaN, 2), 2, 9],
  ['what is wrong', asking(3, Number.NaN), Number.NaN, 3],
])('a shift asks for %s', (_, asked, mainChatters, maximum) => {
  expect(mainChattersIn(asked, 'late')).toBe(mainChatters)
  expect(maxMainChatters(asked)).toBe(maximum)
})

it('more seats bring back the main chatters that fewer had no room for', () => {
  expect(mainChattersIn({ ...asking(3, 2), chatterCount: 1 }, 'late')).toBe(1)
  expect(mainChattersIn({ ...asking(3, 2), chatterCount: 12 }, 'late')).toBe(2)
})

it('sends no more main chatters than there are seats, and of what is wrong and not shown what was stored', () => {
  const stored = (late: number) => ({ mainChatterRequirements: { late } })
  const sent = (...[of, seen]: [typeof values, ReturnType<typeof stored>?]) =>
    inputOf(of, 'Team', seen).mainChatterRequirements['late']
  expect(sent(asking(1, 2))).toBe(1)
  expect(sent(asking(3, Number.NaN), stored(2))).toBe(2)
  expect(sent(asking(1, Number.NaN), stored(2))).toBe(1)
  expect(sent(asking(3, Number.NaN))).toBe(0)
})

it.each([
  [[], 'yellow'],
  [['yellow'], 'blue'],
  [['yellow', 'blue', 'yellow', 'green', 'red', 'purple', 'orange'], 'blue'],
] as const)('starts a group beside groups in %j in %s', (colours, expected) => {
  const others = colours.map(color => ({ color }))
  expect(valuesOf(undefined, suffixes, others).color).toBe(expected)
})
