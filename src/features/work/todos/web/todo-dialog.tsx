import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addDays, type Day, day, isDay, todayIn } from '#kit/day.ts'
import { type OrganizationAndOwnZone, ownDayOf } from '#kit/own-time.ts'
import { completeTimeOfDay, timeOfDay } from '#kit/time-of-day.ts'
import { PersonPicker } from '#features/foundation/people/web/person-picker.tsx'
import { peopleApi } from '#features/foundation/people/web/queries.ts'
import { announce } from '#platform/web/announce.ts'
import { daySpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { refusalIn } from '#platform/web/rpc.ts'
import { useDraft } from '#platform/web/use-draft.ts'
import { useZones } from '#platform/web/zones.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { NewerChangesNotice } from '#platform/web/ui/newer.tsx'
import { useCities } from '#platform/web/ui/organization-clock.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useTimeTexts } from '#platform/web/ui/time.tsx'
import { TimeField } from '#platform/web/ui/time-field.tsx'
import {
  categories,
  type Category,
  type Due,
  dueAt,
  maxNotes,
  maxTitleLength,
  priorities,
  type Priority,
  privateCategory,
} from '../rules.ts'
import type { Todo } from '../schema.ts'
import { PriorityMark } from './priority-mark.tsx'
import { todosApi } from './queries.ts'
import { serverNow } from '#platform/web/now.ts'

interface Props {
  /** None: a new one. */
  readonly todo: Todo | undefined
  readonly profileId: string
  readonly mayAssignOthers: boolean
  readonly onClose: () => void
}

export function TodoDialog({ todo, profileId, mayAssignOthers, onClose }: Props) {
  const texts = useTexts('todos')
  const { dialog } = texts
  const language = useLanguage()
  const queries = useQueryClient()
  const people = useQuery({ ...peopleApi.list.queryOptions(), enabled: mayAssignOthers }).data ?? []
  const zones = useZones()
  const now = serverNow()
  const today = ownDayOf(zones, now)
  const planToday = todayIn(zones.organizationZone, now)
  const { seen, draft, setDraft, newer, merge, isRestored, forget } = useDraft(
    todo,
    // a day that is over for the organization would be refused
    stored => (stored ? draftOf(stored, zones) : newDraft(today < planToday ? planToday : today, profileId)),
    { as: `todo ${todo?.id ?? 'new'}`, fields: ['text', 'notes'] },
  )
  const close = () => {
    forget()
    onClose()
  }
  const change = (fields: Partial<TodoDraft>) => setDraft({ ...draft, ...fields })
  const create = useMutation(
    todosApi.create.mutationOptions({
      onSuccess: (_, { text }) => {
        announce(texts.created(text))
        close()
      },
    }),
  )
  const update = useMutation(
    todosApi.update.mutationOptions({
      onSuccess: close,
      onError: async cause => {
        if (refusalIn(cause)?.code !== 'todos.conflict' || !seen) return
        merge(await queries.fetchQuery({ ...todosApi.find.queryOptions({ input: { id: seen.id } }), staleTime: 0 }))
      },
    }),
  )
  const { isPending, error } = todo ? update : create
  return (
    <FormDialog
      title={todo ? dialog.editTitle : dialog.newTitle}
      submitLabel={dialog.save}
      isPending={isPending}
      // what is listed below it says the same
      error={newer && refusalIn(error)?.code === 'todos.conflict' ? null : error}
      failed={dialog.saveFailed}
      draft={draft}
      onSubmit={() => {
        const wish = wishOf(draft, zones)
        if (seen) update.mutate({ ...wish, id: seen.id, version: seen.version })
        else create.mutate(wish)
      }}
      isRestored={isRestored}
      onClose={close}
    >
      <NewerChangesNotice
        changes={(newer?.clashes ?? []).map(field => ({
          label: dialog[field],
          stored: wordedIn(field, newer?.stored),
        }))}
      />
      <TextField
        name="text"
        label={dialog.text}
        value={draft.text}
        maxLength={maxTitleLength}
        autoFocus
        onChange={event => change({ text: event.currentTarget.value })}
      />
      <TextArea
        name="notes"
        label={dialog.notes}
        value={draft.notes}
        maxLength={maxNotes}
        onChange={event => change({ notes: event.currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          name="priority"
          label={dialog.priority}
          value={draft.priority}
          options={priorities.map(value => ({
            value,
            label: texts.priorities[value],
            icon: <PriorityMark priority={value} />,
          }))}
          onChange={priority => change({ priority })}
        />
        <Select
          name="category"
          label={dialog.category}
          hint={draft.category === privateCategory ? dialog.privateHint : undefined}
          value={draft.category}
          options={categories.map(value => ({ value, label: texts.categories[value] }))}
          onChange={category => change({ category })}
        />
        <DueFields due={draft} earliest={earlier(today, todo?.dueDay)} onChange={change} />
      </div>
      {mayAssignOthers && (
        <PersonPicker
          label={dialog.assignedTo}
          own={dialog.me}
          selfId={profileId}
          value={draft.assignedTo}
          onChange={assignedTo => change({ assignedTo })}
        />
      )}
    </FormDialog>
  )

  function wordedIn(field: keyof TodoDraft, stored: TodoDraft = draft): string {
    const value = stored[field]
    if (field === 'priority') return texts.priorities[stored.priority]
    if (field === 'category') return texts.categories[stored.category]
    if (field === 'dueDay') return value === '' ? '' : daySpan(day(value), day(value), language)
    if (field !== 'assignedTo') return value
    return value === profileId ? dialog.me : (people.find(({ id }) => id === value)?.fullName ?? '')
  }
}

const newDraft = (today: Day, profileId: string): TodoDraft => ({
  text: '',
  notes: '',
  priority: 'medium',
  category: 'personal',
  dueDay: today,
  dueTime: '',
  assignedTo: profileId,
})

const wishOf = ({ dueDay, dueTime, ...rest }: TodoDraft, { organizationZone, ownZone }: OrganizationAndOwnZone) => {
  const time = completeTimeOfDay(dueTime)
  if (!isDay(dueDay)) return { ...rest, dueDay: dueDay === '' ? null : dueDay, dueTime: null }
  if (time === undefined) return { ...rest, dueDay, dueTime: dueTime === '' ? null : dueTime }
  return { ...rest, ...dueOnClock({ dueDay, dueTime: time }, ownZone ?? organizationZone, organizationZone) }
}

/** The same moment on the clocks of another zone; a day without a time stays the organization’s day. */
function dueOnClock(due: Due, from: string, to: string): Due {
  const at = due.dueTime === null || from === to ? undefined : dueAt(due, from)?.toZonedDateTimeISO(to)
  if (at === undefined) return due
  return {
    dueDay: day(at.toPlainDate().toString()),
    dueTime: timeOfDay(at.toPlainTime().toString({ smallestUnit: 'minute' })),
  }
}

const earlier = (today: Day, before: Day | null | undefined): Day => (before && before < today ? before : today)

interface DueProps {
  readonly due: Pick<TodoDraft, 'dueDay' | 'dueTime'>
  readonly earliest: Day
  readonly onChange: (due: Partial<TodoDraft>) => void
}

/** On the reader's clock. A time only where there is a day. */
function DueFields({ due: { dueDay, dueTime }, earliest, onChange }: DueProps) {
  const { dialog } = useTexts('todos')
  const { clockOf } = useTexts('nav')
  const { organization, own } = useCities()
  const { organizationZone, ownZone } = useZones()
  const times = useTimeTexts()
  const time = completeTimeOfDay(dueTime)
  const due = isDay(dueDay) && time && dueAt({ dueDay, dueTime: time }, ownZone ?? organizationZone)
  const beside = due ? times.moment(due).beside : null
  const hint =
    organization === own
      ? dialog.dueTimeHint
      : `${clockOf(own)}${beside === null ? '' : ` (${beside})`}. ${dialog.dueTimeHintOf(organization)}`
  return (
    <>
      <DateField
        name="dueDay"
        label={dialog.dueDay}
        min={earliest}
        value={dueDay}
        onChange={next => onChange({ dueDay: next })}
      />
      <TimeField
        name="dueTime"
        label={dialog.dueTime}
        hint={<span data-time>{hint}</span>}
        disabled={dueDay === ''}
        value={dueDay === '' ? '' : dueTime}
        onChange={(next, isEndOfDay = false) =>
          onChange({ dueTime: next, ...(isEndOfDay && isDay(dueDay) && { dueDay: addDays(dueDay, 1) }) })
        }
      />
    </>
  )
}

/** A todo as it is typed, with a time on the reader's clock; no day and no time are empty. */
interface TodoDraft {
  readonly text: string
  readonly notes: string
  readonly priority: Priority
  readonly category: Category
  readonly dueDay: string
  readonly dueTime: string
  readonly assignedTo: string
}

const draftOf = (todo: Todo, { organizationZone, ownZone }: OrganizationAndOwnZone): TodoDraft => {
  const { text, notes, priority, category, assignedTo } = todo
  const { dueDay, dueTime } = dueOnClock(todo, organizationZone, ownZone ?? organizationZone)
  return { text, notes, priority, category, dueDay: dueDay ?? '', dueTime: dueTime ?? '', assignedTo }
}
