import { useTexts } from '#platform/web/i18n.tsx'
import { platformName } from '../platforms.ts'

/** A platform's name in the reader's language: brands are alike everywhere, "other" is not. */
export function usePlatformName(): (key: string) => string {
  const { other } = useTexts('creators')
  return key => (key.startsWith('other_') ? other : platformName(key))
}
