import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cityOf } from '#kit/city.ts'
import { addDays, isDay } from '#kit/day.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { useZones } from '#platform/web/zones.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { SheetLine } from '../schema.ts'
import { maxReasonLength } from '../states.ts'
import { useSheetFormats } from './formats.ts'
import { InstantFields, readTypedInstant, type TypedInstant, typedInstantOf } from './instant-fields.tsx'
import { useLongText } from '#platform/web/use-draft.ts'
import { attendanceApi } from './queries.ts'

interface Props {
  readonly line: SheetLine
  /** Whoever keeps the hours corrects; others ask for it. */
  readonly keeps: boolean
  readonly onClose: () => void
}

/** Corrects the worked times of a shift, on the reader's clock. */
export function CorrectionDialog({ line, keeps, onClose }: Props) {
  const { organizationZone, ownZone } = useZones()
  const zone = ownZone ?? organizationZone
  const language = useLanguage()
  const { sheet: texts, failed } = useTexts('attendance')
  const toast = useToast()
  const formats = useSheetFormats()
  const before = line.worked ?? { start: line.startsAt, end: line.endsAt }
  const [start, setStart] = useState(typedInstantOf(before.start, zone))
  const [end, setEnd] = useState(typedInstantOf(before.end, zone))
  /** Midnight on the day of the start is meant as the end of that day. */
  const changeEnd = (next: TypedInstant) =>
    setEnd(
      next.time === '00:00' && next.time !== end.time && next.day === start.day && isDay(next.day)
        ? { ...next, day: addDays(next.day, 1) }
        : next,
    )
  const [isNothing, setNothing] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const { text: reason, ...kept } = useLongText(`attendance.correction ${line.assignmentId}`)
  const close = () => {
    kept.forget()
    onClose()
  }
  const done = (words: string) => () => {
    toast.success(words)
    close()
  }
  const correct = useMutation(attendanceApi.correct.mutationOptions({ onSuccess: done(texts.corrected) }))
  const ask = useMutation(attendanceApi.request.mutationOptions({ onSuccess: done(texts.asked) }))
  const deed = keeps ? correct : ask
  const { assignmentId } = line
  const submit = () => {
    if (keeps && isNothing) return correct.mutate({ assignmentId, worked: null, reason })
    const from = readTypedInstant(start, before.start, zone)
    const to = readTypedInstant(end, before.end, zone)
    setWrong(from === undefined || to === undefined)
    if (from === undefined || to === undefined) return
    if (keeps) correct.mutate({ assignmentId, worked: { start: from, end: to }, reason })
    else ask.mutate({ assignmentId, start: from, end: to, note: reason })
  }
  return (
    <FormDialog
      title={keeps ? texts.correctOf(formats.shift(line)) : texts.askOf(formats.shift(line))}
      description={texts.zone(cityOf(zone, language))}
      submitLabel={keeps ? texts.save : texts.send}
      isPending={deed.isPending}
      error={deed.error}
      failed={failed}
      draft={[start, end, isNothing]}
      isRestored={kept.isRestored}
      onSubmit={submit}
      onClose={close}
    >
      {keeps && <Switch label={texts.nothing} checked={isNothing} onChange={setNothing} />}
      {!isNothing && (
        <div className="grid grid-cols-2 gap-3">
          <InstantFields
            labels={{ day: texts.startDay, time: texts.start }}
            name={keeps ? 'worked.start' : 'start'}
            value={start}
            zone={zone}
            isSubmitted={isWrong}
            onChange={setStart}
          />
          <InstantFields
            labels={{ day: texts.endDay, time: texts.end }}
            name={keeps ? 'worked.end' : 'end'}
            value={end}
            zone={zone}
            isSubmitted={isWrong}
            onChange={changeEnd}
          />
        </div>
      )}
      <TextField
        {...kept.field}
        label={texts.reason}
        name={keeps ? 'reason' : 'note'}
        maxLength={maxReasonLength}
        required
      />
    </FormDialog>
  )
}
