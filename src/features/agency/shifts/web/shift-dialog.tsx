import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Day, parseDay } from '#kit/day.ts'
import type { Catalogue } from '#kit/catalogue.ts'
import { shiftColours } from '#kit/colour.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { refusalIn } from '#platform/web/rpc.ts'
import { useDraft } from '#platform/web/use-draft.ts'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { NewerChangesNotice } from '#platform/web/ui/newer.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { hasSameTimes } from '../rules.ts'
import type { Shift } from '../schema.ts'
import { impactLines } from './impact.ts'
import { shiftsApi } from './queries.ts'
import { newShiftValues, ShiftForm, type ShiftValues } from './shift-form.tsx'

interface Props {
  /** None: a new one. */
  readonly shift: Shift | undefined
  readonly today: Day
  readonly onClose: () => void
}

export function ShiftDialog({ shift, today, onClose }: Props) {
  const texts = useTexts('shifts')
  const queries = useQueryClient()
  const {
    seen,
    draft: value,
    setDraft: setValue,
    newer,
    merge,
  } = useDraft<Shift | undefined, ShiftValues>(shift, stored => (stored ? valuesOf(stored) : newShiftValues))
  const [from, setFrom] = useState<string>(today)
  const hasOtherTimes = seen !== undefined && !hasSameTimes(seen, value)
  const done = {
    onSuccess: () => {
      onClose()
    },
  }
  const create = useMutation(shiftsApi.create.mutationOptions(done))
  const update = useMutation(
    shiftsApi.update.mutationOptions({
      ...done,
      onError: async cause => {
        if (refusalIn(cause)?.code !== 'shifts.staleShift') return
        const now = await queries.fetchQuery({ ...shiftsApi.list.queryOptions(), staleTime: 0 })
        const stored = now.find(({ id }) => id === shift?.id)
        if (stored) merge(stored)
      },
    }),
  )
  const save = shift ? update : create
  return (
    <FormDialog
      title={shift ? texts.editTitle : texts.newTitle}
      size="sm"
      submitLabel={texts.save}
      isPending={save.isPending}
      // what is listed below it says the same
      error={newer && refusalIn(save.error)?.code === 'shifts.staleShift' ? null : save.error}
      failed={texts.saveFailed}
      draft={[value, from]}
      onSubmit={() =>
        seen
          ? update.mutate({ ...value, id: seen.id, was: seen, ...(hasOtherTimes ? { from } : {}) })
          : create.mutate(value)
      }
      onClose={onClose}
    >
      <NewerChangesNotice
        changes={(newer?.clashes ?? []).map(field => ({
          label: texts.fields[field],
          stored: wordedIn(newer?.stored[field], texts),
        }))}
      />
      <ShiftForm value={value} onChange={setValue} />
      {hasOtherTimes && (
        <DateField
          name="from"
          label={texts.fields.from}
          hint={texts.fields.fromHint}
          value={from}
          min={today}
          onChange={setFrom}
        />
      )}
      {seen && (hasOtherTimes || seen.isEnabled !== value.isEnabled) && (
        <ImpactNotice
          shift={seen}
          from={hasOtherTimes ? (parseDay(from) ?? today) : today}
          isOff={seen.isEnabled && !value.isEnabled}
        />
      )}
    </FormDialog>
  )
}

const valuesOf = ({ name, startTime, endTime, belongsToPreviousDay, color, isEnabled }: Shift): ShiftValues => ({
  name,
  startTime,
  endTime,
  belongsToPreviousDay,
  color,
  isEnabled,
})

/** What another has stored, as a form would say it. */
function wordedIn(stored: string | boolean | undefined, { colours, yes, no }: Catalogue['shifts']): string {
  if (typeof stored === 'boolean') return stored ? yes : no
  const colour = shiftColours.find(each => each === stored)
  return colour ? colours[colour] : (stored ?? '')
}

/** What becomes of what is there, said before saving. */
function ImpactNotice({ shift, from, isOff }: { shift: Shift; from: Day; isOff: boolean }) {
  const { impact: texts } = useTexts('shifts')
  const { data } = useQuery(shiftsApi.impact.queryOptions({ input: { id: shift.id, from } }))
  if (!data) return null
  const lines = impactLines(texts, data, isOff)
  return lines.length === 0 ? null : <Notice kind="warning">{lines.join(' ')}</Notice>
}
