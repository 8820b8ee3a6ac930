import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Day, todayIn } from '#kit/day.ts'
import { completeTimeOfDay } from '#kit/time-of-day.ts'
import { PersonPicker } from '#features/foundation/people/web/person-picker.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { TimeField } from '#platform/web/ui/time-field.tsx'
import {
  categories,
  type Category,
  longestNotes,
  longestTitle,
  priorities,
  type Priority,
  privateCategory,
} from '../rules.ts'
import type { Todo } from '../schema.ts'
import { PriorityMark } from './priority-mark.tsx'
import { todosApi } from './queries.ts'

interface Props {
  /** None: a new one. */
  readonly todo: Todo | undefined
  readonly profileId: string
  readonly timeZone: string
  readonly mayAssignOthers: boolean
  readonly onClose: () => void
}

export function TodoDialog({ todo, profileId, timeZone, mayAssignOthers, onClose }: Props) {
  const texts = useTexts('todos')
  const { dialog } = texts
  const today = todayIn(timeZone, Temporal.Now.instant())
  const [priority, setPriority] = useState<Priority>(todo?.priority ?? 'medium')
  const [category, setCategory] = useState<Category>(todo?.category ?? 'personal')
  const [assignedTo, setAssignedTo] = useState(todo?.assignedTo ?? profileId)
  const [due, setDue] = useState({ day: todo ? (todo.dueDay ?? '') : today, time: todo?.dueTime ?? '' })
  const done = {
    onSuccess: () => {
      onClose()
    },
  }
  const create = useMutation(todosApi.create.mutationOptions(done))
  const update = useMutation(todosApi.update.mutationOptions(done))
  const { isPending, error } = todo ? update : create
  const submit = (values: FormData) => {
    const wanted = {
      text: textIn(values, 'text'),
      notes: textIn(values, 'notes'),
      priority,
      category,
      dueDay: due.day === '' ? null : due.day,
      dueTime: due.day === '' || due.time === '' ? null : (completeTimeOfDay(due.time) ?? due.time),
      assignedTo,
    }
    if (todo) update.mutate({ ...wanted, id: todo.id, version: todo.version })
    else create.mutate(wanted)
  }
  return (
    <FormDialog
      title={todo ? dialog.editTitle : dialog.newTitle}
      submitLabel={dialog.save}
      isPending={isPending}
      error={error}
      failed={dialog.saveFailed}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="text" label={dialog.text} defaultValue={todo?.text ?? ''} maxLength={longestTitle} autoFocus />
      <TextArea name="notes" label={dialog.notes} defaultValue={todo?.notes ?? ''} maxLength={longestNotes} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          name="priority"
          label={dialog.priority}
          value={priority}
          options={priorities.map(value => ({
            value,
            label: texts.priorities[value],
            icon: <PriorityMark priority={value} />,
          }))}
          onChange={setPriority}
        />
        <Select
          name="category"
          label={dialog.category}
          hint={category === privateCategory ? dialog.privateHint : undefined}
          value={category}
          options={categories.map(value => ({ value, label: texts.categories[value] }))}
          onChange={setCategory}
        />
        <DueFields due={due} earliest={earlier(today, todo?.dueDay)} onChange={setDue} />
      </div>
      {mayAssignOthers && (
        <PersonPicker
          label={dialog.assignedTo}
          own={dialog.me}
          selfId={profileId}
          value={assignedTo}
          onChange={setAssignedTo}
        />
      )}
    </FormDialog>
  )
}

const earlier = (today: Day, before: Day | null | undefined): Day => (before && before < today ? before : today)

interface DueProps {
  readonly due: { readonly day: string; readonly time: string }
  readonly earliest: Day
  readonly onChange: (due: { day: string; time: string }) => void
}

/** A time only where there is a day. */
function DueFields({ due, earliest, onChange }: DueProps) {
  const { dialog } = useTexts('todos')
  return (
    <>
      <DateField
        name="dueDay"
        label={dialog.dueDay}
        min={earliest}
        value={due.day}
        onChange={day => onChange({ ...due, day })}
      />
      <TimeField
        name="dueTime"
        label={dialog.dueTime}
        hint={dialog.dueTimeHint}
        disabled={due.day === ''}
        value={due.day === '' ? '' : due.time}
        onChange={time => onChange({ ...due, time })}
      />
    </>
  )
}
