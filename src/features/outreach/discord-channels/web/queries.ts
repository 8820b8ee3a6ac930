import { featureApi } from '#platform/web/rpc.ts'
import type { discordChannelsContract } from '../contract.ts'

export const discordChannelsApi = featureApi<typeof discordChannelsContract>('discordChannels')
