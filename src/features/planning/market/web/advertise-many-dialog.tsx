import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shortDate } from '#kit/locale.ts'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { DetailedSeat } from '../schema.ts'
import { defaultWaveMinutes, maxAdvertised, maxNoteLength } from '../states.ts'
import { marketApi } from './queries.ts'
import { SeatLine } from './seat-line.tsx'

interface Props {
  /** Open seats that are not advertised, by their start. */
  readonly seats: readonly DetailedSeat[]
  readonly onClose: () => void
}

/** Several open seats are advertised at once, chosen by day, to all who fit. */
export function AdvertiseManyDialog({ seats, onClose }: Props) {
  const { advertise: texts, advertiseMany: many } = useTexts('market')
  const language = useLanguage()
  const toast = useToast()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isInWaves, setInWaves] = useState(false)
  const wanted = seats.filter(seat => chosen.has(seatKey(seat)))
  const advertise = useMutation(
    marketApi.advertiseMany.mutationOptions({
      onSuccess: ({ advertised, nobodyFits, changed }) => {
        const left = [nobodyFits > 0 && many.nobodyFits(nobodyFits), changed > 0 && many.changed(changed)]
        const description = left.filter(text => text !== false).join(' ')
        toast[advertised > 0 ? 'success' : 'warning'](many.done(advertised), description === '' ? {} : { description })
        onClose()
      },
    }),
  )
  const choose = (which: readonly DetailedSeat[], isChosen: boolean) => {
    const keys = new Set(which.map(seatKey))
    setChosen(isChosen ? chosen.union(keys) : chosen.difference(keys))
  }
  return (
    <FormDialog
      title={many.title}
      description={many.text}
      submitLabel={many.submit(wanted.length)}
      isPending={advertise.isPending}
      isDisabled={wanted.length === 0 || wanted.length > maxAdvertised}
      error={advertise.error}
      failed={many.failed}
      draft={[...chosen]}
      onSubmit={values =>
        advertise.mutate({
          seats: wanted.map(({ groupId, date, shiftId, seat }) => ({ groupId, date, shiftId, seat })),
          note: textIn(values, 'note'),
          everyMinutes: isInWaves ? defaultWaveMinutes : null,
        })
      }
      onClose={onClose}
    >
      {[...Map.groupBy(seats, ({ date }) => date)].map(([date, ofDay]) => (
        <section key={date} aria-label={shortDate(date, language)} className="rounded-card border border-line">
          <label className="flex min-h-11 items-center gap-2.5 rounded-t-card border-b border-line bg-sunken px-3 font-semibold text-text">
            <input
              type="checkbox"
              className="size-4 shrink-0"
              checked={ofDay.every(seat => chosen.has(seatKey(seat)))}
              onChange={({ target }) => choose(ofDay, target.checked)}
            />
            {many.day(shortDate(date, language), ofDay.length)}
          </label>
          <ul className="divide-y divide-line">
            {ofDay.map(seat => (
              <li key={seatKey(seat)}>
                <label className="flex min-h-11 items-start gap-2.5 px-3 py-1.5">
                  <input
                    type="checkbox"
                    className="mt-0.5 size-4 shrink-0"
                    checked={chosen.has(seatKey(seat))}
                    onChange={({ target }) => choose([seat], target.checked)}
                  />
                  <SeatLine seat={seat} />
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {wanted.length > maxAdvertised && <p className="text-13 text-danger">{many.tooMany(maxAdvertised)}</p>}
      <Switch label={texts.waves} hint={texts.wavesHint} checked={isInWaves} onChange={setInWaves} />
      <TextArea name="note" label={texts.note} rows={2} maxLength={maxNoteLength} />
    </FormDialog>
  )
}
