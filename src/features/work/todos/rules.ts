import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'

/*
 * The life of a todo:
 *
 *   open ⇄ completed       by toggling
 *   open ──▶ open          edited, given to somebody else; what is completed is not edited
 *   either ──▶ deleted
 */

export const priorities = ['low', 'medium', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

export const categories = ['personal', 'work', 'meeting', 'urgent', 'learning', 'health'] as const
export type Category = (typeof categories)[number]

/** Of this category only those it concerns know anything, whatever others may see. */
export const privateCategory: Category = 'personal'

/** UTF-16 units (docs/product/en/todos.md#creating). */
export const maxTitleLength = 200

/** How many are completed or reopened by one deed. */
export const maxAtOnce = 200
export const maxNotes = 500
/** How many the widget shows of each tab (docs/product/en/todos.md#list). */
export const maxShown = 10

/** Milliseconds for which a browser shows todos that it has read, also after a reload (A §9). */
export const maxCacheAge = 24 * 60 * 60_000

/** By when; a time only with a day. */
export interface Due {
  readonly dueDay: Day | null
  readonly dueTime: TimeOfDay | null
}

type DueRefusal = { readonly code: 'todos.timeWithoutDay' | 'todos.dueInPast'; readonly field: 'dueDay' | 'dueTime' }

/** A day that stays as it was may have passed meanwhile. `before`: undefined for a new todo. */
export function dueProblem(next: Due, before: Due | undefined, today: Day): DueRefusal | undefined {
  if (next.dueTime !== null && next.dueDay === null) return { code: 'todos.timeWithoutDay', field: 'dueTime' }
  if (next.dueDay !== null && next.dueDay < today && next.dueDay !== before?.dueDay) {
    return { code: 'todos.dueInPast', field: 'dueDay' }
  }
  return undefined
}

/** The last instant at which a todo is not late, by the clocks of the IANA zone; a day without a time ends at 23:59:59. */
export function dueAt({ dueDay, dueTime }: Due, zone: string): Temporal.Instant | undefined {
  if (dueDay === null) return undefined
  return Temporal.PlainDateTime.from(`${dueDay}T${dueTime ?? '23:59:59'}`)
    .toZonedDateTime(zone)
    .toInstant()
}

/** Open, and its time has passed. */
export function isOverdue(todo: Due & { readonly isCompleted: boolean }, zone: string, now: Temporal.Instant): boolean {
  const due = dueAt(todo, zone)
  return !todo.isCompleted && due !== undefined && Temporal.Instant.compare(due, now) < 0
}
