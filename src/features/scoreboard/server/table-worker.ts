import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableFile } from './archive.ts'
import { readFile, UnclosedQuote } from './table-file.ts'
import type { Answer, Task } from './table-thread.ts'
import { learnOldEncodings } from './workbook.ts'
import { writeWorkbook } from './workbook-writing.ts'

/** A thread of its own for each file: it may take its time, its memory and the process stays as it was. */
async function perform(task: Task): Promise<Answer> {
  try {
    if (task.kind === 'read') await learnOldEncodings(task.bytes)
    return task.kind === 'read'
      ? { kind: 'read', file: readFile(task.bytes, task.wish) }
      : { kind: 'written', bytes: writeWorkbook(task.sheet, task.rows) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', reason: error.reason }
    if (error instanceof UnclosedQuote) return { kind: 'unclosed', line: error.line }
    throw error
  }
}

// a thread has no origin to name
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await perform(workerData))
