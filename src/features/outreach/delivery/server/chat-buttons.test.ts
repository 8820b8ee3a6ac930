import { expect, it } from 'vitest'
import type { Notification } from '#features/messages/notifications/schema.ts'
import { aMarket } from '#test/market-office.ts'
import { useWorld } from '#test/world.ts'
import { chatButtons } from './chat-buttons.ts'

const world = useWorld()

it('ask for a word about the person who is named, not about whoever has said yes since', async () => {
  const { id, olivia, lea, kim, kofi, assignmentId, free } = await aMarket(world)
  const mila = await world.join(id, 'chatter', 'Mila Berg')
  await free(mila)
  await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
  const { offerId } = await kim.api.market.give({ assignmentId, to: null, note: '' })
  await kofi.api.market.take({ offerId })
  const waits = async () =>
    (await lea.api.notifications.list({})).notifications.filter(({ kind }) => kind === 'offer_waits')
  const [aboutKofi] = await waits()
  const reader = { language: 'de', timeZone: 'Europe/Berlin' } as never
  const actor = { role: 'owner', permissions: new Set<never>(), locked: false } as const
  const asked = (notice: Notification | undefined) =>
    world.staffel.services.database.tenant(id, tx =>
      chatButtons(tx, notice!, { organizationId: id, profileId: lea.id, reader, actor }),
    )
  expect((await asked(aboutKofi)).buttons.flat()).toHaveLength(2)
  await kofi.api.market.decline({ offerId })
  await mila.api.market.take({ offerId })
  expect((await asked(aboutKofi)).buttons).toEqual([])
  const aboutMila = (await waits()).find(({ id: noticeId }) => noticeId !== aboutKofi?.id)
  expect((await asked(aboutMila)).buttons.flat().map(({ data }) => data)).toEqual([
    `market:approve:${offerId}.${mila.id}`,
    `market:reject:${offerId}.${mila.id}`,
  ])
})
