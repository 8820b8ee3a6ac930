import { beReady, answer } from '#platform/server/apart-inside.ts'
import { UnreadableFile } from './archive.ts'
import type { Answer, Task } from './table-apart.ts'
import { readFile, UnclosedQuote } from './table-file.ts'

async function perform(task: Task): Promise<Answer> {
  try {
    if (task.kind === 'read') return { kind: 'read', file: await readFile(task.bytes, task.wish) }
    const { writeWorkbook } = await import('./workbook-writing.ts')
    return { kind: 'written', bytes: writeWorkbook(task.sheet, task.rows) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', reason: error.reason }
    if (error instanceof UnclosedQuote) return { kind: 'unclosed', line: error.line }
    throw error
  }
}

process.on('message', (task: Task) => answer(perform(task)))
beReady()
