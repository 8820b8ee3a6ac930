import { UnreadableFile } from './archive.ts'
import { UnclosedQuote } from './source.ts'
import type { TableAnswer } from './table-in-child.ts'

/** What a program that works on tables apart answers. */
export async function runTableWork<Done>(work: () => Promise<Done>): Promise<TableAnswer<Done>> {
  try {
    return { kind: 'done', done: await work() }
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', reason: error.reason }
    if (error instanceof UnclosedQuote) return { kind: 'unclosed', line: error.line }
    throw error
  }
}
