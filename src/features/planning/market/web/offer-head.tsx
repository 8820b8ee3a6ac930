import { useMember } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import type { Offer } from '../schema.ts'
import { useSeatText } from './seat-line.tsx'

/** The kind of an offer, who offers it, and the seat it is offered for. */
export function OfferHead({ offer }: { offer: Offer }) {
  const texts = useTexts('market')
  const textOf = useSeatText()
  const { profileId } = useMember()
  const { offerer, other, kind } = offer
  return (
    <p className="text-12 font-medium text-text-2">
      {[
        offerer?.profileId === profileId ? texts.ownKinds[kind] : texts.kinds[kind](offerer?.fullName ?? ''),
        other &&
          (other.profileId === profileId
            ? texts.againstOwn(textOf(other))
            : texts.against(`${other.fullName}: ${textOf(other)}`)),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
