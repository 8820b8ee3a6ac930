import { useTexts } from '#platform/web/i18n.tsx'
import { countsOf, type HandoverNote } from '../rules.ts'

/** A handover in one line: `2 Customs, 1 Zusage`. */
export function useHandoverCountText(): (words: HandoverNote) => string {
  const { counts } = useTexts('handover')
  return words =>
    countsOf(words)
      .map(({ field, count }) => counts[field](count))
      .join(', ')
}
