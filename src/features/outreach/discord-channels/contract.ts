import { z } from 'zod'
import { browserEndpoint } from '#features/foundation/permissions/endpoint.ts'
import { requiredForChannels } from './policy.ts'
import { changedChannel, channels, oneChannel, startedLink } from './schema.ts'

const nothing = z.object({})

export const discordChannelsContract = {
  list: browserEndpoint('member', requiredForChannels)
    .route({ method: 'GET', path: '/discord-channels', summary: 'The channels in Discord, and what is posted there' })
    .output(channels),
  startLink: browserEndpoint('member', requiredForChannels)
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/discord-channels/code',
      summary: 'A one-time code for `/staffel channel`, good for 15 minutes; an earlier one of the same person is void',
    })
    .output(startedLink),
  change: browserEndpoint('member', requiredForChannels)
    .route({ method: 'PUT', path: '/discord-channels/{id}', summary: 'What is posted there, and in which language' })
    .input(changedChannel)
    .output(nothing),
  remove: browserEndpoint('member', requiredForChannels)
    .route({ method: 'DELETE', path: '/discord-channels/{id}', summary: 'Posts nothing there any more' })
    .input(oneChannel)
    .output(nothing),
  test: browserEndpoint('member', requiredForChannels)
    .route({ method: 'POST', path: '/discord-channels/{id}/test', summary: 'Posts a message that says nothing' })
    .input(oneChannel)
    .output(nothing),
}
