import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#kit/day.ts'
import { instantsOf } from '#kit/span.ts'
import { type Week, weekNumber, weekYear } from '#kit/week.ts'
import { shiftSpanOn, type WeekShift } from '#features/planning/availability/web/week-shifts.ts'
import { fillInfoText } from '#features/planning/availability-settings/info-text.ts'
import { availabilitySettingsApi } from '#features/planning/availability-settings/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { isServerError, messageOf, refusalIn } from '#platform/web/rpc.ts'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useLongText } from '#platform/web/use-draft.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useZones } from '#platform/web/zones.tsx'
import { consecutiveDayRuns } from '../rules.ts'
import { maxTextLength } from '../states.ts'
import { vacationApi } from './queries.ts'
import { VacationDays } from './vacation-days.tsx'

interface Wish {
  /** In ascending order. */
  readonly dates: readonly Day[]
  readonly shiftId: string | undefined
}

interface Props {
  readonly week: Week
  readonly shifts: readonly WeekShift[]
  /** What was marked: each the days of one shift, or whole days where it names none. */
  readonly wishes: readonly Wish[]
  /** Days of the week that are vacation or asked for already, and the limit. */
  readonly vacationDays: { readonly current: number; readonly max: number }
  /** Which days those are: one that counts already counts once. */
  readonly counted: ReadonlySet<string>
  readonly onSent: () => void
  readonly onClose: () => void
}

const all = 'all'

export function RequestDialog({ week, shifts, wishes, vacationDays, counted, onSent, onClose }: Props) {
  const { request: texts, ...vacation } = useTexts('vacation')
  const { organizationZone } = useZones()
  const toast = useToast()
  const reason = useLongText(`vacation.request ${week}`)
  const close = () => {
    reason.forget()
    onClose()
  }
  const [first, ...also] = wishes
  const [shift, setShift] = useState(first?.shiftId ?? all)
  const infoText = useQuery(availabilitySettingsApi.infoBox.queryOptions()).data?.vacationRequestLimitText ?? ''
  const days = new Set(wishes.flatMap(({ dates }) => dates))
  const requested = vacationDays.current + days.difference(counted).size
  const isOver = requested > vacationDays.max
  const text = isOver ? infoText || texts.overLimit : texts.within
  const { mutate, isPending, error } = useMutation(
    vacationApi.request.mutationOptions({
      onSuccess: ({ requests, totalDays }) => {
        if (requests.length === 1) toast.success(texts.sent)
        else {
          toast.success(texts.sentSeveral(requests.length), {
            description: texts.sentText(totalDays, requests.length),
          })
        }
        reason.forget()
        onSent()
      },
      onError: cause => {
        const refusal = refusalIn(cause)
        if (refusal?.code === 'vacation.alreadyRequested') toast.info(refusal.message)
        else if (!refusal?.complaints.some(({ field }) => field === 'reason')) {
          toast.error(messageOf(cause, isServerError(cause) ? texts.createFailed : texts.failed))
        }
      },
    }),
  )
  return (
    <FormDialog
      title={texts.title(weekNumber(week), weekYear(week))}
      description={texts.summary(days.size, vacationDays.max)}
      submitLabel={texts.send}
      isPending={isPending}
      error={error}
      onSubmit={() =>
        mutate({
          week,
          // of several wishes each keeps the shift that it was marked on
          ...wished(first, also.length === 0 ? shift : (first?.shiftId ?? all)),
          also: also.map(wish => wished(wish, wish.shiftId ?? all)),
          reason: reason.text,
        })
      }
      isRestored={reason.isRestored}
      onClose={close}
    >
      <Notice kind={isOver ? 'warning' : 'info'}>{fillInfoText(text, requested, vacationDays.max)}</Notice>
      <ul className="flex flex-col gap-1">
        {wishes.flatMap(({ dates, shiftId }) =>
          consecutiveDayRuns(dates).map(run => (
            <li
              key={`${shiftId ?? all} ${run[0] ?? ''}`}
              className="flex justify-between gap-3 rounded-control bg-sunken px-3 py-2"
            >
              <span className="font-medium text-text">{daysOf(run, also.length === 0 ? shift : shiftId)}</span>
              <span className="shrink-0 text-text-2">
                {[also.length > 0 && nameOf(shiftId), vacation.days(run.length)].filter(Boolean).join(' · ')}
              </span>
            </li>
          )),
        )}
      </ul>
      {also.length === 0 && (
        <Select
          label={texts.forShift}
          name="shiftId"
          value={shift}
          onChange={setShift}
          options={[
            { value: all, label: texts.allShifts },
            ...shifts.filter(({ isEnabled }) => isEnabled).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <TextArea label={texts.reason} name="reason" {...reason.field} required maxLength={maxTextLength} rows={3} />
    </FormDialog>
  )

  function nameOf(shiftId: string | undefined): string {
    return shifts.find(({ id }) => id === shiftId)?.name ?? texts.allShifts
  }

  function daysOf(run: readonly Day[], shiftId: string | undefined) {
    const [start, end = start] = [run[0], run.at(-1)]
    if (start === undefined || end === undefined) return undefined
    const chosen = shifts.find(({ id }) => id === shiftId)
    const times = run.flatMap(date => {
      if (chosen === undefined) return []
      const { start: startsAt, end: endsAt } = instantsOf(date, shiftSpanOn(chosen, date), organizationZone)
      return { date, startsAt: startsAt.toString(), endsAt: endsAt.toString(), shiftName: chosen.name }
    })
    return <VacationDays start={start} end={end} shifts={times} />
  }
}

const wished = (wish: Wish | undefined, shift: string) => ({
  dates: [...(wish?.dates ?? [])],
  ...(shift === all ? {} : { shiftId: shift }),
})
