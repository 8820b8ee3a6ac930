import { useMutation } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { useId, useState } from 'react'
import type { Day } from '#kit/day.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useKept } from '#platform/web/kept-drafts.ts'
import { fieldErrors, messageOf, refusalIn } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useChanges } from '#platform/web/ui/use-changes.ts'
import { useUnsavedCheck } from '#platform/web/unsaved.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { maxNoteLength } from '../rules.ts'
import { scheduleApi } from './queries.ts'

interface Props {
  readonly groupId: string
  readonly seat: { readonly date: Day; readonly shift: { readonly id: string }; readonly number: number }
  readonly note: string
  readonly isEditable: boolean
}

/** A word to whoever sits here. */
export function SeatNote({ groupId, seat, note, isEditable }: Props) {
  const { note: texts } = useTexts('planBoard')
  const toast = useToast()
  const save = useMutation(
    scheduleApi.setNote.mutationOptions({
      onSuccess: (_, { note: stored }) => {
        see(stored)
        changes.onStored()
        setRestored(false)
        // nothing is left to keep
        kept.keep(textOf(stored), textOf(stored))
        toast.success(texts.saved)
      },
      onError: error => {
        const refusal = refusalIn(error)
        // said at the field, and seen: once more replaces it
        if (refusal?.code === 'schedule.otherNote') see(noteIn(refusal.parameters))
        else if (Object.keys(fieldErrors(error)).length === 0) toast.error(messageOf(error, texts.failed))
      },
    }),
  )
  const formId = useId()
  const changes = useChanges(formId, save.isPending)
  const kept = useKept(`schedule.note ${groupId} ${seat.date} ${seat.shift.id} ${seat.number}`)
  const [isRestored, setRestored] = useState(isEditable && kept.restored !== undefined)
  const isUnsaved = () => !save.isPending && (isRestored || changes.isChanged())
  useUnsavedCheck(isUnsaved, kept.forget)
  const [shown, show] = useState(isRestored ? (kept.restored?.draft['note'] ?? note) : note)
  /** The note that one has read here, last. */
  const [seen, see] = useState(isRestored ? (kept.restored?.seen['note'] ?? note) : note)
  // what another writes here meanwhile replaces nothing that one is typing
  if (shown !== note && !isUnsaved()) {
    show(note)
    see(note)
  }
  if (!isEditable) {
    return note === '' ? null : (
      <p className="flex items-start gap-1.5 border-t border-line px-4 py-3 text-13 text-text-2">
        <StickyNote aria-hidden size={14} className="mt-0.5 shrink-0 text-text-3" />
        <span className="min-w-0 break-words">{note}</span>
      </p>
    )
  }
  return (
    <Form
      id={formId}
      onTouched={changes.onTouched}
      errors={fieldErrors(save.error)}
      className="flex flex-col gap-2 border-t border-line p-3"
      onSubmit={values =>
        save.mutate({
          groupId,
          date: seat.date,
          shiftId: seat.shift.id,
          seat: seat.number,
          note: textIn(values, 'note').trim(),
          was: seen,
        })
      }
    >
      <TextArea
        key={shown}
        name="note"
        label={texts.label}
        hint={texts.hint}
        rows={2}
        maxLength={maxNoteLength}
        defaultValue={shown}
        onChange={event => kept.keep(textOf(seen), textOf(event.currentTarget.value))}
      />
      <Button type="submit" size="sm" className="self-end" loading={save.isPending}>
        {texts.save}
      </Button>
    </Form>
  )
}

const textOf = (note: string) => ({ note })

const noteIn = (parameters: unknown): string =>
  typeof parameters === 'object' && parameters !== null && 'note' in parameters ? String(parameters.note) : ''
