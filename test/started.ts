import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Started {
  readonly child: ChildProcess
  /** Undefined when it ended instead. */
  readonly url: string | undefined
  readonly code: number | null
  /** Its complaints so far. */
  readonly said: string
  /** All that it has written so far, log and complaints. */
  output(): string
  /** When it has ended by itself. */
  readonly gone: Promise<number | null>
  /** As somebody who asks it to, until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const running = new Set<Started>()

/** Starts the server as `npm start` does behind its bootstrap, until it is ready or has ended. */
export async function start(env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, ['src/app/server.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, written] = ['', '']
  const ready = Promise.withResolvers<string | undefined>()
  child.stderr.on('data', chunk => {
    said += chunk
    written += chunk
  })
  child.stdout.on('data', chunk => {
    written += chunk
    const url = written.match(/ready at (\S+)/)?.[1]
    if (url !== undefined) ready.resolve(url.replace('localhost', '127.0.0.1'))
  })
  const gone = once(child, 'close').then(() => {
    ready.resolve(undefined)
    return child.exitCode
  })
  const url = await ready.promise
  const started: Started = {
    child,
    url,
    code: child.exitCode,
    said: said.trim(),
    output: () => written,
    gone,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return gone
    },
  }
  running.add(started)
  void gone.then(() => running.delete(started))
  return started
}

/** Ends all that are still there. */
export const stopAll = () => Promise.all([...running].map(each => each.stop()))
