import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { ClusterLocation } from './embedded-postgres-location.ts'
import { isDiskFull } from './folder.ts'
import { SetupError } from './setup-error.ts'
import { launchOf, pause, type RunningServer, findRunningServer } from './embedded-postgres-process.ts'

/** Milliseconds. Recovery after a crash replays up to max_wal_size, which slow disks take minutes for. */
export const readyWithin = 5 * 60_000

/** After a kill -9 the lock file waits for the reaping of a zombie and the memory for the children: 1.5 s were seen. */
const triedAgainFor = 15_000
const passing = /postmaster\.pid|shared memory|Address already in use|could not create any TCP/

/** Milliseconds until a start says what it waits for, and between two reports. */
const reportsAfter = 2_000
const reportsEvery = 10_000
/** Milliseconds that a start may take on a full disk. */
const fullDiskPatience = 4_000

const fullDisk = (home: string) =>
  new Error(`The disk of ${home} is full. Free at least 32 MB and start again; nothing is lost.`)

const otherMajor = (home: string) =>
  new SetupError(
    `The database in ${home} is of PostgreSQL ${readFileSync(path.join(home, 'data/PG_VERSION'), 'utf8').trim()}, and this release brings another one. Make a backup with the release before, and restore it into a new DATA_DIR (docs/upgrade.md).`,
  )

/**
 * To be called while a server starts: reports what it waits for.
 * @throws Error when the disk is full, after it has ended the server: it recovers at its next start
 */
export function watchStart(
  home: string,
  log: string,
  report: (line: string) => void,
): (pid: number | undefined) => void {
  const began = Date.now()
  let next = began + reportsAfter
  return pid => {
    if (Date.now() < next) return
    const isFull = isDiskFull(home)
    if (isFull && Date.now() > began + fullDiskPatience) {
      if (pid !== undefined) process.kill(pid, 'SIGQUIT')
      throw fullDisk(home)
    }
    next = Date.now() + (isFull ? fullDiskPatience / 2 : reportsEvery)
    const seconds = Math.round((Date.now() - began) / 1000)
    report(
      isFull
        ? `The disk of ${home} is full; PostgreSQL may not start.`
        : `PostgreSQL is still starting after ${seconds} s. After a crash it recovers first, which ends by itself; its progress is in ${log}.`,
    )
  }
}

const largestLog = 16 * 1024 * 1024

interface Attempt {
  readonly pid: number | undefined
  /** Size of the log before it. */
  readonly logged: number
  ended: { readonly cause?: Error } | undefined
}

/** Starts the server, or waits for the one that somebody else starts there in the same moment. */
export async function launchUntilReady(
  { home, binaries, way }: ClusterLocation,
  settings: Readonly<Record<string, string>>,
  log: string,
  report: (line: string) => void,
): Promise<{ server: RunningServer; adopted: boolean }> {
  const data = path.join(home, 'data')
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const started = Date.now()
  rotate(log)
  for (;;) {
    const args = ['-D', data, '-k', '', '-p', String(await freePort()), '-c', 'listen_addresses=127.0.0.1', ...flags]
    const attempt = launch(launchOf(way, path.join(binaries, 'postgres'), args), log)
    const server = await readyOrEnded(data, attempt, watchStart(home, log, report))
    if (server) return { server, adopted: server.pid !== attempt.pid }
    if (!attempt.ended)
      throw new Error(`PostgreSQL did not become ready within ${readyWithin / 60_000} minutes, see ${log}.`)

    const said = readFileSync(log).subarray(attempt.logged).toString()
    if (!passing.test(said) || Date.now() > started + triedAgainFor) {
      if (/No space left on device/.test(said)) throw fullDisk(home)
      if (/database files are incompatible with server/.test(said)) throw otherMajor(home)
      const reason = attempt.ended.cause?.message ?? /(?:FATAL|PANIC): +(.*)/.exec(said)?.[1] ?? 'no reason given'
      throw new Error(`PostgreSQL did not start (${reason}), see ${log}.`, { cause: attempt.ended.cause })
    }
    await pause(100)
  }
}

/** The server is no part of our process group, so that a Ctrl+C reaches only the app, which stops the server last. */
function launch({ command, args, options }: ReturnType<typeof launchOf>, log: string): Attempt {
  const descriptor = openSync(log, 'a', 0o600)
  const logged = statSync(log).size
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', descriptor, descriptor] })
  closeSync(descriptor)
  const attempt: Attempt = { pid: child.pid, logged, ended: undefined }
  child.once('error', cause => {
    attempt.ended = { cause }
  })
  child.once('exit', () => {
    attempt.ended ??= {}
  })
  child.unref()
  return attempt
}

async function readyOrEnded(
  data: string,
  attempt: Attempt,
  watch: ReturnType<typeof watchStart>,
): Promise<RunningServer | undefined> {
  for (const end = Date.now() + readyWithin; Date.now() < end && !attempt.ended; await pause(10)) {
    const server = findRunningServer(data)
    if (server?.state === 'ready') return server
    watch(server?.pid)
  }
  return undefined
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

function rotate(log: string): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(log, `${log}.1`)
}
