import { expect, it } from 'vitest'
import { readMigrations } from '#platform/server/migration-files.ts'
import { releases, upgradesTo } from './releases.ts'

const [baseline, columns, indexes] = [{ name: '0000_baseline' }, { name: '0001_columns' }, { name: '0002_indexes' }]
const madeUp = [
  { version: '0.3.0', lastMigration: '0000_baseline' },
  { version: '0.4.0', lastMigration: '0001_columns' },
]

it('the releases have migrations that are still there, each the newest of its release', () => {
  expect(() => upgradesTo(readMigrations())).not.toThrow()
  const names = releases.map(({ lastMigration }) => lastMigration)
  expect(names).toEqual(names.toSorted())
})

it('upgrades lead from every release with an older schema', () => {
  expect(upgradesTo([baseline, columns, indexes], madeUp)).toEqual([
    { version: '0.3.0', migrations: [baseline] },
    { version: '0.4.0', migrations: [baseline, columns] },
  ])
})

it('no upgrade leads from a release with the newest schema', () => {
  expect(upgradesTo([baseline, columns], madeUp).map(({ version }) => version)).toEqual(['0.3.0'])
  expect(upgradesTo([baseline], [{ version: '0.3.0', lastMigration: '0000_baseline' }])).toEqual([])
})

it('a released migration cannot be taken away', () => {
  expect(() => upgradesTo([baseline], madeUp)).toThrow('The last migration of 0.4.0 is missing: 0001_columns.')
})
