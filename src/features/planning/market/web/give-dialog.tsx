import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useLongText } from '#platform/web/use-draft.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { maxNoteLength } from '../states.ts'
import { AutofocusedSkeletons } from './awaited.tsx'
import type { OwnShift } from './own-shift.ts'
import { LabelledSegmented } from './labelled.tsx'
import { PeopleMultiSelect } from './person-choice.tsx'
import { marketApi, swapPartnersQuery } from './queries.ts'
import { AboutShift } from './seat-line.tsx'

type To = 'all' | 'some'

/** One's own seat is offered, to all who may or to some; it stays one's own until somebody has it. */
export function OfferOwnSeatDialog({ shift, onClose }: { shift: OwnShift; onClose: () => void }) {
  const { give: texts, loadFailed } = useTexts('market')
  const toast = useToast()
  const { assignmentId } = shift
  const note = useLongText(`market.give ${assignmentId}`)
  const close = () => {
    note.forget()
    onClose()
  }
  const read = useQuery(swapPartnersQuery(assignmentId))
  const people = read.data?.people ?? []
  const [to, setTo] = useState<To>('all')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const give = useMutation(
    marketApi.give.mutationOptions({
      onSuccess: () => {
        toast.success(texts.done)
        close()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.title}
      description={<AboutShift shift={shift.text}>{texts.text}</AboutShift>}
      submitLabel={texts.submit}
      isPending={give.isPending}
      isDisabled={people.length === 0 || (to === 'some' && chosen.size === 0)}
      error={give.error}
      failed={texts.failed}
      onSubmit={() => give.mutate({ assignmentId, to: to === 'all' ? null : [...chosen], note: note.text })}
      isRestored={note.isRestored}
      onClose={close}
    >
      {read.isPending ? (
        <AutofocusedSkeletons rows={3} />
      ) : hasFailed(read) ? (
        <ErrorState text={messageOf(read.error, loadFailed)} onRetry={() => void read.refetch()} />
      ) : people.length === 0 ? (
        <p className="text-13 text-text-2">{texts.nobody}</p>
      ) : (
        <>
          <LabelledSegmented<To>
            label={texts.to}
            value={to}
            options={[
              { value: 'all', label: texts.all(people.length) },
              { value: 'some', label: texts.some },
            ]}
            onChange={setTo}
          />
          {to === 'some' && (
            <PeopleMultiSelect label={texts.people} people={people} chosen={chosen} onChange={setChosen} />
          )}
        </>
      )}
      {(read.isPending || people.length > 0) && (
        <TextArea name="note" {...note.field} label={texts.note} rows={2} maxLength={maxNoteLength} />
      )}
    </FormDialog>
  )
}
