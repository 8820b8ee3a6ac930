import { startChild } from './child-pool.ts'
import type { ChildMessage } from './child-side.ts'
import { residentMegabytesOf, watchEvery } from './resident.ts'

interface Followed<Note> {
  readonly program: URL
  /** Of scripts, in megabytes. */
  readonly heap: number
  /** Of the whole process. */
  readonly megabytes: number
  readonly hear: (note: Note) => void
  /** Ends the process at once: what it has said until then is all there is. */
  readonly signal: AbortSignal
  /** Milliseconds that it may take to start; left out: 30 seconds. */
  readonly startWithin?: number
}

/** `full`: it wanted more memory than it may have. `died`: the work itself, or the system, ended the process. */
export type ChildWithProgressResult<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'stopped' | 'full' | 'died' }

/** One long work in a process of its own, which says how far it is and ends with it. */
export async function runChildWithProgress<Note, Answer>(
  task: object,
  { megabytes, hear, signal, ...room }: Followed<Note>,
): Promise<ChildWithProgressResult<Answer>> {
  if (signal.aborted) return { kind: 'stopped' }
  const { child, ready } = startChild(room)
  const { promise, resolve, reject } = Promise.withResolvers<ChildWithProgressResult<Answer>>()
  child.on('message', (message: ChildMessage<Answer>) => {
    if (message.kind === 'done') resolve(message)
    if (message.kind === 'failed') reject(new Error(message.message))
    // whoever sends it knows its kind
    if (message.kind === 'note') hear(message.note as Note)
  })
  // the system ends what gets no more memory by a signal; a fault in the work is another thing
  child.once('exit', (_code, by) => {
    resolve({ kind: by === null || by === 'SIGSEGV' || by === 'SIGBUS' ? 'died' : 'full' })
  })
  const stop = () => resolve({ kind: 'stopped' })
  signal.addEventListener('abort', stop)
  const watch = setInterval(() => {
    void residentMegabytesOf(child).then(resident => {
      if (resident > megabytes) resolve({ kind: 'full' })
    })
  }, watchEvery)
  // one that is stopped while it starts never gets ready, and nobody waits for it
  ready.then(isReady => {
    if (!isReady) resolve({ kind: 'died' })
    else if (child.connected) child.send(task, cause => cause && resolve({ kind: 'died' }))
  }, reject)
  return promise.finally(() => {
    clearInterval(watch)
    signal.removeEventListener('abort', stop)
    child.kill('SIGKILL')
  })
}
