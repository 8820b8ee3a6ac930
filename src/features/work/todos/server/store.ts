import { and, desc, eq, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '#kit/cursor.ts'
import { alias } from 'drizzle-orm/pg-core'
import { addDays, type Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Connection, Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { maxShown, privateCategory } from '../rules.ts'
import type { OwnTodos, Todo, TodoPage, TodoQuestion } from '../schema.ts'
import { userTodos as todos } from './table.ts'

export type NewTodoRow = typeof todos.$inferInsert

const pageSize = 50

const creators = alias(profiles, 'creators')
const assigners = alias(profiles, 'assigners')
const assignees = alias(profiles, 'assignees')

const selected = (connection: Connection) =>
  connection
    .select({
      id: todos.id,
      userId: todos.userId,
      assignedBy: todos.assignedBy,
      assignedTo: todos.assignedTo,
      text: todos.text,
      notes: todos.notes,
      isCompleted: todos.isCompleted,
      priority: todos.priority,
      category: todos.category,
      dueDay: todos.dueDay,
      dueTime: todos.dueTime,
      createdAt: todos.createdAt,
      completedAt: todos.completedAt,
      creatorName: creators.fullName,
      assignerName: assigners.fullName,
      assigneeName: assignees.fullName,
      version: todos.version,
    })
    .from(todos)
    .innerJoin(creators, and(eq(creators.organizationId, todos.organizationId), eq(creators.id, todos.userId)))
    .innerJoin(assigners, and(eq(assigners.organizationId, todos.organizationId), eq(assigners.id, todos.assignedBy)))
    .innerJoin(assignees, and(eq(assignees.organizationId, todos.organizationId), eq(assignees.id, todos.assignedTo)))
    .$dynamic()

type Selected = Awaited<ReturnType<typeof selected>>[number]

const viewOf = ({ createdAt, completedAt, ...row }: Selected): Todo => ({
  ...row,
  createdAt: createdAt.toString(),
  completedAt: completedAt?.toString() ?? null,
})

const latest = cachedStatement((connection, organizationId: string, profileId: string, isCompleted: boolean) =>
  selected(connection)
    .where(
      and(
        eq(todos.organizationId, organizationId),
        eq(todos.assignedTo, profileId),
        eq(todos.isCompleted, isCompleted),
      ),
    )
    .orderBy(desc(todos.createdAt), desc(todos.id))
    .limit(maxShown),
)

/** The latest of both tabs. */
export async function listLatestOwnTodos(tx: Tx, organizationId: string, profileId: string): Promise<OwnTodos> {
  const [open, completed] = await Promise.all([
    latest(tx, organizationId, profileId, false),
    latest(tx, organizationId, profileId, true),
  ])
  return { open: open.map(viewOf), completed: completed.map(viewOf) }
}

/** The organisation's date and time of day, which say what is late. */
export interface Moment {
  readonly today: Day
  readonly time: TimeOfDay
}

export async function listPage(
  tx: Tx,
  organizationId: string,
  profileId: string,
  { after, ...filter }: TodoQuestion,
  moment: Moment,
): Promise<TodoPage> {
  const wanted = and(eq(todos.organizationId, organizationId), seenBy(profileId), ...conditions(filter, moment))
  const cursor = readCursor(after)
  const rows = await selected(tx)
    .where(
      and(
        wanted,
        cursor && or(lt(todos.createdAt, cursor.at), and(eq(todos.createdAt, cursor.at), lt(todos.id, cursor.id))),
      ),
    )
    .orderBy(desc(todos.createdAt), desc(todos.id))
    .limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    todos: page.map(viewOf),
    next: rows.length > pageSize && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
    total: await tx.$count(todos, wanted),
  }
}

/** What is personal is seen by who made it, gave it or has it: the same as in `mayTouch`. */
const seenBy = (profileId: string): SQL | undefined =>
  or(
    ne(todos.category, privateCategory),
    eq(todos.userId, profileId),
    eq(todos.assignedBy, profileId),
    eq(todos.assignedTo, profileId),
  )

function conditions(
  { assignedTo, status, priority, category, due }: Omit<TodoQuestion, 'after'>,
  { today, time }: Moment,
): (SQL | undefined)[] {
  const open = eq(todos.isCompleted, false)
  const late = or(lt(todos.dueDay, today), and(eq(todos.dueDay, today), lt(todos.dueTime, time)))
  const sunday = addDays(mondayOf(weekOf(today)), 6)
  const byDue = {
    overdue: and(open, late),
    today: eq(todos.dueDay, today),
    week: and(sql`${todos.dueDay} >= ${mondayOf(weekOf(today))}`, lte(todos.dueDay, sunday)),
    none: isNull(todos.dueDay),
  }
  return [
    assignedTo === undefined ? undefined : eq(todos.assignedTo, assignedTo),
    status && eq(todos.isCompleted, status === 'completed'),
    priority && eq(todos.priority, priority),
    category && eq(todos.category, category),
    due && byDue[due],
  ]
}

export async function find(tx: Tx, organizationId: string, id: string): Promise<Todo | undefined> {
  const [row] = await selected(tx).where(and(eq(todos.organizationId, organizationId), eq(todos.id, id)))
  return row && viewOf(row)
}

/** Holds the row until the commit. */
export async function lock(tx: Tx, organizationId: string, id: string): Promise<Todo | undefined> {
  await tx
    .select({ id: todos.id })
    .from(todos)
    .where(and(eq(todos.organizationId, organizationId), eq(todos.id, id)))
    .for('update')
  return find(tx, organizationId, id)
}

export async function insert(tx: Tx, rows: NewTodoRow[]): Promise<void> {
  await tx.insert(todos).values(rows)
}

/** Every change is a new version. */
export async function change(tx: Tx, organizationId: string, id: string, values: Partial<NewTodoRow>): Promise<void> {
  await tx
    .update(todos)
    .set({ ...values, version: sql`${todos.version} + 1` })
    .where(and(eq(todos.organizationId, organizationId), eq(todos.id, id)))
}

/** Those that are not so already; says how many. */
export async function markTodosCompleted(
  tx: Tx,
  organizationId: string,
  profileId: string,
  ids: readonly string[],
  isCompleted: boolean,
  now: Temporal.Instant,
): Promise<number> {
  const rows = await tx
    .update(todos)
    .set({ isCompleted, completedAt: isCompleted ? now : null, version: sql`${todos.version} + 1` })
    .where(
      and(
        eq(todos.organizationId, organizationId),
        seenBy(profileId),
        inArray(todos.id, [...ids]),
        ne(todos.isCompleted, isCompleted),
      ),
    )
    .returning({ id: todos.id })
  return rows.length
}

export async function deleteTodo(tx: Tx, organizationId: string, id: string): Promise<void> {
  await tx.delete(todos).where(and(eq(todos.organizationId, organizationId), eq(todos.id, id)))
}

export const countTodos = (
  tx: Tx,
  organizationId: string,
  profileId: string,
  ids: readonly string[],
): Promise<number> =>
  tx.$count(todos, and(eq(todos.organizationId, organizationId), seenBy(profileId), inArray(todos.id, [...ids])))
