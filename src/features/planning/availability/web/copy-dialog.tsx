import { useState } from 'react'
import { addWeeks, type Week, weekNumber } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { maxCopies } from '../markings.ts'

interface Props {
  readonly week: Week
  readonly isPending: boolean
  readonly onCopy: (weeks: Week[]) => void
  readonly onClose: () => void
}

export function CopyDialog({ week, isPending, onCopy, onClose }: Props) {
  const { copy: texts } = useTexts('availability')
  const [count, setCount] = useState(5)
  return (
    <FormDialog
      title={texts.title}
      size="sm"
      submitLabel={texts.submit}
      isPending={isPending}
      error={undefined}
      failed={texts.failed}
      onSubmit={() => onCopy(Array.from({ length: count }, (_, index) => addWeeks(week, index + 1)))}
      onClose={onClose}
    >
      <p className="text-text-2">{texts.text(weekNumber(week))}</p>
      <NumberField label={texts.weeks} value={count} min={1} max={maxCopies} onChange={setCount} />
    </FormDialog>
  )
}
