import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'

/** What a process that works apart tells the one that started it. */
export type ChildMessage<Answer> =
  | { readonly kind: 'ready' }
  /** How far it is, for whoever follows it. */
  | { readonly kind: 'note'; readonly note: unknown }
  | { readonly kind: 'done'; readonly answer: Answer }
  /** A fault of our own. */
  | { readonly kind: 'failed'; readonly message: string }

const send = (message: ChildMessage<unknown>) => process.send?.(message)

/** Says that the next task may come; to be called by a module that was started apart, once it listens for tasks. */
export function sendReadyToParent(): void {
  giveWay()
  endWithParent()
  send({ kind: 'ready' })
  // it is killed in the end, and then nothing would be written
  flushCompileCache()
}

/** Says how far it is. Who works without a pause has to make one, or nothing of it leaves. */
export const sendProgressToParent = (note: unknown): void => {
  send({ kind: 'note', note })
}

export function sendResultToParent(work: Promise<unknown>): void {
  work.then(
    answer => send({ kind: 'done', answer }),
    (cause: unknown) =>
      send({ kind: 'failed', message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  )
}

/** In milliseconds. */
const parentCheckInterval = 500

/**
 * A busy loop keeps the event loop from hearing that the channel has closed, and the parent that enforced the time limit is
 * gone. A thread of its own therefore asks for the parent: an orphan gets another one. Windows keeps the old number, so there
 * only the closed channel ends the process.
 */
function endWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  const watchdog = `
    const { workerData: parent } = require('node:worker_threads')
    setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), ${parentCheckInterval})`
  new Worker(watchdog, { eval: true, workerData: process.ppid }).unref()
}

/** When the whole machine has no memory left, Linux ends this one first, not the server or the database. */
function giveWay(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // another system
  }
}
