import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client, DatabaseError } from 'pg'
import { packagedPostgresFolder } from './embedded-postgres-binaries.ts'
import { ensureCluster, ensureFolder, readClusterPassword, superuser } from './embedded-postgres-cluster.ts'
import { launchUntilReady, readyWithin, watchStart } from './embedded-postgres-launch.ts'
import { database, ensureDatabaseOwner, owner, deriveOwnerPassword } from './embedded-postgres-owner.ts'
import { chooseClusterLocation, clusterHomeOf, recordClusterHome } from './embedded-postgres-location.ts'
import { pause, type RunningServer, findRunningServer } from './embedded-postgres-process.ts'

export interface EmbeddedPostgresOptions {
  /** Holds `postgres/{data,password}` and `postgres.log`; made when missing. */
  readonly folder: string
  /** The folder of another PostgreSQL's `initdb` and `postgres`, 15 or newer; default: the one out of npm. */
  readonly binaries?: string
  /** Server settings over the default ones, such as `{ fsync: 'off' }` in tests. */
  readonly settings?: Readonly<Record<string, string>>
  /** Is told in a sentence what takes long or is out of the ordinary. */
  readonly report?: (line: string) => void
  /** Is called when no server is running there, before one is started: what takes a while can begin meanwhile. */
  readonly onLaunch?: () => void
}

export interface EmbeddedPostgres {
  /** Of the role that owns the database and has no power over the server, with its password. */
  readonly url: string
  /** Of the superuser. Staffel itself does without. */
  readonly superuserUrl: string
  /** The server was already running: somebody else's, or left by an app that was killed. */
  readonly adopted: boolean
  /** Open transactions are rolled back, connections closed. Resolves when the server is gone. May be called again. */
  stop(): Promise<void>
}

const defaultSettings: Readonly<Record<string, string>> = {
  shared_buffers: '128MB',
  max_connections: '100',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  log_checkpoints: 'off',
  ...recoverySyncSettings(os.platform(), os.release()),
  // a statement that fails is told in our log, without its values: the server's words and details quote them
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/**
 * After a crash all files of the data are brought to the disk before anything is read. One by one that is most of the
 * start; Linux does it in one step, and says since 5.8 when it could not (docs/decisions/0047-syncing-in-one-step.md).
 */
export function recoverySyncSettings(platform: string, release: string): Readonly<Record<string, string>> {
  const [, major = 0, minor = 0] = (/^(\d+)\.(\d+)/.exec(release) ?? []).map(Number)
  const reportsErrors = platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
  return reportsErrors ? { recovery_init_sync_method: 'syncfs' } : {}
}

/**
 * Milliseconds. A server that was asked to stop while it recovered from a crash may wait for itself for ever (PostgreSQL
 * 18 does); one that is told to end at once loses nothing, it recovers at its next start. Less than an app has to leave.
 */
const stopsWithin = 5_000
const goneWithin = 60_000

/**
 * A real PostgreSQL server as a child process that outlives us: data survives a kill of either, and whoever starts next
 * in the same folder adopts the server that is still running. Throws an `Error` of one sentence that names the log file.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder)
  const log = path.join(folder, 'postgres.log')
  ensureFolder(folder)
  const home = clusterHomeOf(folder)
  const report = options.report ?? (() => {})
  const found = await answeringIn(home, watchStart(home, log, report))
  if (found) return await handle(home, found, true, log)

  options.onLaunch?.()
  const settings = { ...defaultSettings, ...options.settings }
  const place = await chooseClusterLocation(folder, options.binaries ?? packagedPostgresFolder(), report)
  if (!existsSync(path.join(place.home, 'data'))) report('Creating the database.')
  await ensureCluster(place, { durable: settings.fsync !== 'off' })
  recordClusterHome(folder, place.home)
  const { server, adopted } = await launchUntilReady(place, settings, log, report)
  return await handle(place.home, server, adopted, log)
}

async function handle(home: string, server: RunningServer, adopted: boolean, log: string): Promise<EmbeddedPostgres> {
  const password = deriveOwnerPassword(readClusterPassword(home))
  const superuserUrl = urlOf(home, server)
  await ensureDatabaseOwner(superuserUrl, password)
  return {
    url: `postgres://${owner}:${password}@127.0.0.1:${server.port}/${database}`,
    superuserUrl,
    adopted,
    stop: () => stop(path.join(home, 'data'), server.pid, log),
  }
}

const urlOf = (home: string, { port }: RunningServer) =>
  `postgres://${superuser}:${readClusterPassword(home)}@127.0.0.1:${port}/${database}`

/** Waits for `postmaster.pid` to go and not for the process, which as a zombie would still seem alive. */
async function stop(data: string, pid: number, log: string): Promise<void> {
  const running = () => findRunningServer(data)?.pid === pid
  for (const [signal, within] of [
    ['SIGINT', stopsWithin],
    ['SIGQUIT', goneWithin],
  ] as const) {
    if (running()) process.kill(pid, signal)
    for (const end = Date.now() + within; running() && Date.now() < end; ) await pause(10)
  }
  if (running()) throw new Error(`PostgreSQL did not stop within ${goneWithin / 1000} s, see ${log}.`)
}

/** The server that is running there, once it answers; undefined when there is none, or it was about to stop or die. */
async function answeringIn(home: string, watch: ReturnType<typeof watchStart>): Promise<RunningServer | undefined> {
  const data = path.join(home, 'data')
  const began = Date.now()
  for (let hurried = false; Date.now() < began + readyWithin; await pause(20)) {
    const server = findRunningServer(data)
    if (!server) return undefined
    if (server.state === 'ready' && (await answers(urlOf(home, server)))) return server
    watch(server.pid)
    if (server.state === 'stopping' && !hurried && Date.now() > began + stopsWithin) {
      process.kill(server.pid, 'SIGQUIT')
      hurried = true
    }
  }
  throw new Error(`The PostgreSQL server that is running in ${home} does not answer.`)
}

/** A server that was killed just now still looks ready for some moments. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (cause) {
    // a refusal in the server's own words is an answer, as when it has no connection to spare; 57P03: not yet ready
    return cause instanceof DatabaseError && cause.code !== '57P03'
  } finally {
    await client.end().catch(() => {})
  }
}
