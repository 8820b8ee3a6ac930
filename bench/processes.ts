import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Running {
  readonly url: string
  readonly pid: number
  /** From the start of the process to its first word of being ready, in milliseconds. */
  readonly readyAfter: number
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a program that prints `ready at <url>`, or what else is told, and waits for that. */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { cwd, ready = /ready at (\S+)/ }: { cwd?: string; ready?: RegExp } = {},
): Promise<Running> {
  const began = performance.now()
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout || child.pid === undefined) throw new Error(`${args.join(' ')} did not start`)
  const pid = child.pid
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(ready)?.[1]
    if (url === undefined) continue
    child.stdout.resume()
    return {
      url: url.replace('localhost', '127.0.0.1'),
      pid,
      readyAfter: performance.now() - began,
      async stop(signal = 'SIGTERM') {
        child.kill(signal)
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      },
    }
  }
  throw new Error(`${args.join(' ')} ended before it was ready`)
}
