import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addDays, type Day, day, isDay, todayIn } from '#kit/day.ts'
import { completeTimeOfDay } from '#kit/time-of-day.ts'
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
  const { organizationZone } = useZones()
  const today = todayIn(organizationZone, serverNow())
  const { seen, draft, setDraft, newer, merge, isRestored, forget } = useDraft(
    todo,
    stored => (stored ? draftOf(stored) : newDraft(today, profileId)),
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
        if (seen) update.mutate({ ...wishOf(draft), id: seen.id, version: seen.version })
        else create.mutate(wishOf(draft))
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

const wishOf = ({ dueDay, dueTime, ...rest }: TodoDraft) => ({
  ...rest,
  dueDay: dueDay === '' ? null : dueDay,
  dueTime: dueDay === '' || dueTime === '' ? null : (completeTimeOfDay(dueTime) ?? dueTime),
})

const earlier = (today: Day, before: Day | null | undefined): Day => (before && before < today ? before : today)

interface DueProps {
  readonly due: Pick<TodoDraft, 'dueDay' | 'dueTime'>
  readonly earliest: Day
  readonly onChange: (due: Partial<TodoDraft>) => void
}

/** A time only where there is a day. */
function DueFields({ due: { dueDay, dueTime }, earliest, onChange }: DueProps) {
  const { dialog } = useTexts('todos')
  const { clockOf } = useTexts('nav')
  const { organization, own } = useCities()
  const { organizationZone } = useZones()
  const times = useTimeTexts()
  const time = completeTimeOfDay(dueTime)
  const due = isDay(dueDay) && time !== undefined ? dueAt({ dueDay, dueTime: time }, organizationZone) : undefined
  const shown = due && times.moment(due)
  const there = shown ? ` (${own}: ${shown.day}, ${shown.time})` : ''
  const clock = organization === own ? '' : `${clockOf(organization)}${there}. `
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
        hint={<span data-time>{clock + dialog.dueTimeHint}</span>}
        disabled={dueDay === ''}
        value={dueDay === '' ? '' : dueTime}
        onChange={(next, isEndOfDay = false) =>
          onChange({ dueTime: next, ...(isEndOfDay && isDay(dueDay) && { dueDay: addDays(dueDay, 1) }) })
        }
      />
    </>
  )
}

/** A todo as it is typed; no day and no time are empty. */
interface TodoDraft {
  readonly text: string
  readonly notes: string
  readonly priority: Priority
  readonly category: Category
  readonly dueDay: string
  readonly dueTime: string
  readonly assignedTo: string
}

const draftOf = ({ text, notes, priority, category, dueDay, dueTime, assignedTo }: Todo): TodoDraft => ({
  text,
  notes,
  priority,
  category,
  dueDay: dueDay ?? '',
  dueTime: dueTime ?? '',
  assignedTo,
})
