import { z } from 'zod'
import { browserEndpoint, criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { discordStatus, startedLink } from './schema.ts'

export const discordContract = {
  status: endpoint('member')
    .route({ method: 'GET', path: '/me/discord', summary: "How one's link with Discord stands" })
    .output(discordStatus),
  startLink: criticalEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/discord/code',
      summary: 'A one-time code for `/staffel link`, good for 15 minutes; an earlier one is void',
    })
    .output(startedLink),
  setActive: endpoint('member')
    .route({
      method: 'PATCH',
      path: '/me/discord',
      summary: 'Whether direct messages are written; also ends a pause',
    })
    .input(z.object({ isActive: z.boolean('input.invalid') }))
    .output(discordStatus),
  unlink: browserEndpoint('member')
    .route({ method: 'DELETE', path: '/me/discord', summary: 'Forgets the person in Discord, with a goodbye' })
    .output(discordStatus),
}
