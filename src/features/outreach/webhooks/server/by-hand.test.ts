import { expect, it } from 'vitest'
import { refusalOf, useWorld } from '#test/world.ts'
import { byHand } from '../rules.ts'

const world = useWorld({ WEBHOOK_PRIVATE: '1' })

it('what is sent by hand is counted for the organisation, tries and what is sent again alike', async () => {
  const [{ olivia, adam, lea }, there] = [await world.office(), await world.office('Südwind')]
  // nobody listens there
  const wish = { url: 'http://127.0.0.1:9/', kinds: ['team.locked' as const], secret: null }
  const { id } = await olivia.api.webhooks.create(wish)
  expect(await refusalOf(lea.api.webhooks.test({ id }))).toMatchObject({ status: 403 })
  for (let n = 0; n < byHand.maxCalls; n++) await olivia.api.webhooks.test({ id })
  expect(await refusalOf(olivia.api.webhooks.test({ id }))).toMatchObject({ code: 'input.tooManyTries', status: 429 })
  const [{ id: deliveryId } = { id: '' }] = await adam.api.webhooks.deliveries({ id })
  const again = () => adam.api.webhooks.resend({ id, deliveryId })
  expect(await refusalOf(again())).toMatchObject({
    code: 'input.tooManyTries',
    message: `Zu viele Versuche. Bitte warte ${byHand.minutes} Minuten.`,
  })
  const elsewhere = await there.olivia.api.webhooks.create(wish)
  await there.olivia.api.webhooks.test({ id: elsewhere.id })
  world.clock.set('2026-11-20T11:15:01Z')
  await olivia.api.webhooks.test({ id })
})
