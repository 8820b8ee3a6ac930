import { day } from '#kit/day.ts'
import type { Todo } from '#features/work/todos/schema.ts'

/** A todo of Kim, as a screen knows it. */
export const todoOfKim = (due: Partial<Pick<Todo, 'dueDay' | 'dueTime'>> = {}): Todo => ({
  id: 'camera',
  userId: 'kim',
  assignedBy: 'kim',
  assignedTo: 'kim',
  text: 'Kamera abholen',
  notes: '',
  isCompleted: false,
  priority: 'medium',
  category: 'work',
  dueDay: day('2026-12-01'),
  dueTime: null,
  createdAt: '2026-11-20T09:00:00Z',
  completedAt: null,
  creatorName: 'Kim Albers',
  assignerName: 'Kim Albers',
  assigneeName: 'Kim Albers',
  version: 1,
  ...due,
})
