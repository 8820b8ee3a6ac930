import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Day, parseDay, todayIn } from '#kit/day.ts'
import { ownDayOf } from '#kit/own-time.ts'
import { type AbsenceKind, absenceKinds } from '#features/planning/assignments/states.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useLongText } from '#platform/web/use-draft.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useZones } from '#platform/web/zones.tsx'
import { maxNoteLength } from '../states.ts'
import { LabelledSegmented } from './labelled.tsx'
import type { OwnShift } from './own-shift.ts'
import { marketApi } from './queries.ts'

interface Props {
  readonly shift: OwnShift
  /** All of one's own that are to come. */
  readonly shifts: readonly OwnShift[]
  readonly onClose: () => void
}

type Until = 'thisShift' | 'untilDay'

/** The day on which the shift begins, by the clocks of the member and of the organization: the later one. */
function useFirstDay({ startsAt }: OwnShift): Day {
  const zones = useZones()
  const start = Temporal.Instant.from(startsAt)
  const [there, here] = [todayIn(zones.organizationZone, start), ownDayOf(zones, start)]
  return there > here ? there : here
}

/** Somebody cannot come: the seat, or all until a day, is free at once. */
export function ReportAbsenceDialog({ shift, shifts: current, onClose }: Props) {
  const { cannot: texts } = useTexts('market')
  const toast = useToast()
  const note = useLongText(`market.reportAbsence ${shift.assignmentId}`)
  const close = () => {
    note.forget()
    onClose()
  }
  const [kind, setKind] = useState<AbsenceKind>('illness')
  const [until, setUntil] = useState<Until>('thisShift')
  const first = useFirstDay(shift)
  const [day, setDay] = useState<string>(first)
  const last = until === 'untilDay' ? parseDay(day) : undefined
  // once it is given up it is none of them, while the window still says what it does
  const [shifts, setShifts] = useState(current)
  if (shifts !== current && current.some(one => one.assignmentId === shift.assignmentId)) setShifts(current)
  // by their start, as they stand: from this one on
  const from = shifts.findIndex(one => one.assignmentId === shift.assignmentId)
  const preview = useQuery(
    marketApi.absencePreview.queryOptions({
      input: last ? { assignmentId: shift.assignmentId, until: last } : skipToken,
      placeholderData: keepPreviousData,
    }),
  )
  // the list holds only the next shifts: the server knows them all
  const listed = shifts.filter((one, at) => at === from || (last && at > from && one.date <= last))
  const freed = last ? Math.max(listed.length, preview.data?.seats ?? 0) : 1
  const earlier = Math.max(0, from)
  const cannot = useMutation(
    marketApi.reportAbsence.mutationOptions({
      onSuccess: ({ freed: gone }) => {
        toast.success(texts.done(gone.length))
        close()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.title}
      description={<span data-time>{shift.text}</span>}
      submitLabel={texts.submit(freed)}
      isDangerous
      isPending={cannot.isPending}
      isDisabled={until === 'untilDay' && !last}
      error={cannot.error}
      failed={texts.failed}
      onSubmit={() =>
        cannot.mutate({
          assignmentId: shift.assignmentId,
          kind,
          until: last ?? null,
          note: note.text,
        })
      }
      isRestored={note.isRestored}
      onClose={close}
    >
      <LabelledSegmented<AbsenceKind>
        label={texts.kind}
        value={kind}
        options={absenceKinds.map(value => ({ value, label: texts.kinds[value] }))}
        onChange={setKind}
      />
      <LabelledSegmented<Until>
        label={texts.until}
        value={until}
        options={[
          { value: 'thisShift', label: texts.thisShift },
          { value: 'untilDay', label: texts.untilDay },
        ]}
        onChange={setUntil}
      />
      {until === 'untilDay' && (
        <DateField label={texts.day} name="until" value={day} min={shift.date} onChange={setDay} />
      )}
      <TextArea name="note" {...note.field} label={texts.note} rows={2} maxLength={maxNoteLength} />
      <div data-hue="red" className="rounded-control bg-hue-bg px-3 py-2.5 text-13 text-hue-fg">
        <p className="font-medium">{texts.what(freed)}</p>
        {last && (
          <ul className="mt-1">
            {listed.map(({ assignmentId, text }) => (
              <li key={assignmentId} data-time>
                {text}
              </li>
            ))}
            {freed > listed.length && <li>{texts.more(freed - listed.length)}</li>}
          </ul>
        )}
      </div>
      {until === 'untilDay' && earlier > 0 && <p className="text-13 text-text-2">{texts.earlier(earlier)}</p>}
      <p className="text-12 text-text-3">{texts.rather}</p>
    </FormDialog>
  )
}
