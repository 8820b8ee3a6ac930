import { type Apart, openApart } from '#platform/server/apart.ts'
import type { Asker } from '#platform/server/fair-turns.ts'
import type { Unreadable } from './archive.ts'
import type { FileWish, TableFile } from './table-file.ts'
import type { WrittenCell } from './workbook-writing.ts'

export type Task =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly wish: FileWish }
  | { readonly kind: 'write'; readonly sheet: string; readonly rows: readonly (readonly WrittenCell[])[] }

export type Answer =
  | { readonly kind: 'read'; readonly file: TableFile }
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | { readonly kind: 'unreadable'; readonly reason: Unreadable }
  | { readonly kind: 'unclosed'; readonly line: number }

interface Within {
  readonly milliseconds: number
  /** Of the whole process; a table of fifty thousand rows needs some three hundred. */
  readonly megabytes?: number
}

/** Each table in a process that ends with it: nobody's figures are left in the memory of somebody else's. */
const tables = openApart<Task, Answer>({
  program: new URL('./table-process.ts', import.meta.url),
  heap: 400,
  works: 1,
})

const reasons = { late: 'tooSlow', full: 'tooLarge', died: 'broken', busy: 'busy' } as const satisfies Record<
  Exclude<Apart<unknown>['kind'], 'done'>,
  Unreadable
>

/** Reads or writes a table in a process of its own, when it is the asker's turn. */
export async function apart(
  asker: Asker,
  task: () => Promise<Task>,
  { milliseconds, megabytes = 512 }: Within,
): Promise<Answer> {
  const done = await tables.run(asker, task, { milliseconds, megabytes })
  return done.kind === 'done' ? done.answer : { kind: 'unreadable', reason: reasons[done.kind] }
}
