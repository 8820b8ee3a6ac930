import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { isNotFound } from '#platform/web/not-found.ts'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ShiftTime, type TimedShift } from '#platform/web/ui/time.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Candidate, Reason } from '#features/planning/candidates/schema.ts'
import { CandidateList } from '#features/planning/candidates/web/candidate-list.tsx'
import { OverrideDialog } from './override-dialog.tsx'
import { scheduleApi, warningsInRefusal } from './queries.ts'

/** A seat to fill: of a member who cannot work it, or without one. */
export interface SeatToFill extends TimedShift {
  readonly groupId: string
  readonly groupName: string
  readonly shiftId: string
  readonly shiftName: string
  readonly seat: number
  /** Null: the seat is open. */
  readonly assignmentId: string | null
}

interface Props {
  readonly seat: SeatToFill
  readonly onClose: () => void
}

/** The candidates for a seat, the best first, also of a shift that runs; the one chosen is on it at once. */
export function ReplaceDialog({ seat, onClose }: Props) {
  const { assignFailed } = useTexts('schedule')
  const texts = useTexts('planBoard')
  const toast = useToast()
  const [asked, setAsked] = useState<{ candidate: Candidate; warnings: readonly Reason[] }>()
  const { groupId, date, shiftId, assignmentId } = seat
  const { mutate, isPending } = useMutation({
    mutationFn: ({ candidate, reason }: { candidate: Candidate; reason?: string }) => {
      const chosen = { profileId: candidate.profileId, ...(reason === undefined ? {} : { reason }) }
      return assignmentId === null
        ? scheduleApi.assign.call({ groupId, date, shiftId, seat: seat.seat, ...chosen })
        : scheduleApi.replace.call({ assignmentId, ...chosen })
    },
    onSuccess: (_, { candidate }) => {
      toast.success(texts.replaced(candidate.fullName))
      onClose()
    },
    onError: (error, { candidate }) => {
      const refusal = refusalIn(error)
      const warnings = refusal?.code === 'schedule.needsReason' ? warningsInRefusal(refusal.parameters) : undefined
      if (warnings) setAsked({ candidate, warnings })
      else toast.error(messageOf(error, assignFailed))
      if (isNotFound(error)) onClose()
    },
  })
  const choose = (candidate: Candidate) => {
    if (isPending) return
    const wanted = new Set<string>(candidate.warnings)
    const warnings = candidate.reasons.filter(({ code }) => wanted.has(code))
    if (warnings.length > 0) setAsked({ candidate, warnings })
    else mutate({ candidate })
  }
  return (
    <>
      <Dialog
        open
        title={texts.replace}
        description={
          <>
            {`${seat.groupName} · ${seat.shiftName} · `}
            <ShiftTime shift={seat} withDay />
          </>
        }
        onOpenChange={open => open || onClose()}
      >
        <div className="-mx-5 -my-5">
          <CandidateList groupId={groupId} seat={{ date, shift: { id: shiftId } }} onChoose={choose} />
        </div>
      </Dialog>
      {asked && (
        <OverrideDialog
          name={asked.candidate.fullName}
          warnings={asked.warnings}
          onConfirm={reason => {
            setAsked(undefined)
            mutate({ candidate: asked.candidate, reason })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
