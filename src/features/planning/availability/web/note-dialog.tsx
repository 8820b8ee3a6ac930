import { useState } from 'react'
import { hasDeceptiveCharacters, removePastedCharacters } from '#kit/text.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { maxNoteLength } from '../markings.ts'
import type { GridCell } from './tools.ts'

interface Props {
  readonly cell: GridCell
  readonly shiftName: string
  readonly note: string
  readonly onSave: (note: string) => void
  readonly onClose: () => void
}

export function NoteDialog({ cell, shiftName, note, onSave, onClose }: Props) {
  const { note: texts, saveFailed } = useTexts('availability')
  const language = useLanguage()
  const [error, setError] = useState<string>()
  const save = (values: FormData) => {
    const said = removePastedCharacters(textIn(values, 'note')).trim()
    // it is sent when it can be, and by then the window is gone
    if (hasDeceptiveCharacters(said)) setError(texts.unreadable)
    else {
      onSave(said)
      onClose()
    }
  }
  return (
    <FormDialog
      title={texts.title(shiftName, longDay(cell.date, language))}
      size="sm"
      submitLabel={texts.save}
      isPending={false}
      error={undefined}
      failed={saveFailed}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={texts.label}
        hint={texts.hint}
        name="note"
        defaultValue={note}
        maxLength={maxNoteLength}
        {...(error !== undefined && { error })}
        onChange={() => setError(undefined)}
      />
    </FormDialog>
  )
}
