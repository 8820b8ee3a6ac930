import { expect, test } from 'vitest'
import { openLog } from '#platform/server/log.ts'
import { openLive } from '#platform/server/live.ts'
import { openDoor } from './door.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

const world = useWorld()

test('while the database is away there is one try after the other, not more and more of them', async () => {
  const door = await openDoor(new URL(world.databaseUrl))
  const live = await openLive(door.url, openLog('silent'))
  const heard: string[] = []
  live.listen({ organizationId: 'A', profileId: 'B', hear: event => heard.push(event.kind) })

  door.shut()
  await new Promise(done => setTimeout(done, 4_000))
  // every half second
  expect(door.tries()).toBeGreaterThan(3)
  expect(door.tries()).toBeLessThan(12)

  door.open()
  await until(() => heard.includes('resync'))
  await live.close()
  door.close()
})
