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
