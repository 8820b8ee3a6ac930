import { useMutation } from '@tanstack/react-query'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { Reasons } from '#features/planning/candidates/web/reasons.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Contender, PlannedMarket } from '../schema.ts'
import { OfferFacts } from './offer-facts.tsx'
import { OfferHead } from './offer-head.tsx'
import { marketApi } from './queries.ts'
import { useReasonQuestion } from './reason-question.tsx'
import { SeatLine } from './seat-line.tsx'
import { MarketListEntry, type RowReport } from './section.tsx'
import { useUndo } from './use-undo.ts'
import { WithdrawButton } from './withdraw-button.tsx'

interface EntryProps<O> {
  readonly offer: O
  readonly isWanted: boolean
  readonly report: RowReport
}

/** An acceptance that a planner approves or rejects. */
export function WaitingEntry({ offer, isWanted, report }: EntryProps<PlannedMarket['waiting'][number]>) {
  const { profileId } = useMember()
  const { planned: texts } = useTexts('market')
  const toast = useToast()
  const question = useReasonQuestion()
  const undo = useUndo('decision')(offer.id)
  const decided = { offerId: offer.id, takerId: offer.taker.profileId }
  const done = (move: 'approved' | 'rejected') => {
    report.note({ text: texts.outcomes[move], undo })
    toast.success(texts.done[move](offer.taker.fullName), { action: undo })
  }
  const onError = (error: unknown) => toast.error(messageOf(error, texts.failed))
  const approve = useMutation(
    marketApi.approve.mutationOptions({
      onSuccess: () => done('approved'),
      onError: (error, wish) => question.asks(error, reason => approve.mutate({ ...wish, reason })) || onError(error),
    }),
  )
  const reject = useMutation(marketApi.reject.mutationOptions({ onSuccess: () => done('rejected'), onError }))
  const isBusy = approve.isPending || reject.isPending
  return (
    <MarketListEntry
      isWanted={isWanted}
      actions={
        <>
          <Button hasConsequence disabled={isBusy} loading={reject.isPending} onClick={() => reject.mutate(decided)}>
            {texts.reject}
          </Button>
          <Button
            hasConsequence
            variant="primary"
            disabled={isBusy || !offer.taker.isPossible}
            loading={approve.isPending}
            onClick={() => approve.mutate(decided)}
          >
            {texts.approve}
          </Button>
        </>
      }
      outcome={report.outcome}
    >
      <OfferHead offer={offer} />
      <SeatLine seat={offer} />
      <OfferFacts offer={offer} />
      <Standing
        contender={offer.taker}
        text={offer.taker.profileId === profileId ? texts.ownTaker : texts.taker(offer.taker.fullName)}
      />
      {question.dialog}
    </MarketListEntry>
  )
}

/** Applications of which a planner chooses one. */
export function ChoosingEntry({ offer, isWanted, report }: EntryProps<PlannedMarket['choosing'][number]>) {
  const { planned: texts } = useTexts('market')
  const toast = useToast()
  const question = useReasonQuestion()
  const confirm = useConfirm()
  const nameOf = (id: string) => offer.applicants.find(({ profileId }) => profileId === id)?.fullName ?? ''
  const choose = useMutation(
    marketApi.choose.mutationOptions({
      onSuccess: (_, { profileId }) => report.note({ text: texts.outcomes.chosen(nameOf(profileId)) }),
      onError: (error, wish) =>
        question.asks(error, reason => choose.mutate({ ...wish, reason })) ||
        toast.error(messageOf(error, texts.failed)),
    }),
  )
  const ask = async ({ profileId, fullName }: Contender) => {
    const label = texts.choose(fullName)
    const { title, text } = texts.choosingOne
    const yes = await confirm({ type: 'warning', title: title(fullName), text, confirmLabel: label })
    if (yes) choose.mutate({ offerId: offer.id, profileId })
  }
  return (
    <MarketListEntry
      isWanted={isWanted}
      actions={<WithdrawButton offerId={offer.id} side="planned" onDone={report.note} />}
      outcome={report.outcome}
    >
      <OfferHead offer={offer} />
      <SeatLine seat={offer} />
      <OfferFacts offer={offer} />
      <ul className="mt-1 flex flex-col gap-2">
        {offer.applicants.map(applicant => (
          <li key={applicant.profileId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button
              hasConsequence
              size="sm"
              disabled={choose.isPending || !applicant.isPossible || report.outcome !== undefined}
              onClick={() => void ask(applicant)}
            >
              {texts.choose(applicant.fullName)}
            </Button>
            <Standing contender={applicant} />
          </li>
        ))}
      </ul>
      {question.dialog}
    </MarketListEntry>
  )
}

/** Reasons for and against an applicant or an acceptance. */
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
