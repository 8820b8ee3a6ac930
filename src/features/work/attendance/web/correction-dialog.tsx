import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isDay } from '#kit/day.ts'
import { isTimeOfDay } from '#kit/time-of-day.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { TimeField } from '#platform/web/ui/time-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { SheetLine } from '../schema.ts'
import { maxReasonLength } from '../states.ts'
import { useSheetFormats } from './formats.ts'
import { attendanceApi } from './queries.ts'

interface Props {
  readonly line: SheetLine
  readonly zone: string
  /** Whoever keeps the hours corrects; others ask for it. */
  readonly keeps: boolean
  readonly onClose: () => void
}

interface Wall {
  readonly day: string
  readonly time: string
}

const wallOf = (instant: string, zone: string): Wall => {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  return {
    day: at.toPlainDate().toString(),
    time: at.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** What was not touched stays the very instant: of an hour that autumn repeats the first counts. */
const instantOf = ({ day, time }: Wall, before: string, zone: string): string | undefined => {
  const was = wallOf(before, zone)
  if (was.day === day && was.time === time) return before
  if (!isDay(day) || !isTimeOfDay(time)) return undefined
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant().toString()
}

/** What was really worked of a shift, by the clocks of the organisation. */
export function CorrectionDialog({ line, zone, keeps, onClose }: Props) {
  const { sheet: texts, failed } = useTexts('attendance')
  const toast = useToast()
  const formats = useSheetFormats(zone)
  const before = line.worked ?? { start: line.startsAt, end: line.endsAt }
  const [start, setStart] = useState(wallOf(before.start, zone))
  const [end, setEnd] = useState(wallOf(before.end, zone))
  const [isNothing, setNothing] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const done = (words: string) => () => {
    toast.success(words)
    onClose()
  }
  const correct = useMutation(attendanceApi.correct.mutationOptions({ onSuccess: done(texts.corrected) }))
  const ask = useMutation(attendanceApi.request.mutationOptions({ onSuccess: done(texts.asked) }))
  const deed = keeps ? correct : ask
  const { assignmentId } = line
  const submit = (values: FormData) => {
    const reason = textIn(values, keeps ? 'reason' : 'note')
    if (keeps && isNothing) return correct.mutate({ assignmentId, worked: null, reason })
    const [from, to] = [instantOf(start, before.start, zone), instantOf(end, before.end, zone)]
    setWrong(from === undefined || to === undefined)
    if (from === undefined || to === undefined) return
    if (keeps) correct.mutate({ assignmentId, worked: { start: from, end: to }, reason })
    else ask.mutate({ assignmentId, start: from, end: to, note: reason })
  }
  return (
    <FormDialog
      title={keeps ? texts.correctOf(formats.shift(line)) : texts.askOf(formats.shift(line))}
      description={texts.zone(zone)}
      submitLabel={keeps ? texts.save : texts.send}
      isPending={deed.isPending}
      error={deed.error}
      failed={failed}
      draft={[start, end, isNothing]}
      onSubmit={submit}
      onClose={onClose}
    >
      {keeps && <Switch label={texts.nothing} checked={isNothing} onChange={setNothing} />}
      {!isNothing && (
        <div className="grid grid-cols-2 gap-3">
          <DateField label={texts.startDay} value={start.day} onChange={day => setStart({ ...start, day })} />
          <TimeField label={texts.start} value={start.time} onChange={time => setStart({ ...start, time })} />
          <DateField label={texts.endDay} value={end.day} onChange={day => setEnd({ ...end, day })} />
          <TimeField
            label={texts.end}
            name={keeps ? 'worked.end' : 'end'}
            value={end.time}
            onChange={time => setEnd({ ...end, time })}
          />
        </div>
      )}
      {isWrong && (
        <p role="alert" className="text-13 text-danger">
          {texts.wrongTime}
        </p>
      )}
      <TextField label={texts.reason} name={keeps ? 'reason' : 'note'} maxLength={maxReasonLength} required />
    </FormDialog>
  )
}
