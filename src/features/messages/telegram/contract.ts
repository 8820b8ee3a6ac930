import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { browserEndpoint, criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { configured, startedLink, telegramStatus, typedChatId } from './schema.ts'

export const telegramContract = {
  status: endpoint('member')
    .route({ method: 'GET', path: '/me/telegram', summary: "How one's link with the bot stands" })
    .output(telegramStatus),
  startLink: criticalEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/telegram/code',
      summary: 'A one-time code for the chat, good for 15 minutes; an earlier one is void',
    })
    .output(startedLink),
  linkByChatId: criticalEndpoint('member')
    .route({
      method: 'PUT',
      path: '/me/telegram',
      summary: 'Asks a chat, by the id that the bot shows in it, to agree to a link',
    })
    .input(typedChatId)
    .output(telegramStatus),
  setActive: endpoint('member')
    .route({ method: 'PATCH', path: '/me/telegram', summary: 'Whether the bot writes; also ends a pause' })
    .input(z.object({ isActive: z.boolean('input.invalid') }))
    .output(telegramStatus),
  unlink: browserEndpoint('member')
    .route({
      method: 'DELETE',
      path: '/me/telegram',
      summary: 'Unlinks the chat, with a goodbye, or cancels a link that awaits consent',
    })
    .output(telegramStatus),
  autoConfigureUser: endpoint('role:admin')
    .route({
      method: 'POST',
      path: '/telegram/people/{profileId}/configure',
      summary: "Whether a person's chat is ready; a pause after a block is tried again",
    })
    .input(z.object({ profileId: zId }))
    .output(configured),
}
