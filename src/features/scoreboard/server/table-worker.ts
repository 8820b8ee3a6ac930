import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableFile } from './archive.ts'
import { readFile, UnclosedQuote } from './table-file.ts'
import type { Answer, Task } from './table-thread.ts'

/** A thread of its own for each file: it may take its time, its memory and the process stays as it was. */
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

// a thread has no origin to name
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await perform(workerData))
