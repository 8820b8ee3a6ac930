import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildServerIfNeeded, serverProgram } from '../scripts/build.ts'
import { clockOffset } from './moved-clock.ts'
import type { World } from './world.ts'

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

buildServerIfNeeded()
const running = new Set<Started>()
const folders: string[] = []
/** Milliseconds: the time of the world when the first of them was started, and how far their clock is from the real one. */
const shared = { worldTime: 0, offset: 0 }

/** A program of ours as npm runs it behind its bootstrap. */
export const launch = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  spawn(process.execPath, args, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Starts the server as `npm start` does, or takes one that was just started, until it is ready or has ended. */
export async function start(
  env: Readonly<Record<string, string>>,
  child: ReturnType<typeof launch> = launch([serverProgram], env),
): Promise<Started> {
  let [said, written] = ['', '']
  const ready = Promise.withResolvers<string | undefined>()
  child.stderr.on('data', chunk => {
    said += chunk
    written += chunk
  })
  child.stdout.on('data', chunk => {
    written += chunk
    const url = written.match(/ready at ([^\s"]+)/)?.[1]
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

/**
 * One more server on the database of a world, of its installation. Its clock runs, from the time of the world's; several that are
 * started meanwhile agree.
 * @throws when it does not start
 */
export async function startBeside(
  { databaseUrl, staffel, clock }: World,
  env: Readonly<Record<string, string>> = {},
): Promise<Started & { url: string }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-beside-'))
  folders.push(folder)
  const secret = staffel.services.secret
  const worldTime = clock.now().epochMilliseconds
  if (shared.worldTime !== worldTime) {
    Object.assign(shared, { worldTime, offset: worldTime - Date.now() + clockOffset })
  }
  const started = await start({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SECRET: secret,
    NODE_OPTIONS: `--import=${new URL('moved-clock.ts', import.meta.url).href}`,
    E2E_CLOCK_OFFSET: String(shared.offset),
    ...env,
  })
  const { url } = started
  if (url === undefined) throw new Error(`the server did not start: ${started.said}`)
  return { ...started, url }
}

/** Ends all that are still there. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(each => each.stop()))
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
}
