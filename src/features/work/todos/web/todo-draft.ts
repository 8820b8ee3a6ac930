import type { Category, Priority } from '../rules.ts'
import type { Todo } from '../schema.ts'

/** A todo as it is typed; no day and no time are empty. */
export interface TodoDraft {
  readonly text: string
  readonly notes: string
  readonly priority: Priority
  readonly category: Category
  readonly dueDay: string
  readonly dueTime: string
  readonly assignedTo: string
}

export const draftOf = ({ text, notes, priority, category, dueDay, dueTime, assignedTo }: Todo): TodoDraft => ({
  text,
  notes,
  priority,
  category,
  dueDay: dueDay ?? '',
  dueTime: dueTime ?? '',
  assignedTo,
})
