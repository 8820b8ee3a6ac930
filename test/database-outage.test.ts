import { expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { openDoor } from './door.ts'
import { until } from './until.ts'
import { startBeside } from './started.ts'
import { password, refusalOf, useWorld } from './world.ts'

const world = useWorld({}, { ownDatabase: true })

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

test('the end of a connection after that of its pool is not reported', async () => {
  const errors: Error[] = []
  const database = openDatabase(world.databaseUrl, { onError: error => errors.push(error) })
  const client = await database.pool.connect()
  client.release()
  await database.close()
  // as when PostgreSQL ends before the connection has
  client.emit('error', new Error('terminating connection due to administrator command'))
  expect(errors).toEqual([])
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

test('answers 507 and stores nothing while the disk of the database is full', async () => {
  const { kim } = await world.office()
  const { pool } = world.staffel.services.database
  const create = (text: string) => kim.api.todos.create({ text })
  await pool.query(`
    create function is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger is_full before insert on user_todos for each row execute function is_full()`)
  expect(await refusalOf(create('Voll'))).toMatchObject({ code: 'input.diskFull', status: 507 })
  await pool.query('drop function is_full cascade')
  await create('Platz')
  expect((await kim.api.todos.mine()).open.map(({ text }) => text)).toEqual(['Platz'])
})

test('a call while the database is away is answered with 503, and when to try again', async () => {
  const door = await openDoor(new URL(world.databaseUrl))
  const office = await world.office()
  const server = await startBeside({ ...world, databaseUrl: door.url })
  const ask = () =>
    fetch(`${server.url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ email: office.kim.email, password }),
    })
  expect((await ask()).status).toBe(200)
  door.shut()
  const away = await ask()
  expect(away.status).toBe(503)
  expect(away.headers.get('retry-after')).toBe('60')
  expect(await away.json()).toMatchObject({
    code: 'input.databaseAway',
    message: 'Staffel is unavailable right now. Try again in a minute.',
  })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  door.open()
  await until(async () => (await ask()).status === 200, { what: 'an answer again' })
  await server.stop()
  door.close()
})
