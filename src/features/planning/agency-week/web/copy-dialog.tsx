import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addWeeks, type Week, weekNumber } from '#kit/week.ts'
import { maxReasonLength } from '#features/planning/assignments/states.ts'
import { maxTargetWeeks } from '#features/planning/schedule/rules.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { AssignOutcome } from '../schema.ts'
import { agencyWeekApi, agencyWeekQuery } from './queries.ts'

interface Props {
  readonly from: Week
  /** The one week to fill; otherwise the dialog asks how many after this one. */
  readonly into: Week | undefined
  readonly groupIds: readonly string[]
  readonly onDone: (outcome: AssignOutcome) => void
  readonly onClose: () => void
}

/** The people of a week on the same seats of another, or of those after it. */
export function CopyDialog({ from, into, groupIds, onDone, onClose }: Props) {
  const { copy: texts, copyLast, copyOn, left } = useTexts('agencyWeek')
  const toast = useToast()
  const [count, setCount] = useState(1)
  const targets = into === undefined ? Array.from({ length: count }, (_, at) => addWeeks(from, at + 1)) : [into]
  const published = usePublished(targets, groupIds)
  const copy = useMutation(
    agencyWeekApi.copy.mutationOptions({
      onSuccess: outcome => {
        onClose()
        onDone(outcome)
        // where nobody could be seated, the window that opens says so
        if (outcome.seats.length > 0 || outcome.left.length === 0) toast.success(texts.done(outcome.seats.length))
      },
    }),
  )
  return (
    <FormDialog
      title={into === undefined ? copyOn : copyLast}
      size="sm"
      description={texts.text(groupIds.length)}
      submitLabel={into === undefined ? texts.confirmOn : texts.confirm}
      isPending={copy.isPending}
      error={copy.error}
      failed={texts.failed}
      onSubmit={values => {
        const reason = textIn(values, 'reason').trim()
        copy.mutate({ groupIds: [...groupIds], from, to: targets, ...(reason === '' ? {} : { reason }) })
      }}
      onClose={onClose}
    >
      {into === undefined && (
        <NumberField
          name="to"
          label={`${texts.weeks}: ${targets.map(week => weekNumber(week)).join(', ') || '–'}`}
          value={count}
          min={1}
          max={maxTargetWeeks}
          onChange={setCount}
        />
      )}
      {published.length > 0 && <Notice kind="warning">{texts.published(published.join(', '))}</Notice>}
      <TextField
        label={texts.reason}
        hint={left.reasonHint}
        name="reason"
        maxLength={maxReasonLength}
        autoComplete="off"
      />
    </FormDialog>
  )
}

/** So many are named; of more, how many. */
const maxNamed = 6

/** Groups whose people would be told at once, by name; with several weeks with the week as well. */
function usePublished(targets: readonly Week[], groupIds: readonly string[]): string[] {
  const { copy: texts } = useTexts('agencyWeek')
  const queries = useQueryClient()
  const { data: weeks = [] } = useQuery({
    queryKey: [['agencyWeek', 'targets'], { input: targets }],
    queryFn: () =>
      Promise.all(targets.map(target => queries.fetchQuery({ ...agencyWeekQuery(target), staleTime: 30_000 }))),
  })
  const names = weeks.flatMap(({ week, groups }) =>
    groups
      .filter(({ id, state }) => state === 'published' && groupIds.includes(id))
      .map(({ name }) => (targets.length === 1 ? name : texts.groupIn(name, weekNumber(week)))),
  )
  const more = names.length - maxNamed
  return more > 0 ? [...names.slice(0, maxNamed), texts.more(more)] : names
}
