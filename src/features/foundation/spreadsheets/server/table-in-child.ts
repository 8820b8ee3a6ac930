import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { type ChildResult, openChildPool } from '#platform/server/child-pool.ts'
import type { Requester } from '#platform/server/fair-turns.ts'
import type { UnreadableReason } from './archive.ts'

export type TableAnswer<Done> =
  | { readonly kind: 'done'; readonly done: Done }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
  | { readonly kind: 'unclosed'; readonly line: number }

interface TableWorkLimits {
  readonly milliseconds: number
  /** Of the whole process; a table of fifty thousand rows needs some three hundred. */
  readonly megabytes?: number
}

const reasons = { late: 'tooSlow', full: 'tooLarge', died: 'broken', busy: 'busy' } as const satisfies Record<
  Exclude<ChildResult<unknown>['kind'], 'done'>,
  UnreadableReason
>

/**
 * Works on a table in a process of its own, in the requester's turn. The process ends with the table, so that no figures stay
 * in a memory that another organisation's table is read in. `program` answers by `runTableWork`.
 */
export function openTableWorker<Task extends object, Done>(program: URL, turns: 'uploads' | 'exports' = 'uploads') {
  const tables = openChildPool<Task, TableAnswer<Done>>({ program, turns, heap: 400, works: 1 })
  return async (
    requester: Requester,
    task: () => Promise<Task>,
    { milliseconds, megabytes = 512 }: TableWorkLimits,
  ): Promise<TableAnswer<Done>> => {
    const outcome = await tables.run(requester, task, { milliseconds, megabytes })
    return outcome.kind === 'done' ? outcome.answer : { kind: 'unreadable', reason: reasons[outcome.kind] }
  }
}

export const requesterOf = ({ actor }: Member): Requester => ({
  organizationId: actor.organizationId,
  personId: actor.profileId,
})

export const tableLimitsFor = ({ services }: Member): TableWorkLimits => ({
  milliseconds: services.env.FILE_SECONDS * 1000,
})

/** @throws Refusal `spreadsheets.fileUnclosed`, and the like, at the file */
export function requireReadTable<Done>(answer: TableAnswer<Done>): Done {
  if (answer.kind === 'done') return answer.done
  throw answer.kind === 'unclosed'
    ? new Refusal('spreadsheets.fileUnclosed', { line: answer.line }, { field: 'file' })
    : new Refusal(`spreadsheets.file${capital(answer.reason)}`, undefined, { field: 'file' })
}

const capital = <T extends string>(text: T) => `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<T>
