import { expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { openDoor } from './door.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

const world = useWorld()

test('a connection that is lost in the middle of a deed fails the deed, not the process', async () => {
  const door = await openDoor(new URL(world.databaseUrl))
  const errors: Error[] = []
  const database = openDatabase(door.url, { onError: error => errors.push(error) })
  const deed = database.installation(async tx => {
    await tx.execute('select 1')
    door.shut()
    // nothing is under way on the wire while it breaks
    await until(() => errors.length > 0, { what: 'the loss' })
    await tx.execute('select 1')
  })
  await expect(deed).rejects.toThrow()

  door.open()
  expect(await database.installation(async tx => (await tx.execute('select 1 as one')).rows)).toEqual([{ one: 1 }])
  await database.close()
  door.close()
})

test('a database that hangs fails the deed in the end, and whoever waits for a turn', async () => {
  const door = await openDoor(new URL(world.databaseUrl))
  const database = openDatabase(door.url, { size: 1, patience: 700 })
  const ask = () => database.installation(async tx => (await tx.execute('select 1 as one')).rows)
  await ask()
  const goOn = door.stall()
  const ends = await Promise.allSettled([ask(), ask()])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  goOn()
  expect(await ask()).toEqual([{ one: 1 }])
  await database.close()
  door.close()
})
