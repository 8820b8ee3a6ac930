import { z } from 'zod'
import { zDay, zId, zInstantCursor, zNextCursor, zLine, zText, zTimeOfDay, zTimestamp } from '#kit/schema.ts'
import { categories, maxNotes, maxTitleLength, maxAtOnce, priorities } from './rules.ts'

const zPriority = z.enum(priorities, 'input.invalid')
const zCategory = z.enum(categories, 'input.invalid')

export const todo = z.object({
  id: z.string(),
  /** Who made it. */
  userId: z.string(),
  assignedBy: z.string(),
  assignedTo: z.string(),
  text: z.string(),
  notes: z.string(),
  isCompleted: z.boolean(),
  priority: z.enum(priorities),
  category: z.enum(categories),
  dueDay: zDay.nullable(),
  dueTime: zTimeOfDay.nullable(),
  createdAt: zTimestamp,
  completedAt: zTimestamp.nullable(),
  creatorName: z.string(),
  assignerName: z.string(),
  assigneeName: z.string(),
  version: z.number().int(),
})
export type Todo = z.infer<typeof todo>

const fields = {
  text: zLine({ max: maxTitleLength, tooShort: 'todos.titleRequired' }),
  notes: zText({ max: maxNotes }).default(''),
  priority: zPriority.default('medium'),
  category: zCategory.default('personal'),
  dueTime: zTimeOfDay.nullable().default(null),
}

/** `dueDay` left out: today; null: none. `assignedTo` left out: oneself. */
export const newTodo = z.object({ ...fields, dueDay: zDay.nullable().optional(), assignedTo: zId.optional() })
export type NewTodo = z.infer<typeof newTodo>

export const todoChange = z.object({
  ...fields,
  id: zId,
  version: z.number('input.required').int('input.invalid'),
  dueDay: zDay.nullable(),
  assignedTo: zId.optional(),
})
export type TodoChange = z.infer<typeof todoChange>

export const ownTodos = z.object({ open: z.array(todo), completed: z.array(todo) })
export type OwnTodos = z.infer<typeof ownTodos>

const dueFilters = ['overdue', 'today', 'week', 'none'] as const

export const todoQuestion = z.object({
  assignedTo: zId.optional(),
  status: z.enum(['open', 'completed'], 'input.invalid').optional(),
  priority: zPriority.optional(),
  category: zCategory.optional(),
  due: z.enum(dueFilters, 'input.invalid').optional(),
  after: zInstantCursor.optional(),
})
export type TodoQuestion = z.infer<typeof todoQuestion>

export const ownQuestion = todoQuestion.pick({ status: true, after: true })
export type OwnQuestion = z.infer<typeof ownQuestion>

export const todoPage = z.object({ todos: z.array(todo), next: zNextCursor, total: z.number().int() })
export type TodoPage = z.infer<typeof todoPage>

export const completion = z.object({ id: zId, isCompleted: z.boolean('input.invalid') })
export const bulkCompletion = z.object({
  ids: z.array(zId).min(1, 'input.required').max(maxAtOnce, 'input.tooMany'),
  isCompleted: z.boolean('input.invalid'),
})
