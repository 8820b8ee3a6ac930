import { expect, it } from 'vitest'
import type { BalancePerson } from '../schema.ts'
import { sorted, sortingAfter } from './sorting.ts'

const person = (fullName: string, hours: number, wished: number | null): BalancePerson => ({
  profileId: fullName,
  fullName,
  avatarImage: null,
  role: 'chatter',
  weeklyHoursWish: { min: null, max: null },
  hours,
  nights: 0,
  weekends: 0,
  declined: 0,
  wished,
  reliability: wished === null ? null : Math.round(100 * wished),
})
const people = [person('Anna', 8, 0.5), person('Ben', 0, null), person('Carla', 16, 0.25), person('Dora', 8, 1)]
const order = (...[by, direction]: ['name' | 'hours' | 'wished' | 'reliability', 'ascending' | 'descending']) =>
  sorted(people, { by, direction })
    .map(({ fullName }) => fullName.charAt(0))
    .join('')

it.each([
  ['name', 'ascending', 'ABCD'],
  ['name', 'descending', 'DCBA'],
  ['hours', 'descending', 'CADB'],
  ['hours', 'ascending', 'BADC'],
  ['wished', 'descending', 'DACB'],
  ['wished', 'ascending', 'CADB'],
  ['reliability', 'descending', 'DACB'],
  ['reliability', 'ascending', 'CADB'],
] as const)('by %s, %s: %s', (by, direction, expected) => expect(order(by, direction)).toBe(expected))

it('begins with the most of a figure and with A of names, and turns round', () => {
  const byHours = sortingAfter({ by: 'name', direction: 'ascending' }, 'hours')
  expect(byHours).toEqual({ by: 'hours', direction: 'descending' })
  expect(sortingAfter(byHours, 'hours')).toEqual({ by: 'hours', direction: 'ascending' })
  expect(sortingAfter(byHours, 'name')).toEqual({ by: 'name', direction: 'ascending' })
})
