import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultShifts } from '#features/agency/shifts/rules.ts'
import { automaticName, clampChatterCount, selectableAccounts, findOverdemandedShift, shiftsInForce } from './rules.ts'

const suffixes = { main: 'Haupt', secondary: 'Neben' }
const account = (creatorName: string, platformName: string, accountType: 'main' | 'secondary' = 'main') => ({
  creatorId: creatorName.toLowerCase(),
  creatorName,
  platformKey: platformName.toLowerCase(),
  platformName,
  accountType,
})

describe('the automatic name', () => {
  it.each([
    [[], ''],
    [[account('Mila', 'OnlyFans')], 'Mila - OnlyFans'],
    [[account('Mila', 'OnlyFans'), account('Mila', 'Fansly')], 'Mila - OnlyFans + Fansly'],
    [
      [account('Mila', 'OnlyFans'), account('Alba', 'Fansly'), account('Mila', 'Fansly')],
      'Mila - OnlyFans + Fansly + Alba - Fansly',
    ],
    [
      [account('Mila', 'OnlyFans'), account('Mila', 'OnlyFans', 'secondary'), account('Mila', 'Fansly')],
      'Mila - OnlyFans (Haupt) + OnlyFans (Neben) + Fansly',
    ],
    [[account('Mila', 'OnlyFans', 'secondary')], 'Mila - OnlyFans'],
  ])('of case %# is read off the accounts', (accounts, expected) => {
    expect(automaticName(accounts, suffixes)).toBe(expected)
  })

  const anyAccounts = fc.array(
    fc.record({
      creatorName: fc.constantFrom('Mila', 'Alba', 'Zoe'),
      platformName: fc.constantFrom('OnlyFans', 'Fansly', 'Patreon'),
      accountType: fc.constantFrom('main' as const, 'secondary' as const),
    }),
    { maxLength: 8 },
  )

  it('names every creator once and every account, a type only where two share a platform', () => {
    fc.assert(
      fc.property(anyAccounts, drawn => {
        const accounts = drawn.map(each => account(each.creatorName, each.platformName, each.accountType))
        const name = automaticName(accounts, suffixes)
        const times = (part: string) => name.split(part).length - 1
        for (const creator of new Set(accounts.map(({ creatorName }) => creatorName))) {
          expect(times(`${creator} - `)).toBe(1)
        }
        for (const platform of new Set(accounts.map(({ platformName }) => platformName))) {
          expect(times(platform)).toBe(accounts.filter(({ platformName }) => platformName === platform).length)
        }
        const keys = accounts.map(({ creatorId, platformKey }) => `${creatorId} ${platformKey}`)
        const shared = keys.filter(key => keys.indexOf(key) !== keys.lastIndexOf(key)).length
        expect(times('(')).toBe(shared)
      }),
    )
  })
})

it.each([
  [-5, 1],
  [0, 1],
  [1, 1],
  [9, 9],
  [10, 9],
])('clamps %i chatters to %i', (given, clamped) => {
  expect(clampChatterCount(given)).toBe(clamped)
})

it('offers accounts that are neither chosen nor another group’s', () => {
  const accounts = [
    { id: 'free', group: null },
    { id: 'chosen', group: null },
    { id: 'ours', group: { id: 'g1' } },
    { id: 'theirs', group: { id: 'g2' } },
  ]
  const idsFor = (groupId: string | undefined) =>
    selectableAccounts(accounts, { groupId, creatorLinkIds: ['chosen'] }).map(({ id }) => id)
  expect(idsFor('g1')).toEqual(['free', 'ours'])
  expect(idsFor(undefined)).toEqual(['free'])
})

it('puts in force the enabled shifts of the group or else of the organisation', () => {
  const standard = defaultShifts().map(shift => Object.assign({ ...shift }, { isEnabled: shift.id !== 'night' }))
  const customShifts = defaultShifts().map(shift => Object.assign({ ...shift }, { isEnabled: shift.id === 'night' }))
  const idsOf = (useCustomShifts: boolean) =>
    shiftsInForce({ useCustomShifts, customShifts }, standard).map(({ id }) => id)
  expect(idsOf(false)).toEqual(['early', 'late'])
  expect(idsOf(true)).toEqual(['night'])
})

it.each([
  [2, {}, undefined],
  [2, { early: 2, late: 0 }, undefined],
  [2, { early: 2, late: 3 }, 'late'],
])('with %i seats, finds in %j asked too much: %s', (chatterCount, mainChatterRequirements, expected) => {
  expect(findOverdemandedShift({ chatterCount, mainChatterRequirements })).toBe(expected)
})
