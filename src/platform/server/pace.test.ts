import { expect, it } from 'vitest'
import { useWorld } from '#test/world.ts'
import { openMessengerPacer } from './pace.ts'

const world = useWorld({}, { ownDatabase: true })

it('grants at most 22 turns a second, and none before a pause has ended', async () => {
  const { database } = world.staffel.services
  const pace = openMessengerPacer(database, 'telegram')
  const next = async () => {
    const { rows } = await database.pool.query<{ at: string }>(
      'select extract(epoch from next_at) * 1000 as at from telegram_pace',
    )
    return Math.round(Number(rows[0]?.at))
  }
  await pace.hold(3600)
  const paused = await next()
  const waits: number[] = []
  for (let turn = 0; turn < 22; turn++) waits.push(await pace.takeTurn())
  expect(Math.min(...waits)).toBeGreaterThan(3_000_000)
  expect((await next()) - paused).toBeGreaterThanOrEqual(1000)
  // a shorter pause does not shorten a longer one
  const before = await next()
  await pace.hold(1)
  expect(await next()).toBe(before)
})
