import { afterAll, expect, it } from 'vitest'
import { openChats } from '#test/chats.ts'
import { useWorld } from '#test/world.ts'
import { pauseLink } from './send-message.ts'

const telegram = await openChats()
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())

it('somebody whose chat is shut is told so once, however many messages find it at the same moment', async () => {
  const { id: organizationId, kim } = await world.office()
  const chatId = String(await telegram.linked(kim))
  const chat = { messenger: 'telegram', organizationId, profileId: kim.id, chatId } as const
  let notices = 0
  const found = () =>
    pauseLink(world.staffel.services, chat, async () => {
      notices += 1
    })
  await Promise.all(Array.from({ length: 8 }, found))
  expect(notices).toBe(1)
  expect(await kim.api.telegram.status()).toMatchObject({ state: 'paused' })
})
