import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { type PlatformKind, platformName } from '../built-in.ts'
import type { Platform } from '../schema.ts'
import { platformsQuery } from './queries.ts'

/** Those that are offered, in the organisation's order. */
export function useEnabledPlatforms(kind: PlatformKind): readonly Platform[] {
  const { data = [] } = useQuery(platformsQuery)
  return data.filter(platform => platform.kind === kind && platform.isEnabled)
}

/** A platform's name in the reader's language: brands are alike everywhere, "other" is not. */
export function usePlatformName(): (key: string) => string {
  const { other } = useTexts('platforms')
  const { data = [] } = useQuery(platformsQuery)
  return key =>
    key.startsWith('other_') ? other : (data.find(platform => platform.key === key)?.name ?? platformName(key))
}
