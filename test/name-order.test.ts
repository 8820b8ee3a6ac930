import pg from 'pg'
import { expect, it } from 'vitest'
import { compareNames } from '#kit/compare-names.ts'
import { useWorld } from './world.ts'

const world = useWorld()

it('the database and the browser put names in one order', async () => {
  const names = [
    'Zoe',
    'ärger',
    'anna',
    'Ähre',
    'Öztürk',
    'Anna',
    'Olga',
    'Łukasz',
    'Lukas',
    'Émile',
    'Eva',
    'van Dyk',
    'O’Neil',
    'Şahin',
    '2 Cool',
  ]
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  const order = 'select name from unnest($1::text[]) name order by name collate "de-x-icu"'
  const { rows } = await client.query<{ name: string }>(order, [names])
  await client.end()
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted(compareNames))
})
