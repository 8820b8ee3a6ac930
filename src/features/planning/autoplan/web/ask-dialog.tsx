import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#kit/day.ts'
import { addWeeks, daysOfWeek, type Week, weekNumber } from '#kit/week.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { RankedCriterion } from '../criteria.ts'
import type { StoredCriteria, PlanningQuestion } from '../schema.ts'
import { type EffortName, effortNames, maxWeeks } from '../states.ts'
import { BreakableRulesField } from './breakable-field.tsx'
import { CriteriaField } from './criteria-field.tsx'
import { GroupsField } from './groups-field.tsx'
import { autoplanApi, criteriaQuery } from './queries.ts'

/** What the dialog begins with. */
export type StartRunDefaults = Partial<PlanningQuestion>

interface Props {
  readonly week: Week
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly start: StartRunDefaults
  readonly onAsked: (runId: string) => void
  readonly onClose: () => void
}

/** Asks for a plan: of what, by which criteria, and how thoroughly. */
export function StartRunDialog(props: Props) {
  const texts = useTexts('autoplan')
  const kept = useQuery(criteriaQuery)
  if (kept.data) return <Asking {...props} kept={kept.data} />
  return (
    <Dialog open title={texts.ask.title} size="lg" onOpenChange={open => open || props.onClose()}>
      {kept.isError ? (
        <ErrorState text={texts.loadFailed} onRetry={() => void kept.refetch()} />
      ) : (
        <Skeletons rows={5} className="h-16" />
      )}
    </Dialog>
  )
}

type Seats = 'onlyEmpty' | 'withDrafts'
const mondayFirst = [0, 1, 2, 3, 4, 5, 6]

function Asking({ week, groups, start, kept, onAsked, onClose }: Props & { readonly kept: StoredCriteria }) {
  const { ask: texts, criteria } = useTexts('autoplan')
  const toast = useToast()
  const [weeks, setWeeks] = useState(start.weeks ?? 1)
  const [weekdays, setWeekdays] = useState<ReadonlySet<number>>(() => weekdaysIn(week, start.dates))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    // one that was planned before may be gone
    () => new Set(groups.flatMap(({ id }) => (start.groupIds?.includes(id) === false ? [] : [id]))),
  )
  const [withDrafts, setWithDrafts] = useState(start.withDrafts ?? false)
  const [order, setOrder] = useState<readonly RankedCriterion[]>(start.order ?? kept.order)
  const [breakable, setBreakable] = useState<ReadonlySet<Warning>>(
    () => new Set(start.breakable?.filter(warning => kept.breakable.includes(warning))),
  )
  const [effort, setEffort] = useState<EffortName>(start.effort ?? 'fast')
  const keep = useMutation(
    autoplanApi.saveCriteria.mutationOptions({ onError: () => toast.error(criteria.keepFailed) }),
  )
  const ask = useMutation(autoplanApi.start.mutationOptions({ onSuccess: ({ runId }) => onAsked(runId) }))
  const submit = () => {
    if (JSON.stringify(order) !== JSON.stringify(kept.order)) keep.mutate({ order: [...order] })
    ask.mutate({
      week,
      weeks,
      groupIds: chosen.size === groups.length ? null : groups.flatMap(({ id }) => (chosen.has(id) ? [id] : [])),
      dates: weekdays.size === 7 ? null : datesOf(week, weeks, weekdays),
      withDrafts,
      effort,
      order: [...order],
      breakable: [...breakable],
    })
  }
  const numbers = Array.from({ length: maxWeeks }, (_, more) => more + 1)
  return (
    <FormDialog
      title={texts.title}
      size="lg"
      description={texts.text}
      submitLabel={texts.submit}
      isPending={ask.isPending}
      isDisabled={chosen.size === 0 || weekdays.size === 0}
      error={ask.error}
      failed={texts.failed}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Labelled text={texts.weeks}>
            <Segmented
              label={texts.weeks}
              value={String(weeks)}
              options={numbers.map(count => ({
                value: String(count),
                label: texts.weeksTo(weekNumber(addWeeks(week, count - 1)), count > 1),
              }))}
              onChange={value => setWeeks(Number(value))}
            />
          </Labelled>
          <WeekdaysField week={week} chosen={weekdays} onChange={setWeekdays} />
          <GroupsField groups={groups} chosen={chosen} onChange={setChosen} />
          <Labelled text={texts.seats}>
            <Segmented<Seats>
              label={texts.seats}
              value={withDrafts ? 'withDrafts' : 'onlyEmpty'}
              options={[
                { value: 'onlyEmpty', label: texts.onlyEmpty },
                { value: 'withDrafts', label: texts.withDrafts },
              ]}
              onChange={value => setWithDrafts(value === 'withDrafts')}
            />
          </Labelled>
          <Labelled text={texts.effort} hint={texts.effortHints[effort]}>
            <Segmented<EffortName>
              label={texts.effort}
              value={effort}
              options={effortNames.map(value => ({ value, label: texts.efforts[value] }))}
              onChange={setEffort}
            />
          </Labelled>
          <BreakableRulesField offered={kept.breakable} chosen={breakable} onChange={setBreakable} />
        </div>
        <CriteriaField value={order} onChange={setOrder} />
      </div>
    </FormDialog>
  )
}

const Labelled = ({ text, hint, children }: { text: string; hint?: string; children: React.ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-1.5">
    <p aria-hidden className="flex flex-wrap items-baseline gap-x-2 text-13 font-medium text-text">
      {text}
      {hint !== undefined && <span className="text-12 font-normal text-text-3">{hint}</span>}
    </p>
    {children}
  </div>
)

interface WeekdaysProps {
  readonly week: Week
  /** From Monday, 0. */
  readonly chosen: ReadonlySet<number>
  readonly onChange: (chosen: ReadonlySet<number>) => void
}

function WeekdaysField({ week, chosen, onChange }: WeekdaysProps) {
  const { ask: texts } = useTexts('autoplan')
  const language = useLanguage()
  const dates = daysOfWeek(week)
  return (
    <Labelled text={texts.days}>
      <div role="group" aria-label={texts.days} className="flex flex-wrap gap-1">
        {mondayFirst.map(day => {
          const isChosen = chosen.has(day)
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? without(chosen, day) : new Set([...chosen, day]))}
              className={`h-8 min-w-10 rounded-control border px-2 text-13 font-medium pointer-coarse:h-11 ${isChosen ? 'border-accent bg-accent-soft text-text' : 'border-line text-text-3'}`}
            >
              {shortWeekday(dates[day] as Day, language)}
            </button>
          )
        })}
      </div>
    </Labelled>
  )
}

const without = <T,>(set: ReadonlySet<T>, one: T): ReadonlySet<T> => new Set([...set].filter(each => each !== one))

function weekdaysIn(week: Week, dates: readonly Day[] | null | undefined): ReadonlySet<number> {
  const days = daysOfWeek(week)
  const all = mondayFirst.filter(day => !dates || dates.includes(days[day] as Day))
  return new Set(all)
}

const datesOf = (week: Week, weeks: number, weekdays: ReadonlySet<number>): Day[] =>
  Array.from({ length: weeks }, (_, more) => daysOfWeek(addWeeks(week, more))).flatMap(days =>
    days.filter((_, day) => weekdays.has(day)),
  )
