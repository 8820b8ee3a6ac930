import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useLongText } from '#platform/web/use-draft.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { maxNoteLength } from '../states.ts'
import { AutofocusedSkeletons } from './awaited.tsx'
import type { OwnShift } from './own-shift.ts'
import { marketApi, swapPartnersQuery } from './queries.ts'
import { AboutShift, useSeatLines, useSeatText } from './seat-line.tsx'

/** One's own seat for somebody else's, if they agree. */
export function SwapDialog({ shift, onClose }: { shift: OwnShift; onClose: () => void }) {
  const { swap: texts, give, loadFailed } = useTexts('market')
  const textOf = useSeatText()
  const linesOf = useSeatLines()
  const toast = useToast()
  const { assignmentId } = shift
  const note = useLongText(`market.swap ${assignmentId}`)
  const close = () => {
    note.forget()
    onClose()
  }
  const read = useQuery(swapPartnersQuery(assignmentId))
  const seats = read.data?.seats ?? []
  const [other, setOther] = useState<string>()
  const chosen = seats.find(seat => seat.assignmentId === other)
  const swap = useMutation(
    marketApi.swap.mutationOptions({
      onSuccess: () => {
        toast.success(give.done)
        close()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.title}
      description={<AboutShift shift={shift.text}>{texts.text}</AboutShift>}
      submitLabel={texts.submit}
      isPending={swap.isPending}
      isDisabled={other === undefined}
      error={swap.error}
      failed={give.failed}
      onSubmit={() => other !== undefined && swap.mutate({ assignmentId, otherAssignmentId: other, note: note.text })}
      isRestored={note.isRestored}
      onClose={close}
    >
      {read.isPending ? (
        <AutofocusedSkeletons rows={2} />
      ) : hasFailed(read) ? (
        <ErrorState text={messageOf(read.error, loadFailed)} onRetry={() => void read.refetch()} />
      ) : seats.length === 0 ? (
        <p className="text-13 text-text-2">{texts.nothing}</p>
      ) : (
        <Combobox
          label={texts.against}
          options={seats.map(seat => {
            const text = textOf(seat)
            return {
              value: seat.assignmentId,
              label: `${seat.fullName}: ${text}`,
              lines: [seat.fullName, ...linesOf(seat)],
            }
          })}
          value={other}
          placeholder={texts.search}
          hint={chosen ? textOf(chosen) : read.data?.areAll === false ? texts.nearest(seats.length) : undefined}
          onChange={setOther}
        />
      )}
      {(read.isPending || seats.length > 0) && (
        <TextArea name="note" {...note.field} label={give.note} rows={2} maxLength={maxNoteLength} />
      )}
    </FormDialog>
  )
}
