import { Worker } from 'node:worker_threads'
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

interface Limits {
  readonly milliseconds: number
  readonly megabytes: number
}

const limits: Limits = { milliseconds: 20_000, megabytes: 512 }

/** Does it in a thread that ends with it, two at a time; the others wait their turn. */
export const inThread = (task: Task, within: Limits = limits): Promise<Answer> => inTurn(() => start(task, within))

function start(task: Task, { milliseconds, megabytes }: Limits): Promise<Answer> {
  return new Promise((answered, failed) => {
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    })
    const tooSlow = setTimeout(() => {
      answered({ kind: 'unreadable', reason: 'tooSlow' })
      void worker.terminate()
    }, milliseconds)
    worker.once('message', (answer: Answer) => answered(answer))
    worker.once('error', (error: unknown) => {
      const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (isFull) answered({ kind: 'unreadable', reason: 'tooLarge' })
      else failed(error instanceof Error ? error : new Error(String(error)))
    })
    worker.once('exit', () => {
      clearTimeout(tooSlow)
      failed(new Error('the thread ended without an answer'))
    })
  })
}

const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
let next = 0

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const lane = next
  next = (next + 1) % lanes.length
  const turn = (lanes[lane] ?? Promise.resolve()).then(work)
  lanes[lane] = turn.catch(() => undefined)
  return turn
}
