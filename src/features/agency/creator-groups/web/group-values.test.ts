import { expect, it } from 'vitest'
import { freeName, newCustomShift, nameOf, valuesOf, withCustomShifts } from './group-values.ts'

const suffixes = { main: 'Main', secondary: 'VIP' }
const values = valuesOf(undefined, suffixes)

it('gives shifts of its own a first row', () => {
  const on = withCustomShifts(values, true, 'Neue Schicht')
  expect(on.customShifts).toMatchObject([{ name: 'Neue Schicht' }])
  expect(withCustomShifts(on, true, 'Neue Schicht').customShifts).toHaveLength(1)
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
