import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Task } from './table-thread.ts'

// everybody else's requests come first; a priority is a thread's own on Linux alone, elsewhere it is the whole process's
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW)
// after that, because loading them is much of the work
const { UnreadableFile } = await import('./archive.ts')
const { readFile, UnclosedQuote } = await import('./table-file.ts')

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
