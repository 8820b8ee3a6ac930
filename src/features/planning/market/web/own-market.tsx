import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Moment } from '#platform/web/ui/time.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { OfferWithAudience, Offered, OwnMarket as Own } from '../schema.ts'
import { AbsenceFacts } from './absence-facts.tsx'
import { EndAbsenceButton } from './end-absence-button.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { OfferHead } from './offer-head.tsx'
import { marketApi } from './queries.ts'
import { Reasons } from '#features/planning/candidates/web/reasons.tsx'
import { SeatLine } from './seat-line.tsx'
import { MarketListEntry, MarketSection, type RowReport, SteadyRows, SteadySection } from './section.tsx'
import { useUndo } from './use-undo.ts'
import { WithdrawButton } from './withdraw-button.tsx'

interface Props {
  readonly market: Own
  /** An offer that somebody was led to. */
  readonly wantedId?: string | undefined
}

/** Requests to the member, offers they can take, their own offers, and those that planners decide on. */
export function OwnMarket({ market: { asked, open, mine, waiting, absent }, wantedId }: Props) {
  const { own: texts } = useTexts('market')
  const isThere = [asked, open, mine, waiting].some(offers => offers.some(({ id }) => id === wantedId))
  return (
    <>
      {wantedId !== undefined && !isThere && <Notice kind="info">{texts.gone}</Notice>}
      <SteadySection title={texts.absent} rows={absent}>
        {(absence, report) => <AbsenceEntry absence={absence} report={report} />}
      </SteadySection>
      <SteadySection title={texts.asked} rows={asked}>
        {(offer, report) => <OfferedEntry offer={offer} isAsked isWanted={offer.id === wantedId} report={report} />}
      </SteadySection>
      <MarketSection title={texts.open} count={open.length}>
        <SteadyRows rows={open} empty={<p className="px-4 py-6 text-center text-13 text-text-3">{texts.noneOpen}</p>}>
          {(offer, report) => (
            <OfferedEntry offer={offer} isAsked={false} isWanted={offer.id === wantedId} report={report} />
          )}
        </SteadyRows>
      </MarketSection>
      <SteadySection title={texts.waiting} rows={waiting}>
        {(offer, report) => (
          <MarketListEntry
            isWanted={offer.id === wantedId}
            actions={<TakeBack offerId={offer.id} label={texts.takeBack} onDone={report.note} />}
            outcome={report.outcome}
          >
            <OfferHead offer={offer} />
            <SeatLine seat={offer} />
          </MarketListEntry>
        )}
      </SteadySection>
      <SteadySection title={texts.mine} rows={mine}>
        {(offer, report) => <MineEntry offer={offer} report={report} />}
      </SteadySection>
    </>
  )
}

interface OfferedProps {
  readonly offer: Offered
  /** By name. */
  readonly isAsked: boolean
  readonly isWanted?: boolean
  readonly report: RowReport
}

export function OfferedEntry({ offer, isAsked, isWanted = false, report }: OfferedProps) {
  const texts = useTexts('market')
  return (
    <MarketListEntry
      isWanted={isWanted}
      actions={<Answers offer={offer} isAsked={isAsked} onDone={report.note} />}
      outcome={report.outcome}
    >
      <OfferHead offer={offer} />
      <SeatLine seat={offer} />
      {offer.note !== '' && (
        <p data-typed className="text-13 wrap-anywhere text-text-2">
          {offer.note}
        </p>
      )}
      <p className="flex flex-wrap gap-x-2.5 gap-y-1">
        <Reasons reasons={offer.reasons} />
      </p>
      {(offer.needsWord || offer.applyUntil !== null) && (
        <p className="text-12 text-text-3">
          {offer.needsWord && `${texts.needsWord} `}
          {offer.applyUntil !== null && <Moment at={offer.applyUntil} withDay say={texts.applyUntil} />}
        </p>
      )}
    </MarketListEntry>
  )
}

interface AnswersProps {
  readonly offer: Offered
  readonly isAsked: boolean
  readonly onDone: RowReport['note']
}

function Answers({ offer, isAsked, onDone }: AnswersProps) {
  const { own: texts } = useTexts('market')
  const toast = useToast()
  const failed = (error: unknown) => toast.error(messageOf(error, texts.takeFailed))
  const undo = useUndo('answer')(offer.id)
  const taken = ({ state }: { state: 'accepted' | 'done' }) => {
    onDone({ text: texts.outcomes[state], undo })
    toast.success(state === 'done' ? texts.taken : texts.takenWaits, { action: undo })
  }
  const take = useMutation(marketApi.take.mutationOptions({ onSuccess: taken, onError: failed }))
  const accept = useMutation(marketApi.accept.mutationOptions({ onSuccess: taken, onError: failed }))
  const apply = useMutation(
    marketApi.apply.mutationOptions({
      onSuccess: () => toast.success(texts.appliedNow, { action: undo }),
      onError: failed,
    }),
  )
  const refuse = useMutation(
    marketApi.decline.mutationOptions({
      onSuccess: () => {
        onDone({ text: texts.outcomes.refused, undo })
        toast.info(texts.refused, { action: undo })
      },
      onError: failed,
    }),
  )
  const { id: offerId, way, answer, kind } = offer
  const isBusy = [take, accept, apply, refuse].some(({ isPending }) => isPending)
  if (way === 'applications') {
    return answer === 'applied' ? (
      <>
        <Badge hue="green">{texts.applied}</Badge>
        <TakeBack offerId={offerId} label={texts.retract} size="sm" onDone={onDone} />
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

interface TakeBackProps {
  readonly offerId: string
  readonly label: string
  readonly size?: 'sm'
  readonly onDone: RowReport['note']
}

/** A member who withdraws an answer is not invited again: the question says so. */
function TakeBack({ offerId, label, size, onDone }: TakeBackProps) {
  const { own: texts } = useTexts('market')
  const toast = useToast()
  const confirm = useConfirm()
  const refuse = useMutation(
    marketApi.decline.mutationOptions({
      onSuccess: () => onDone({ text: texts.outcomes.withdrawn }),
      onError: error => toast.error(messageOf(error, texts.takeFailed)),
    }),
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

interface AbsenceProps {
  readonly absence: Own['absent'][number]
  readonly report: RowReport
}

const AbsenceEntry = ({ absence, report }: AbsenceProps) => (
  <MarketListEntry actions={<EndAbsenceButton absenceId={absence.id} onDone={report.note} />} outcome={report.outcome}>
    <AbsenceFacts absence={absence} />
  </MarketListEntry>
)

interface MineProps {
  readonly offer: OfferWithAudience
  readonly report: RowReport
}

function MineEntry({ offer, report }: MineProps) {
  const { own: texts } = useTexts('market')
  return (
    <MarketListEntry
      actions={<WithdrawButton offerId={offer.id} side="own" onDone={report.note} />}
      outcome={report.outcome}
    >
      <OfferHead offer={offer} />
      <SeatLine seat={offer} />
      <OfferFacts offer={offer} />
      <p className="text-12 font-medium text-text-2">{texts.states[offer.state] ?? ''}</p>
    </MarketListEntry>
  )
}
