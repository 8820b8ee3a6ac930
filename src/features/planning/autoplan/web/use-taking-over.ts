import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SeatWish } from '#features/planning/agency-week/edits.ts'
import type { AssignOutcome } from '#features/planning/agency-week/schema.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import type { Reason } from '#features/planning/candidates/schema.ts'
import { warningsInRefusal } from '#features/planning/schedule/web/queries.ts'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { ProposalChange } from '../proposed.ts'
import { autoplanApi } from './queries.ts'

/** A person for a seat, by hand. */
interface ByHand {
  readonly proposalId: string
  readonly groupId: string
  readonly shiftId: string
  readonly date: ProposalChange['date']
  readonly seat: number
  readonly profileId: string
  readonly fullName: string
  readonly reason: string | null
  /** In whose place; undefined: nobody sits there. */
  readonly instead: string | undefined
}

interface ReasonQuestion extends ByHand {
  readonly warnings: readonly Reason[]
}

/** Turns a proposal into drafts, and says what could not be. */
export function useApplyProposal() {
  const { apply: texts, why } = useTexts('autoplan')
  const toast = useToast()
  const [left, setLeft] = useState<{ readonly proposalId: string; readonly rest: AssignOutcome['left'] }>()
  const keepLeft = (proposalId: string, rest: AssignOutcome['left']) => rest.length > 0 && setLeft({ proposalId, rest })
  const apply = useMutation(
    autoplanApi.apply.mutationOptions({
      onSuccess: ({ seats, atOnce, left: rest }, { proposalId }) => {
        const word = atOnce > 0 ? texts.taken : texts.done
        if (seats.length > 0) toast.success(word(seats.length))
        if (seats.length + rest.length === 0) toast.warning(texts.nothing)
        keepLeft(proposalId, rest)
      },
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const assign = useMutation(
    autoplanApi.assign.mutationOptions({ onError: error => toast.error(messageOf(error, why.assignFailed)) }),
  )
  const [asked, setAsked] = useState<ReasonQuestion>()
  const byHand = (wish: ByHand) => {
    const { proposalId, fullName, instead = null, ...seat } = wish
    setAsked(undefined)
    assign.mutate(
      { proposalId, seats: [seat], instead },
      {
        onSuccess: ({ seats, left: rest }) => {
          if (seats.length > 0) toast.success(why.assigned(fullName))
          const [only] = rest
          const warnings = only?.code === 'schedule.needsReason' ? warningsInRefusal(only.parameters) : undefined
          if (warnings) setAsked({ ...wish, warnings })
          else keepLeft(proposalId, rest)
        },
      },
    )
  }
  return {
    /** Everything of the proposal where no changes are named. */
    take: (proposalId: string, changes: readonly ProposalChange[] | null) =>
      apply.mutate({
        proposalId,
        seats:
          changes?.map(({ groupId, date, shiftId, seat, profileId }) => ({
            groupId,
            date,
            shiftId,
            seat,
            profileId,
          })) ?? null,
      }),
    isTaking: apply.isPending,
    /** In place of a draft, where one sits there. */
    byHand,
    isAssigning: assign.isPending,
    /** Somebody whom a rule warns of: with a reason they can be put there. */
    asked: asked && {
      name: asked.fullName,
      warnings: asked.warnings,
      confirm: (reason: string) => byHand({ ...asked, reason }),
      drop: () => setAsked(undefined),
    },
    left: left?.rest,
    /** Once more, with a reason. */
    retry: (seats: readonly SeatWish[]) => {
      if (!left) return
      const { proposalId } = left
      setLeft(undefined)
      assign.mutate(
        { proposalId, seats: [...seats] },
        {
          onSuccess: done => {
            if (done.seats.length > 0) toast.success(texts.taken(done.seats.length))
            keepLeft(proposalId, done.left)
          },
        },
      )
    },
    dropLeft: () => setLeft(undefined),
  }
}
