import { expect, it } from 'vitest'
import { builtIns } from './built-in.ts'
import { platformLettersOf } from './mark.ts'

it('tells every platform from every other', () => {
  const all = [...builtIns.creator, ...builtIns.social].filter(({ name }) => name !== 'Other')
  expect(new Set(all.map(({ key, name }) => platformLettersOf(key, name))).size).toBe(all.length)
})

it.each([
  ['fansly', 'Fansly', 'FA'],
  ['facebook', 'Facebook', 'FB'],
  ['fancentro', 'FanCentro', 'FC'],
  ['my_site', 'my site', 'MY'],
  ['x', 'x', 'X'],
])('marks %s', (key, name, mark) => {
  expect(platformLettersOf(key, name)).toBe(mark)
})
