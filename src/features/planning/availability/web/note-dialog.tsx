import { useState } from 'react'
import { hasDeceptiveCharacters, removePastedCharacters } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { NewerChangesNotice } from '#platform/web/ui/newer.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useTimedShift } from '#platform/web/timed-shift.ts'
import { ShiftTime } from '#platform/web/ui/time.tsx'
import { useDraft } from '#platform/web/use-draft.ts'
import { maxNoteLength } from '../markings.ts'
import type { GridCell } from './tools.ts'
import { shiftSpanOn, type WeekShift } from './week-shifts.ts'

interface Props {
  /** The member with this availability. */
  readonly profileId: string
  readonly cell: GridCell
  readonly shift: WeekShift
  readonly note: string
  readonly onSave: (note: string) => void
  readonly onClose: () => void
}

export function NoteDialog({ profileId, cell, shift, note, onSave, onClose }: Props) {
  const { note: texts, saveFailed } = useTexts('availability')
  const timed = useTimedShift()
  const [error, setError] = useState<string>()
  const { draft, setDraft, newer, isRestored, forget } = useDraft(note, wordsOf, {
    as: `availability.note ${profileId} ${cell.date} ${cell.shiftId}`,
    fields: ['text'],
  })
  const close = () => {
    forget()
    onClose()
  }
  const save = () => {
    const said = removePastedCharacters(draft.text).trim()
    // it is sent when it can be, and by then the window is gone
    if (hasDeceptiveCharacters(said)) setError(texts.unreadable)
    else {
      onSave(said)
      close()
    }
  }
  return (
    <FormDialog
      title={texts.title(shift.name)}
      description={<ShiftTime shift={timed(cell.date, shiftSpanOn(shift, cell.date))} withDay />}
      size="sm"
      submitLabel={texts.save}
      isPending={false}
      error={undefined}
      failed={saveFailed}
      onSubmit={save}
      isRestored={isRestored}
      onClose={close}
    >
      {newer && <NewerChangesNotice changes={[{ label: texts.label, stored: newer.stored.text }]} />}
      <TextField
        label={texts.label}
        hint={texts.hint}
        name="note"
        value={draft.text}
        maxLength={maxNoteLength}
        {...(error !== undefined && { error })}
        onChange={event => {
          setDraft({ text: event.currentTarget.value })
          setError(undefined)
        }}
      />
    </FormDialog>
  )
}

const wordsOf = (text: string): { readonly text: string } => ({ text })
