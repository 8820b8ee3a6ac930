import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Running {
  readonly url: string
  readonly pid: number
  /** From the start of the process to its first word of being ready, in milliseconds. */
  readonly readyAfter: number
  /** Resolves with what it said on its way out when it has ended, by whatever hand. */
  readonly ended: Promise<Ended>
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface Ended {
  readonly code: number | null
  /** All that it wrote to its standard error. */
  readonly said: string
  /** From the start of the process, in milliseconds. */
  readonly after: number
}

type Env = Readonly<Record<string, string>>

interface How {
  readonly cwd?: string
  /** What it prints with its address when it is ready. */
  readonly ready?: RegExp
  /** Is told its process id, before it is ready or ends. */
  readonly onSpawn?: (pid: number) => void
}

/** Starts a program and waits until it says that it is ready. */
export async function run(args: readonly string[], env: Env, how: How = {}): Promise<Running> {
  const started = await tryToRun(args, env, how)
  if ('url' in started) return started
  throw new Error(`${args.join(' ')} ended before it was ready: ${started.said}`)
}

/** The same, where it may end instead of becoming ready. */
export async function tryToRun(
  args: readonly string[],
  env: Env,
  { cwd, ready = /ready at ([^\s"]+)/, onSpawn }: How = {},
): Promise<Running | Ended> {
  const began = performance.now()
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (!child.stdout || child.pid === undefined) throw new Error(`${args.join(' ')} did not start`)
  const pid = child.pid
  onSpawn?.(pid)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = once(child, 'exit').then(() => ({
    code: child.exitCode,
    said: said.trim(),
    after: performance.now() - began,
  }))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(ready)?.[1]
    if (url === undefined) continue
    child.stdout.resume()
    return {
      url: url.replace('localhost', '127.0.0.1'),
      pid,
      readyAfter: performance.now() - began,
      ended,
      async stop(signal = 'SIGTERM') {
        child.kill(signal)
        await ended
      },
    }
  }
  return ended
}
