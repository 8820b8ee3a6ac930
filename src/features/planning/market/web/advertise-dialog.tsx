import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useLongText } from '#platform/web/use-draft.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { DetailedSeat, PossibleMembers } from '../schema.ts'
import { defaultWaveMinutes, maxNoteLength, peopleInWave, type OfferMode, offerModes } from '../states.ts'
import { AutofocusedSkeletons } from './awaited.tsx'
import { LabelledSegmented } from './labelled.tsx'
import { PeopleMultiSelect } from './person-choice.tsx'
import { Reasons } from '#features/planning/candidates/web/reasons.tsx'
import { marketApi, possibleMembersQuery } from './queries.ts'
import { useReasonQuestion } from './reason-question.tsx'
import { AboutShift, useSeatText } from './seat-line.tsx'
import { serverNow } from '#platform/web/now.ts'

/** Hours before the start at which applications end. */
const ends = [48, 24, 12, 6, 2] as const
const defaultEnd = 6

const endOf = ({ startsAt }: DetailedSeat, hours: number): number => Date.parse(startsAt) - hours * 3_600_000

const reasonsOf = ({ reasons }: PossibleMembers[number]) => <Reasons reasons={reasons} />

interface Props {
  readonly seat: DetailedSeat
  /** Somebody is looked for in a hurry: the best are chosen already. */
  readonly isReplacement?: boolean
  readonly onClose: () => void
}

type To = 'all' | 'some'

/** A free seat is advertised: to whoever says yes first, at once or in rounds, or by applications. */
export function AdvertiseDialog({ seat, isReplacement = false, onClose }: Props) {
  const { advertise: texts, loadFailed } = useTexts('market')
  const textOf = useSeatText()
  const toast = useToast()
  const { groupId, date, shiftId } = seat
  const note = useLongText(`market.advertise ${groupId} ${date} ${shiftId} ${seat.seat}`)
  const close = () => {
    note.forget()
    onClose()
  }
  const read = useQuery(possibleMembersQuery({ groupId, date, shiftId }))
  const people = read.data ?? []
  const [way, setWay] = useState<OfferMode>('first')
  const [to, setTo] = useState<To>(isReplacement ? 'some' : 'all')
  // until somebody chooses, the best are it
  const [own, setOwn] = useState<ReadonlySet<string>>()
  const chosen = own ?? new Set(people.slice(0, peopleInWave).map(({ profileId }) => profileId))
  // of a shift that begins soon only what is still to come
  const [open] = useState(() => ends.filter(hours => endOf(seat, hours) > serverNow().epochMilliseconds))
  const [hours, setHours] = useState(String(open.find(each => each <= defaultEnd) ?? defaultEnd))
  const [isInRounds, setInRounds] = useState(false)
  const [minutes, setMinutes] = useState(defaultWaveMinutes)
  const question = useReasonQuestion({ isInvitation: true })
  const advertise = useMutation(
    marketApi.advertise.mutationOptions({
      onError: (error, wish) => void question.asks(error, reason => advertise.mutate({ ...wish, reason })),
      onSuccess: () => {
        toast.success(texts.done)
        close()
      },
    }),
  )
  return (
    <FormDialog
      title={isReplacement ? texts.replacement : texts.title}
      description={<AboutShift shift={textOf(seat)}>{texts.text}</AboutShift>}
      submitLabel={texts.submit}
      isPending={advertise.isPending}
      isDisabled={people.length === 0 || (to === 'some' && chosen.size === 0)}
      error={question.dialog ? null : advertise.error}
      failed={texts.failed}
      onSubmit={() =>
        advertise.mutate({
          groupId,
          date,
          shiftId,
          seat: seat.seat,
          to: to === 'all' ? null : [...chosen],
          note: note.text,
          applyUntil:
            way === 'applications'
              ? Temporal.Instant.fromEpochMilliseconds(endOf(seat, Number(hours))).toString()
              : null,
          waves: way === 'first' && isInRounds ? { everyMinutes: minutes, from: null } : null,
        })
      }
      isRestored={note.isRestored}
      onClose={close}
    >
      {read.isPending ? (
        <AutofocusedSkeletons rows={2} />
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
              { value: 'some', label: texts.some },
              { value: 'all', label: texts.all(people.length, people.filter(({ warns }) => warns).length) },
            ]}
            onChange={setTo}
          />
          {to === 'some' && (
            <PeopleMultiSelect
              label={texts.to}
              people={people}
              chosen={chosen}
              note={({ needsWord }) => (needsWord ? texts.needsReason : undefined)}
              below={reasonsOf}
              onChange={setOwn}
            />
          )}
        </>
      )}
      <LabelledSegmented<OfferMode>
        label={texts.how}
        value={way}
        options={offerModes.slice(0, open.length === 0 ? 1 : 2).map(value => ({ value, label: texts[value] }))}
        onChange={setWay}
      />
      {way === 'applications' ? (
        <Select
          label={texts.until}
          name="applyUntil"
          value={hours}
          options={open.toReversed().map(each => ({ value: String(each), label: texts.hoursBefore(each) }))}
          onChange={setHours}
        />
      ) : (
        <>
          <Switch label={texts.waves} hint={texts.wavesHint} checked={isInRounds} onChange={setInRounds} />
          {isInRounds && (
            <NumberField
              name="waves.everyMinutes"
              label={texts.minutes}
              value={minutes}
              min={1}
              max={1440}
              onChange={setMinutes}
            />
          )}
        </>
      )}
      <TextArea name="note" {...note.field} label={texts.note} rows={2} maxLength={maxNoteLength} />
      {question.dialog}
    </FormDialog>
  )
}
