import { useMutation } from '@tanstack/react-query'
import { Megaphone, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { serverNow } from '#platform/web/now.ts'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import type { Contender, PlannedMarket } from '../schema.ts'
import { AbsenceFacts } from './absence-facts.tsx'
import { AdvertiseDialog } from './advertise-dialog.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { OfferHead } from './offer-head.tsx'
import { useReasonQuestion } from './reason-question.tsx'
import { marketApi } from './queries.ts'
import { Reasons } from '#features/planning/candidates/web/reasons.tsx'
import { SeatLine, type Zones } from './seat-line.tsx'
import { MarketListEntry, MarketList, MarketSection, type RowOutcome, SteadySection } from './section.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

type Gap = PlannedMarket['gaps'][number]

interface Props {
  readonly market: PlannedMarket
  readonly zones: Zones
  /** The key of a free seat for which somebody is looked for. */
  readonly wanted?: string | undefined
  /** An offer that somebody was led to. */
  readonly wantedId?: string | undefined
  readonly onWantedClosed: () => void
  /** The candidates for a seat whose shift runs: it is assigned at once. */
  readonly renderReplacement: (seat: Gap, onClose: () => void) => ReactNode
}

/** Open seats that are shown before the planner asks for all, so that the sections below stay in reach. */
const maxShown = 10

/** The planner's sections: pending approvals, open seats, live offers and absences. */
export function PlannerMarket({ market, zones, wanted, wantedId, onWantedClosed, renderReplacement }: Props) {
  const { planned: texts, advertise } = useTexts('market')
  const [advertised, setAdvertised] = useState<Gap>()
  const { waiting, choosing, gaps, offers, absent } = market
  const [showsAll, setShowsAll] = useState(false)
  const replaced = gaps.find(gap => gap.offerId === null && seatKey(gap) === wanted)
  return (
    <>
      {wanted !== undefined && !replaced && <Notice kind="info">{advertise.gone}</Notice>}
      {wantedId !== undefined && ![...waiting, ...choosing, ...offers].some(({ id }) => id === wantedId) && (
        <Notice kind="info">{texts.decided}</Notice>
      )}
      {waiting.length + choosing.length === 0 && <p className="text-13 text-text-3">{texts.nothing}</p>}
      <SteadySection title={texts.waiting} rows={waiting}>
        {(offer, outcome) => (
          <WaitingEntry offer={offer} zones={zones} isWanted={offer.id === wantedId} outcome={outcome} />
        )}
      </SteadySection>
      <SteadySection title={texts.choosing} rows={choosing}>
        {(offer, outcome) => (
          <ChoosingEntry offer={offer} zones={zones} isWanted={offer.id === wantedId} outcome={outcome} />
        )}
      </SteadySection>
      <MarketSection title={texts.gaps} count={gaps.length}>
        {gaps.length === 0 ? (
          <p className="px-4 py-6 text-center text-13 text-text-3">{texts.noGaps}</p>
        ) : (
          <>
            <MarketList>
              {(showsAll ? gaps : gaps.slice(0, maxShown)).map(gap => (
                <MarketListEntry
                  key={seatKey(gap)}
                  actions={
                    gap.offerId === null ? (
                      <Button onClick={() => setAdvertised(gap)}>
                        {isRunning(gap) ? <Search aria-hidden size={15} /> : <Megaphone aria-hidden size={15} />}
                        {isRunning(gap) ? advertise.replacement : texts.advertise}
                      </Button>
                    ) : (
                      <Badge hue="indigo">{texts.advertised}</Badge>
                    )
                  }
                >
                  <SeatLine seat={gap} zones={zones} />
                </MarketListEntry>
              ))}
            </MarketList>
            {!showsAll && gaps.length > maxShown && (
              <div className="border-t border-line px-4 py-2.5">
                <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
                  {texts.allGaps(gaps.length)}
                </Button>
              </div>
            )}
          </>
        )}
      </MarketSection>
      <SteadySection title={texts.offers} rows={offers}>
        {(offer, outcome) => (
          <MarketListEntry
            isWanted={offer.id === wantedId}
            actions={<WithdrawButton offerId={offer.id} side="planned" onDone={outcome.note} />}
            outcome={outcome.text}
          >
            <OfferHead offer={offer} />
            <SeatLine seat={offer} zones={zones} />
            <OfferFacts offer={offer} timeZone={zones.ownZone ?? zones.organizationZone} />
          </MarketListEntry>
        )}
      </SteadySection>
      <SteadySection title={texts.absent} rows={absent}>
        {(absence, outcome) => (
          <MarketListEntry actions={<Back absenceId={absence.id} onDone={outcome.note} />} outcome={outcome.text}>
            <AbsenceFacts absence={absence} fullName={absence.fullName} timeZone={zones.organizationZone} />
          </MarketListEntry>
        )}
      </SteadySection>
      {replaced &&
        (isRunning(replaced) ? (
          renderReplacement(replaced, onWantedClosed)
        ) : (
          <AdvertiseDialog key={wanted} seat={replaced} isReplacement onClose={onWantedClosed} />
        ))}
      {advertised &&
        (isRunning(advertised) ? (
          renderReplacement(advertised, () => setAdvertised(undefined))
        ) : (
          <AdvertiseDialog seat={advertised} onClose={() => setAdvertised(undefined)} />
        ))}
    </>
  )
}

/** A seat of a running shift is assigned at once, because there is no time to wait for answers. */
const isRunning = ({ startsAt }: Gap): boolean => Temporal.Instant.compare(startsAt, serverNow()) <= 0

function useDeciding() {
  const { planned: texts } = useTexts('market')
  const toast = useToast()
  const question = useReasonQuestion()
  const onError = (error: unknown) => toast.error(messageOf(error, texts.failed))
  const approve = useMutation(
    marketApi.approve.mutationOptions({
      onError: (error, wish) => question.asks(error, reason => approve.mutate({ ...wish, reason })) || onError(error),
    }),
  )
  const choose = useMutation(
    marketApi.choose.mutationOptions({
      onError: (error, wish) => question.asks(error, reason => choose.mutate({ ...wish, reason })) || onError(error),
    }),
  )
  return {
    approve,
    choose,
    reasonDialog: question.dialog,
    reject: useMutation(marketApi.reject.mutationOptions({ onError })),
    back: useMutation(marketApi.endAbsence.mutationOptions({ onError })),
  }
}

type OnDone = (outcome: string) => void

function Back({ absenceId, onDone }: { absenceId: string; onDone: OnDone }) {
  const { planned: texts } = useTexts('market')
  const { back } = useDeciding()
  return (
    <Button
      hasConsequence
      loading={back.isPending}
      onClick={() => back.mutate({ absenceId }, { onSuccess: () => onDone(texts.outcomes.back) })}
    >
      {texts.back}
    </Button>
  )
}

interface EntryProps<O> {
  readonly offer: O
  readonly zones: Zones
  readonly isWanted: boolean
  readonly outcome: RowOutcome
}

function WaitingEntry({ offer, zones, isWanted, outcome }: EntryProps<PlannedMarket['waiting'][number]>) {
  const { profileId } = useMember()
  const { planned: texts } = useTexts('market')
  const { approve, reject, reasonDialog } = useDeciding()
  const decided = { offerId: offer.id, takerId: offer.taker.profileId }
  const isBusy = approve.isPending || reject.isPending
  return (
    <MarketListEntry
      isWanted={isWanted}
      actions={
        <>
          <Button
            hasConsequence
            disabled={isBusy}
            loading={reject.isPending}
            onClick={() => reject.mutate(decided, { onSuccess: () => outcome.note(texts.outcomes.rejected) })}
          >
            {texts.reject}
          </Button>
          <Button
            hasConsequence
            variant="primary"
            disabled={isBusy || !offer.taker.isPossible}
            loading={approve.isPending}
            onClick={() => approve.mutate(decided, { onSuccess: () => outcome.note(texts.outcomes.approved) })}
          >
            {texts.approve}
          </Button>
        </>
      }
      outcome={outcome.text}
    >
      <OfferHead offer={offer} />
      <SeatLine seat={offer} zones={zones} />
      <OfferFacts offer={offer} timeZone={zones.ownZone ?? zones.organizationZone} />
      <Standing
        contender={offer.taker}
        text={offer.taker.profileId === profileId ? texts.ownTaker : texts.taker(offer.taker.fullName)}
      />
      {reasonDialog}
    </MarketListEntry>
  )
}

function ChoosingEntry({ offer, zones, isWanted, outcome }: EntryProps<PlannedMarket['choosing'][number]>) {
  const { planned: texts } = useTexts('market')
  const { choose, reasonDialog } = useDeciding()
  return (
    <MarketListEntry
      isWanted={isWanted}
      actions={<WithdrawButton offerId={offer.id} side="planned" onDone={outcome.note} />}
      outcome={outcome.text}
    >
      <OfferHead offer={offer} />
      <SeatLine seat={offer} zones={zones} />
      <OfferFacts offer={offer} timeZone={zones.ownZone ?? zones.organizationZone} />
      <ul className="mt-1 flex flex-col gap-2">
        {offer.applicants.map(applicant => (
          <li key={applicant.profileId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button
              hasConsequence
              size="sm"
              disabled={choose.isPending || !applicant.isPossible || outcome.text !== undefined}
              onClick={() =>
                choose.mutate(
                  { offerId: offer.id, profileId: applicant.profileId },
                  { onSuccess: () => outcome.note(texts.outcomes.chosen(applicant.fullName)) },
                )
              }
            >
              {texts.choose(applicant.fullName)}
            </Button>
            <Standing contender={applicant} />
          </li>
        ))}
      </ul>
      {reasonDialog}
    </MarketListEntry>
  )
}

/** What speaks for and against somebody. */
function Standing({ contender: { reasons, isPossible }, text }: { contender: Contender; text?: string }) {
  const { planned: texts } = useTexts('market')
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13 text-text-2">
      {text}
      {!isPossible && (
        <span data-hue="red" className="font-medium text-hue-fg">
          {texts.impossible}
        </span>
      )}
      <Reasons reasons={reasons} />
    </p>
  )
}
