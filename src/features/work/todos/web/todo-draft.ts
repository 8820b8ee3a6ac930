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

/**
 * What one has typed, on top of what another has stored since it was seen: fields that one has left alone are theirs now,
 * those one has changed stay, and where both have changed the same one it is named.
 */
export function mergedDraft(
  seen: TodoDraft,
  draft: TodoDraft,
  stored: TodoDraft,
): { readonly draft: TodoDraft; readonly clashes: readonly (keyof TodoDraft)[] } {
  const changed = fields.filter(field => draft[field] !== seen[field])
  const mine = Object.fromEntries(changed.map(field => [field, draft[field]]))
  return {
    draft: { ...stored, ...mine },
    clashes: changed.filter(field => stored[field] !== seen[field] && stored[field] !== draft[field]),
  }
}

const fields = ['text', 'notes', 'priority', 'category', 'dueDay', 'dueTime', 'assignedTo'] as const
