import { expect, test } from 'vitest'
import { openLog } from '#platform/server/log.ts'
import { openLive } from '#platform/server/live.ts'
import { openDoor } from './door.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

const world = useWorld()

test('a connection that falls silent is noticed, and what was missed is read again', async () => {
  const door = await openDoor(new URL(world.databaseUrl))
  const live = await openLive(door.url, openLog('silent'), { beatEvery: 200, patience: 300 })
  const heard: string[] = []
  live.listen({ organizationId: 'A', profileId: 'B', hear: event => heard.push(event.kind) })
  // as a balancer that has forgotten it: nothing comes and nothing is closed
  const goOn = door.stall()
  await new Promise(done => setTimeout(done, 1000))
  goOn()
  await until(() => heard.includes('resync'), { within: 5000, what: 'the word to read again' })
  await live.close()
  door.close()
})

test('while the database is away there is one try after the other, not more and more of them', {
  tags: ['all'],
}, async () => {
  const door = await openDoor(new URL(world.databaseUrl))
  const live = await openLive(door.url, openLog('silent'))
  const heard: string[] = []
  live.listen({ organizationId: 'A', profileId: 'B', hear: event => heard.push(event.kind) })

  const began = performance.now()
  door.shut()
  // every half second; if each led to two more, there would be as many after one
  await until(() => door.tries() >= 5)
  expect(performance.now() - began).toBeGreaterThan(1_900)

  door.open()
  await until(() => heard.includes('resync'))
  await live.close()
  door.close()
})
