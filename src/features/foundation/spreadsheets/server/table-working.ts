import { answer, beReady } from '#platform/server/apart-inside.ts'
import { UnreadableFile } from './archive.ts'
import { UnclosedQuote } from './source.ts'
import type { TableAnswer } from './table-apart.ts'

/** To be called by a program that works on tables apart. */
export function workOnTables<Task, Done>(work: (task: Task) => Promise<Done>): void {
  const perform = async (task: Task): Promise<TableAnswer<Done>> => {
    try {
      return { kind: 'done', done: await work(task) }
    } catch (error) {
      if (error instanceof UnreadableFile) return { kind: 'unreadable', reason: error.reason }
      if (error instanceof UnclosedQuote) return { kind: 'unclosed', line: error.line }
      throw error
    }
  }
  process.on('message', (task: Task) => answer(perform(task)))
  beReady()
}
