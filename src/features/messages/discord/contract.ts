import { z } from 'zod'
import { browserEndpoint, criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { discordStatus, startedLink } from './schema.ts'

export const discordContract = {
  status: endpoint('member')
    .route({ method: 'GET', path: '/me/discord', summary: 'Get the status of your Discord connection' })
    .output(discordStatus),
  startLink: criticalEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/discord/code',
      summary: 'Create a one-time code for `/staffel link`, valid for 15 minutes; invalidates earlier codes',
    })
    .output(startedLink),
  setActive: endpoint('member')
    .route({
      method: 'PATCH',
      path: '/me/discord',
      summary: 'Turn direct messages on or off; also ends a pause',
    })
    .input(z.object({ isActive: z.boolean('input.invalid') }))
    .output(discordStatus),
  unlink: browserEndpoint('member')
    .route({ method: 'DELETE', path: '/me/discord', summary: 'Disconnect Discord and send a goodbye message' })
    .output(discordStatus),
}
