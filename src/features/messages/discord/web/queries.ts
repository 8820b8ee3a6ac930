import { useQuery } from '@tanstack/react-query'
import { featureApi } from '#platform/web/rpc.ts'
import type { discordContract } from '../contract.ts'

export const discordApi = featureApi<typeof discordContract>('discord')

/** The ways that there are not: Discord, where this installation has no application. */
export function useUnavailableChannels(): readonly 'discord'[] {
  const { data } = useQuery(discordApi.status.queryOptions())
  return data?.hasApplication ? [] : ['discord']
}
