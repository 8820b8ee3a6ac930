import { addDays, todayIn } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import type { Category, Priority } from '#features/work/todos/rules.ts'
import { insert } from '#features/work/todos/server/store.ts'
import type { Tx } from '#platform/server/database.ts'

interface Todos {
  readonly organizationId: string
  readonly timeZone: string
  readonly now: Temporal.Instant
  readonly giver: { readonly id: string; readonly fullName: string }
  /** Who gets some: those who run the agency first. */
  readonly receiverIds: readonly string[]
}

interface Task {
  readonly text: string
  readonly notes?: string
  readonly priority: Priority
  readonly category: Category
  /** Days from today; none: whenever. */
  readonly inDays?: number
  readonly dueTime?: string
  readonly isCompleted?: true
}

const tasks: readonly Task[] = [
  {
    text: 'Begrüßungstexte für Luna überarbeiten',
    notes: 'Kürzer, und ohne Emojis am Anfang.',
    priority: 'high',
    category: 'work',
    inDays: 1,
  },
  { text: 'Monatsgespräch', priority: 'medium', category: 'meeting', inDays: 2, dueTime: '15:30' },
  { text: 'PPV-Preise für das Wochenende prüfen', priority: 'urgent', category: 'urgent', inDays: 0, dueTime: '20:00' },
  { text: 'Schulungsvideo ansehen', priority: 'low', category: 'learning' },
  { text: 'Verfügbarkeit für Dezember eintragen', priority: 'medium', category: 'personal', isCompleted: true },
]

/** A few for everybody, given by a team lead, of whom the last is told. */
export async function insertSampleTodos(
  tx: Tx,
  { organizationId, timeZone, now, giver, receiverIds }: Todos,
): Promise<void> {
  const today = todayIn(timeZone, now)
  const rows = receiverIds.flatMap((assignedTo, place) =>
    tasks
      .filter((_, index) => (index + place) % 2 === 0 || place < 2)
      .map((task, index) => ({
        organizationId,
        id: newId(),
        userId: giver.id,
        assignedBy: giver.id,
        assignedTo,
        text: task.text,
        notes: task.notes ?? '',
        priority: task.priority,
        category: task.category,
        dueDay: task.inDays === undefined ? null : addDays(today, task.inDays),
        dueTime: task.dueTime === undefined ? null : timeOfDay(task.dueTime),
        isCompleted: task.isCompleted ?? false,
        completedAt: task.isCompleted ? now : null,
        createdAt: now.subtract({ hours: index * 5 + place }),
      })),
  )
  await insert(tx, rows)
  const newest = rows.filter(row => !row.isCompleted && row.dueDay !== null)
  for (const { id, assignedTo, text, dueDay, dueTime } of newest) {
    const notice = { todoId: id, text, assigner: giver.fullName, dueDay, dueTime }
    // one after the other, as they would have been given
    // oxlint-disable-next-line no-await-in-loop
    const anHourAgo = { organization: { id: organizationId }, now: () => now.subtract({ hours: 1 }) }
    await notify(tx, anHourAgo, [assignedTo], 'todo_assigned', notice)
  }
}
