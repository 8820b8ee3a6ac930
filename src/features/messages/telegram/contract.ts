import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { browserEndpoint, criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { configured, startedLink, telegramStatus, typedChatId } from './schema.ts'

export const telegramContract = {
  status: endpoint('member')
    .route({ method: 'GET', path: '/me/telegram', summary: 'Get the status of your Telegram connection' })
    .output(telegramStatus),
  startLink: criticalEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/telegram/code',
      summary: 'Create a one-time code for the chat, valid for 15 minutes; invalidates earlier codes',
    })
    .output(startedLink),
  linkByChatId: criticalEndpoint('member')
    .route({
      method: 'PUT',
      path: '/me/telegram',
      summary: 'Request a connection by chat ID; the chat has to confirm it',
    })
    .input(typedChatId)
    .output(telegramStatus),
  setActive: endpoint('member')
    .route({ method: 'PATCH', path: '/me/telegram', summary: 'Turn bot messages on or off; also ends a pause' })
    .input(z.object({ isActive: z.boolean('input.invalid') }))
    .output(telegramStatus),
  unlink: browserEndpoint('member')
    .route({
      method: 'DELETE',
      path: '/me/telegram',
      summary: 'Disconnect the chat with a goodbye message, or cancel a pending request',
    })
    .output(telegramStatus),
  autoConfigureUser: endpoint('role:admin')
    .route({
      method: 'POST',
      path: '/telegram/people/{profileId}/configure',
      summary: "Check whether a member's chat is ready; retries if the bot was blocked",
    })
    .input(z.object({ profileId: zId }))
    .output(configured),
}
