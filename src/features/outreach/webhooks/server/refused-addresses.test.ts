import { expect, it } from 'vitest'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld({ ROLE: 'web' })

it.each([
  ['http://receiver.example/', 'webhooks.http'],
  ['https://localhost/', 'webhooks.private'],
  ['https://127.0.0.1/', 'webhooks.private'],
  ['https://[::1]:8443/', 'webhooks.private'],
  ['https://10.0.0.7/', 'webhooks.private'],
])('a webhook to %s is refused where the installation does not allow it', async (url, code) => {
  const { olivia } = await world.office()
  const made = olivia.api.webhooks.create({ url, kinds: ['team.locked'], secret: null })
  const refused = await refusalOf(made)
  expect(refused).toMatchObject({ code, field: 'url', status: 422 })
  expect(refused.message).not.toBe('')
})
