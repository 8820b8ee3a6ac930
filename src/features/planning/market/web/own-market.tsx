import { useMutation } from '@tanstack/react-query'
import { shortMoment } from '#platform/web/day-names.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { OfferWithAudience, Offer, Offered, OwnMarket as Own } from '../schema.ts'
import { AbsenceFacts } from './absence-facts.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { marketApi } from './queries.ts'
import { Reasons } from '#features/planning/candidates/web/reasons.tsx'
import { SeatLine, useSeatText, type Zones } from './seat-line.tsx'
import { MarketListEntry, MarketList, MarketSection } from './section.tsx'

interface Props {
  readonly market: Own
  readonly zones: Zones
  /** An offer that somebody was led to. */
  readonly wantedId?: string | undefined
}

/** What is asked of somebody, what they could take, what they offer, and what planners decide on. */
export function OwnMarket({ market: { asked, open, mine, waiting, absent }, zones, wantedId }: Props) {
  const { own: texts } = useTexts('market')
  const isThere = [asked, open, mine, waiting].some(offers => offers.some(({ id }) => id === wantedId))
  return (
    <>
      {wantedId !== undefined && !isThere && <Notice kind="info">{texts.gone}</Notice>}
      {absent.length > 0 && (
        <MarketSection title={texts.absent} count={absent.length}>
          <MarketList>
            {absent.map(absence => (
              <AbsenceEntry key={absence.id} absence={absence} zones={zones} />
            ))}
          </MarketList>
        </MarketSection>
      )}
      {asked.length > 0 && (
        <MarketSection title={texts.asked} count={asked.length}>
          <MarketList>
            {asked.map(offer => (
              <OfferedEntry key={offer.id} offer={offer} zones={zones} isAsked isWanted={offer.id === wantedId} />
            ))}
          </MarketList>
        </MarketSection>
      )}
      <MarketSection title={texts.open} count={open.length}>
        {open.length === 0 ? (
          <p className="px-4 py-6 text-center text-13 text-text-3">{texts.noneOpen}</p>
        ) : (
          <MarketList>
            {open.map(offer => (
              <OfferedEntry
                key={offer.id}
                offer={offer}
                zones={zones}
                isAsked={false}
                isWanted={offer.id === wantedId}
              />
            ))}
          </MarketList>
        )}
      </MarketSection>
      {waiting.length > 0 && (
        <MarketSection title={texts.waiting} count={waiting.length}>
          <MarketList>
            {waiting.map(offer => (
              <MarketListEntry
                key={offer.id}
                isWanted={offer.id === wantedId}
                actions={<TakeBack offerId={offer.id} label={texts.takeBack} />}
              >
                <OfferHead offer={offer} />
                <SeatLine seat={offer} zones={zones} />
              </MarketListEntry>
            ))}
          </MarketList>
        </MarketSection>
      )}
      {mine.length > 0 && (
        <MarketSection title={texts.mine} count={mine.length}>
          <MarketList>
            {mine.map(offer => (
              <MineEntry key={offer.id} offer={offer} zones={zones} />
            ))}
          </MarketList>
        </MarketSection>
      )}
    </>
  )
}

/** Of which kind it is, from whom, against what. */
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

interface OfferedProps {
  readonly offer: Offered
  readonly zones: Zones
  /** By name. */
  readonly isAsked: boolean
  readonly isWanted?: boolean
}

export function OfferedEntry({ offer, zones, isAsked, isWanted = false }: OfferedProps) {
  const texts = useTexts('market')
  const language = useLanguage()
  const { organizationZone, ownZone } = zones
  return (
    <MarketListEntry isWanted={isWanted} actions={<Answers offer={offer} isAsked={isAsked} />}>
      <OfferHead offer={offer} />
      <SeatLine seat={offer} zones={zones} />
      {offer.note !== '' && <p className="text-13 wrap-anywhere text-text-2">{offer.note}</p>}
      <p className="flex flex-wrap gap-x-2.5 gap-y-1">
        <Reasons reasons={offer.reasons} />
      </p>
      {(offer.needsWord || offer.applyUntil !== null) && (
        <p className="text-12 text-text-3">
          {[
            offer.needsWord && texts.needsWord,
            offer.applyUntil !== null &&
              texts.applyUntil(shortMoment(offer.applyUntil, ownZone ?? organizationZone, language)),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </MarketListEntry>
  )
}

function Answers({ offer, isAsked }: { offer: Offered; isAsked: boolean }) {
  const { own: texts } = useTexts('market')
  const toast = useToast()
  const failed = (error: unknown) => toast.error(messageOf(error, texts.takeFailed))
  const taken = ({ state }: { state: 'accepted' | 'done' }) =>
    toast.success(state === 'done' ? texts.taken : texts.takenWaits)
  const take = useMutation(marketApi.take.mutationOptions({ onSuccess: taken, onError: failed }))
  const accept = useMutation(marketApi.accept.mutationOptions({ onSuccess: taken, onError: failed }))
  const apply = useMutation(marketApi.apply.mutationOptions({ onError: failed }))
  const refuse = useMutation(marketApi.decline.mutationOptions({ onError: failed }))
  const { id: offerId, way, answer, kind } = offer
  const isBusy = [take, accept, apply, refuse].some(({ isPending }) => isPending)
  if (way === 'applications') {
    return answer === 'applied' ? (
      <>
        <Badge hue="green">{texts.applied}</Badge>
        <TakeBack offerId={offerId} label={texts.retract} size="sm" />
      </>
    ) : (
      <Button
        hasConsequence
        size="lg"
        disabled={isBusy}
        loading={apply.isPending}
        onClick={() => apply.mutate({ offerId })}
      >
        {texts.apply}
      </Button>
    )
  }
  return (
    <>
      {isAsked && (
        <Button
          hasConsequence
          size="lg"
          disabled={isBusy}
          loading={refuse.isPending}
          onClick={() => refuse.mutate({ offerId })}
        >
          {texts.refuse}
        </Button>
      )}
      <Button
        hasConsequence
        variant="primary"
        size="lg"
        disabled={isBusy}
        loading={take.isPending || accept.isPending}
        onClick={() => (isAsked ? accept : take).mutate({ offerId })}
      >
        {kind === 'swap' ? texts.swap : texts.take}
      </Button>
    </>
  )
}

/** Whoever takes back what they have said is not asked again: that is said first. */
function TakeBack({ offerId, label, size }: { offerId: string; label: string; size?: 'sm' }) {
  const { own: texts } = useTexts('market')
  const toast = useToast()
  const confirm = useConfirm()
  const refuse = useMutation(
    marketApi.decline.mutationOptions({ onError: error => toast.error(messageOf(error, texts.takeFailed)) }),
  )
  const takeBack = async () => {
    const { title, text } = texts.takingBack
    if (await confirm({ type: 'warning', title: title(label), text, confirmLabel: label })) refuse.mutate({ offerId })
  }
  return (
    <Button hasConsequence {...(size && { size })} loading={refuse.isPending} onClick={() => void takeBack()}>
      {label}
    </Button>
  )
}

function AbsenceEntry({ absence, zones }: { readonly absence: Own['absent'][number]; readonly zones: Zones }) {
  const { own: texts } = useTexts('market')
  const toast = useToast()
  const back = useMutation(
    marketApi.endAbsence.mutationOptions({
      onSuccess: () => toast.success(texts.isBack),
      onError: error => toast.error(messageOf(error, texts.takeFailed)),
    }),
  )
  return (
    <MarketListEntry
      actions={
        <Button hasConsequence loading={back.isPending} onClick={() => back.mutate({ absenceId: absence.id })}>
          {texts.back}
        </Button>
      }
    >
      <AbsenceFacts absence={absence} timeZone={zones.ownZone ?? zones.organizationZone} />
    </MarketListEntry>
  )
}

function MineEntry({ offer, zones }: { offer: OfferWithAudience; zones: Zones }) {
  const { own: texts } = useTexts('market')
  const toast = useToast()
  const withdraw = useMutation(
    marketApi.withdraw.mutationOptions({ onError: error => toast.error(messageOf(error, texts.takeFailed)) }),
  )
  return (
    <MarketListEntry
      actions={
        <Button hasConsequence loading={withdraw.isPending} onClick={() => withdraw.mutate({ offerId: offer.id })}>
          {texts.withdraw}
        </Button>
      }
    >
      <OfferHead offer={offer} />
      <SeatLine seat={offer} zones={zones} />
      <OfferFacts offer={offer} timeZone={zones.ownZone ?? zones.organizationZone} />
      <p className="text-12 font-medium text-text-2">{texts.states[offer.state] ?? ''}</p>
    </MarketListEntry>
  )
}
