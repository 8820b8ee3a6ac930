import { shortMoment } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { OfferWithAudience } from '../schema.ts'

interface Props {
  readonly offer: OfferWithAudience
  /** Of the reader. */
  readonly timeZone: string
}

/** What was said to an offer, in which way it goes out, to whom and until when. */
export function OfferFacts({ offer, timeZone }: Props) {
  const factsOf = useFacts(timeZone)
  return (
    <>
      {offer.note !== '' && <p className="text-13 wrap-anywhere text-text-2">{offer.note}</p>}
      <p className="text-12 wrap-anywhere text-text-3">{factsOf(offer).join(' · ')}</p>
    </>
  )
}

function useFacts(timeZone: string): (offer: OfferWithAudience) => string[] {
  const { laidOut: texts, applyUntil: until } = useTexts('market')
  const language = useLanguage()
  const at = (instant: string): string => shortMoment(instant, timeZone, language)
  return ({ kind, way, applyUntil, waves, isForAll, state, audience: { asked, lined, refused, names } }) => {
    const all = asked + lined
    const to = isForAll ? texts.toAll(asked) : texts.to(names, all - names.length)
    const wayText = waves ? texts.waves(waves.everyMinutes) : way === 'applications' ? texts.applications : texts.first
    return [
      // a swap is between two who stand above
      kind !== 'swap' && wayText,
      waves?.nextAt && state === 'open' && texts.nextWave(at(waves.nextAt)),
      kind !== 'swap' && to,
      !isForAll && lined > 0 && texts.asked(asked),
      refused > 0 && texts.refused(refused),
      applyUntil === null ? (kind === 'swap' ? texts.untilFirst : texts.untilStart) : until(at(applyUntil)),
    ].filter(fact => typeof fact === 'string')
  }
}
