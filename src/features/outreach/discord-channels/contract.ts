import { z } from 'zod'
import { browserEndpoint } from '#features/foundation/permissions/endpoint.ts'
import { requiredForChannels } from './policy.ts'
import { changedChannel, channels, oneChannel, startedLink } from './schema.ts'

const nothing = z.object({})

export const discordChannelsContract = {
  list: browserEndpoint('member', requiredForChannels)
    .route({ method: 'GET', path: '/discord-channels', summary: 'List the connected Discord channels and their posts' })
    .output(channels),
  startLink: browserEndpoint('member', requiredForChannels)
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/discord-channels/code',
      summary: 'Create a one-time code for `/staffel channel`, valid for 15 minutes; invalidates your earlier codes',
    })
    .output(startedLink),
  change: browserEndpoint('member', requiredForChannels)
    .route({ method: 'PUT', path: '/discord-channels/{id}', summary: 'Set the posts and language of a channel' })
    .input(changedChannel)
    .output(nothing),
  remove: browserEndpoint('member', requiredForChannels)
    .route({ method: 'DELETE', path: '/discord-channels/{id}', summary: 'Remove a channel' })
    .input(oneChannel)
    .output(nothing),
  test: browserEndpoint('member', requiredForChannels)
    .route({ method: 'POST', path: '/discord-channels/{id}/test', summary: 'Post a test message' })
    .input(oneChannel)
    .output(nothing),
}
