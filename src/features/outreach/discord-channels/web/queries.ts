import { api } from '#platform/web/rpc.ts'
import type { discordChannelsContract } from '../contract.ts'

export const discordChannelsApi = api<typeof discordChannelsContract>('discordChannels')
