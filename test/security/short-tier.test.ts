import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from '#app/contract.ts'
import { endpoints } from './endpoints.ts'
import { featureOf, tagsFor } from './short-tier.ts'

const names = endpoints.map(({ name }) => name)
const inShortTier = (...changed: string[]) => names.filter(name => tagsFor(name, [name], changed).length === 0)
const sampled = inShortTier()

it('chooses about an eighth of the endpoints when no feature has changed, always the same', () => {
  expect(sampled.length).toBeGreaterThan(names.length / 12)
  expect(sampled.length).toBeLessThan(names.length / 6)
  expect(inShortTier()).toEqual(sampled)
})

it('adds every endpoint of the changed features, and none of a feature with a similar name', () => {
  const added = inShortTier('availability', 'own-account').filter(name => !sampled.includes(name))
  const expected = names.filter(name => /^(?:availability|ownAccount)\./.test(name) && !sampled.includes(name))
  expect(added).toEqual(expected)
})

it('chooses a test by the endpoints that it calls when its own name is not theirs', () => {
  const name = names.find(one => tagsFor(one, [], []).length > 0) ?? ''
  expect(tagsFor(name, ['vacation.request', 'team.list'], ['team'])).toEqual([])
  expect(tagsFor(name, ['vacation.request', 'team.list'], ['market'])).toEqual(['all'])
})

it('finds the folder of every feature in the names of its endpoints', () => {
  const folders = globSync('src/features/*/*/').map(folder => folder.replaceAll('\\', '/').split('/').at(-1))
  expect(folders).toEqual(expect.arrayContaining(Object.keys(contract).map(key => featureOf(`${key}.x`))))
})
