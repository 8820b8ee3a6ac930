import { afterEach, expect, it, vi } from 'vitest'
import { openPushService } from '#test/push-service.ts'
import { openPushClient } from './push.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['60', 60],
  ['Fri, 20 Nov 2026 11:02:00 GMT', 120],
])('waits as long as a push service asks to (Retry-After: %s)', async (text, seconds) => {
  const service = await openPushService()
  const { endpoint, p256dh, auth } = service.newDevice()
  const client = openPushClient({ secret: 'secret', publicUrl: 'https://staffel.example', services: [service.origin] })
  const headers = { 'retry-after': text, date: 'Fri, 20 Nov 2026 11:00:00 GMT' }
  vi.stubGlobal('fetch', async () => new Response(null, { status: 429, headers }))
  expect(await client.send({ endpoint, p256dh, auth }, '{}', 60)).toMatchObject({
    kind: 'later',
    afterSeconds: seconds,
  })
  await service.close()
})
