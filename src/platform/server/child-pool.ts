import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import os from 'node:os'
import type { ChildMessage } from './child-side.ts'
import { type Requester, createFairQueue } from './fair-turns.ts'
import { processorTimeOf, residentMegabytesOf, watchEvery } from './resident.ts'

export interface ChildLimits {
  /** Processor time, where it is known: on a busy machine the clock says little. Up to four times as long by the clock. */
  readonly milliseconds: number
  /** Of the whole process, what it needs for itself included. */
  readonly megabytes: number
}

/**
 * `full`: it wanted more memory than it may have. `died`: the work itself ended the process. `busy`: it was not begun, since too
 * many wait, its turn did not come in time, or the machine is so busy that no process starts.
 */
export type ChildResult<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'late' | 'full' | 'died' | 'busy' }

interface ChildProgram {
  /** Uploads are files that are read, exports are files that are made; each kind has turns of its own. */
  readonly turns: keyof typeof turnsOf
  /** A module that listens for tasks, tells what comes of them, and says when it is ready. */
  readonly program: URL
  /** Of scripts, in megabytes. */
  readonly heap: number
  /** After so many works a process ends: a file that took it over does not see others' for long. */
  readonly works: number
  /** Milliseconds that it may take to start; left out: 30 seconds. */
  readonly startWithin?: number
}

interface Worker {
  readonly child: ChildProcess
  /** Its modules are loaded; false: not in time, and it was ended. */
  readonly ready: Promise<boolean>
  works: number
}

interface Resting {
  readonly wake: () => Worker
}

const defaultStart = 30_000
/** Where Node keeps compiled scripts: a program starts in half the time. */
const folder = process.env['NODE_COMPILE_CACHE']
const compileCache = folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
const idleFor = 60_000
/** By the clock, work may take a multiple of its processor time, but no more than this unless its processor time is more. */
const clockFactor = 4
const maxClock = 20_000
/** Whoever has grown beyond this gives it back by ending. */
const slimBelow = 200

/**
 * Two processes at once of each kind, one of them for others than the organisation that asks for much. Exports, which cost
 * their requester nothing, never take the turn of an upload.
 */
const limits = {
  lanes: 2,
  lanesOfOne: 1,
  waitingOfPerson: 4,
  waitingOfOrganization: 12,
  waiting: 60,
  maxWaitMilliseconds: 20_000,
}
const turnsOf = { uploads: createFairQueue(limits), exports: createFairQueue(limits) }

/**
 * Does what may take any time and memory in a process of its own, which is killed when it takes too much. One that is
 * done waits a while for the next work, because starting takes longer than most of it.
 */
export function openChildPool<Task extends object, Answer>(room: ChildProgram) {
  const resting: Resting[] = []

  async function perform(task: Task, limits: ChildLimits): Promise<ChildResult<Answer>> {
    const worker = resting.at(-1)?.wake() ?? startChild(room)
    if (!(await worker.ready)) return { kind: 'busy' }
    const outcome = await workOf<Answer>(worker, task, limits)
    worker.works += 1
    if (outcome.kind === 'done' && worker.works < room.works && (await isSlim(worker))) rest(worker)
    else worker.child.kill('SIGKILL')
    if (outcome.kind === 'failed') throw new Error(outcome.message)
    return outcome
  }

  function rest(worker: Worker): void {
    const { child } = worker
    const leave = () => {
      clearTimeout(tired)
      child.off('exit', leave)
      const at = resting.indexOf(place)
      if (at !== -1) resting.splice(at, 1)
    }
    const tired = setTimeout(() => {
      leave()
      child.kill('SIGKILL')
    }, idleFor).unref()
    child.once('exit', leave)
    // whoever waits for work does not keep the server from ending
    child.unref()
    child.channel?.unref()
    const wake = () => {
      leave()
      child.ref()
      child.channel?.ref()
      return worker
    }
    const place: Resting = { wake }
    resting.push(place)
  }

  return {
    /** Made from the task only when its turn has come: who waits holds nothing in memory. */
    async run(asker: Requester, task: () => Promise<Task>, limits: ChildLimits): Promise<ChildResult<Answer>> {
      return (await turnsOf[room.turns].take(asker, async () => perform(await task(), limits))) ?? { kind: 'busy' }
    },
  }
}

/** Starts a process that gets none of the server's settings and secrets. */
export function startChild({
  program,
  heap,
  startWithin = defaultStart,
}: Omit<ChildProgram, 'works' | 'turns'>): Worker {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heap}`],
    // nothing that the server knows, least of all its secrets
    env: { MALLOC_ARENA_MAX: '2', ...compileCache },
    serialization: 'advanced',
    // libraries tell the console what they think of a file; nobody wants to read that
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  comeLast(child)
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const tooLong = setTimeout(() => {
    resolve(false)
    child.kill('SIGKILL')
  }, startWithin)
  child.once('message', () => {
    // on a busy machine it had started threads before it was put last
    comeLast(child)
    resolve(true)
  })
  child.on('error', reject)
  child.once('exit', (code, signal) => reject(new Error(`${program.pathname} did not start: ${signal ?? code}`)))
  return { child, ready: promise.finally(() => clearTimeout(tooLong)), works: 0 }
}

/**
 * Everybody else's requests come first. Set from here and at once: the threads that a process starts have the priority of
 * the one that started them, and those that collect garbage, compile and draw are there before its first line runs.
 */
function comeLast({ pid }: ChildProcess): void {
  if (pid === undefined) return
  for (const id of new Set([pid, ...threadsOf(pid)])) {
    try {
      os.setPriority(id, os.constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // it has ended, which its exit event says
    }
  }
}

function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    // another system, or gone
    return []
  }
}

const clockLimitOf = ({ milliseconds }: Pick<ChildLimits, 'milliseconds'>): number =>
  Math.max(milliseconds, Math.min(milliseconds * clockFactor, maxClock))

/** Milliseconds by the clock until a requester has an answer at the latest: a proxy in front has to wait as long. */
export const maxAnswerTime = (work: Pick<ChildLimits, 'milliseconds'>): number =>
  limits.maxWaitMilliseconds + defaultStart + clockLimitOf(work)

type Outcome<Answer> =
  | Exclude<ChildResult<Answer>, { kind: 'busy' }>
  | { readonly kind: 'failed'; readonly message: string }

function workOf<Answer>({ child }: Worker, task: object, limits: ChildLimits): Promise<Outcome<Answer>> {
  const { promise, resolve } = Promise.withResolvers<Outcome<Answer>>()
  const onMessage = (message: ChildMessage<Answer>) => {
    if (message.kind !== 'ready' && message.kind !== 'note') resolve(message)
  }
  // libraries and the system end what gets no more memory; a fault in reading is another thing
  const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
    resolve({ kind: signal === null || signal === 'SIGSEGV' || signal === 'SIGBUS' ? 'died' : 'full' })
  child.on('message', onMessage)
  child.once('exit', onExit)
  const late = setTimeout(() => resolve({ kind: 'late' }), clockLimitOf(limits))
  // a process may have worked before
  const before = processorTimeOf(child)
  const watch = setInterval(() => {
    void Promise.all([processorTimeOf(child), before]).then(([now, from]) => {
      if (now !== undefined && from !== undefined && now - from > limits.milliseconds) resolve({ kind: 'late' })
    })
    void residentMegabytesOf(child).then(megabytes => {
      if (megabytes > limits.megabytes) resolve({ kind: 'full' })
    })
  }, watchEvery)
  child.send(task, cause => {
    if (cause) resolve({ kind: 'died' })
  })
  return promise.finally(() => {
    clearTimeout(late)
    clearInterval(watch)
    child.off('message', onMessage)
    child.off('exit', onExit)
  })
}

const isSlim = async ({ child }: Worker): Promise<boolean> => (await residentMegabytesOf(child)) < slimBelow
