import { describe, expect, it } from 'vitest'
import { dependenciesIn, faultsOf, isAllowed, listOf } from './licences.ts'

const lock = {
  packages: {
    '': { version: '0.1.0', license: 'MIT' },
    'node_modules/hono': { version: '4.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '1.0.0', license: '(GPL-3.0 OR Apache-2.0)' },
    'node_modules/vite': { version: '8.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/esbuild': { version: '1.0.0', license: 'GPL-3.0', devOptional: true },
  },
}

describe('the list of licences', () => {
  it('has what production gets, by name, and nothing of development', () => {
    expect(dependenciesIn(lock).map(({ name }) => name)).toEqual(['@b/c', 'hono'])
    expect(faultsOf(lock, listOf(dependenciesIn(lock)))).toEqual([])
  })

  it('is out of date with another version', () => {
    const later = { packages: { ...lock.packages, 'node_modules/hono': { version: '4.0.1', license: 'MIT' } } }
    expect(faultsOf(later, listOf(dependenciesIn(lock)))).toEqual(['docs/licences.md is out of date: npm run licences'])
  })

  it('refuses a licence that nobody has allowed, and one that is missing', () => {
    const wrong = {
      packages: { 'node_modules/x': { version: '1.0.0', license: 'AGPL-3.0' }, 'node_modules/y': { version: '2.0.0' } },
    }
    expect(faultsOf(wrong, listOf(dependenciesIn(wrong)))).toEqual([
      'x 1.0.0 has the licence AGPL-3.0, which is not on the list of those allowed.',
      'y 2.0.0 has the licence none, which is not on the list of those allowed.',
    ])
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['SEE LICENSE IN LICENSE.txt', false],
  ])('judges %s', (licence, good) => expect(isAllowed(licence)).toBe(good))
})
