import { expect, test } from 'vitest'
import { openLog } from '#platform/server/log.ts'
import { openLiveEvents } from '#platform/server/live.ts'
import { openDoor } from './door.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

const world = useWorld()

/** A log that counts its warnings about a lost connection. */
function heardLog() {
  const lines: string[] = []
  return {
    log: openLog('warn', { write: line => void lines.push(line) }),
    losses: () => lines.filter(line => line.includes('live: connection lost')).length,
  }
}

test('a connection that falls silent is noticed, and what was missed is read again', async () => {
  const door = await openDoor(new URL(world.databaseUrl))
  const log = heardLog()
  const live = await openLiveEvents(door.url, log.log, { beatEvery: 200, patience: 300 })
  const heard: string[] = []
  live.listen({ organizationId: 'A', profileId: 'B', hear: event => heard.push(event.kind) })
  // as a balancer that has forgotten it: nothing comes and nothing is closed
  const goOn = door.stall()
  await until(() => log.losses() === 1, { what: 'that the silence is noticed' })
  expect(heard).toEqual([])
  goOn()
  await until(() => heard.includes('resync'), { what: 'the word to read again' })
  await live.close()
  door.close()
})

test('while the database is away there is one try after the other, not more and more of them', {
  tags: ['all'],
}, async () => {
  const door = await openDoor(new URL(world.databaseUrl))
  const log = heardLog()
  const live = await openLiveEvents(door.url, log.log)
  const heard: string[] = []
  live.listen({ organizationId: 'A', profileId: 'B', hear: event => heard.push(event.kind) })

  door.shut()
  await until(() => door.tries() >= 5, { what: 'the fifth try' })
  // each loop of tries logs one loss
  expect(log.losses()).toBe(1)

  door.open()
  await until(() => heard.includes('resync'), { what: 'the word to read again' })
  expect(log.losses()).toBe(1)
  await live.close()
  door.close()
})
