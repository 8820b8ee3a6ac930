import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { Moment } from '#platform/web/ui/time.tsx'
import type { OfferWithAudience } from '../schema.ts'

/** The note of an offer, how it is offered, its audience and its deadline. */
export function OfferFacts({ offer }: { readonly offer: OfferWithAudience }) {
  const factsOf = useFacts()
  return (
    <>
      {offer.note !== '' && (
        <p data-typed className="text-13 wrap-anywhere text-text-2">
          {offer.note}
        </p>
      )}
      <p className="text-12 wrap-anywhere text-text-3">
        <Dotted parts={factsOf(offer)} />
      </p>
    </>
  )
}

function useFacts(): (offer: OfferWithAudience) => ReactNode[] {
  const { laidOut: texts, applyUntil: until } = useTexts('market')
  return ({ kind, way, applyUntil, waves, isForAll, state, audience: { asked, lined, refused, names } }) => {
    const all = asked + lined
    const to = isForAll ? texts.toAll(asked) : texts.to(names, all - names.length)
    const wayText = waves ? texts.waves(waves.everyMinutes) : way === 'applications' ? texts.applications : texts.first
    return [
      // a swap is between two who stand above
      kind !== 'swap' && wayText,
      waves?.nextAt && state === 'open' && <Moment at={waves.nextAt} withDay say={texts.nextWave} />,
      kind !== 'swap' && to,
      !isForAll && lined > 0 && texts.asked(asked),
      refused > 0 && texts.refused(refused),
      applyUntil === null ? (
        kind === 'swap' ? (
          texts.untilFirst
        ) : (
          texts.untilStart
        )
      ) : (
        <Moment at={applyUntil} withDay say={until} />
      ),
    ]
  }
}
