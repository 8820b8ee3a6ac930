import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { launchOf, ourselves, runToEnd, type LaunchPrefix } from '#platform/server/embedded-postgres-process.ts'
import { until } from '../test/until.ts'
import { type ProofContext, NotPossible } from './ground.ts'
import { killAll, withChildren } from './killing.ts'
import { countOf, query } from './sql.ts'

/** Debian's: the oldest version that we run on, with what makes a standby. */
const binaries = '/usr/lib/postgresql/15/bin'
/** PostgreSQL refuses to run as root. */
const way: LaunchPrefix = process.getuid?.() === 0 ? { prefix: [], user: { uid: 65_534, gid: 65_534 } } : ourselves
const database = 'staffel'

export interface Server {
  readonly port: number
  readonly url: string
  /** Again, as a machine that comes back. */
  start(): Promise<void>
  /** All its processes at once, with SIGKILL. */
  kill(): void
}

/** A primary and a standby that every commit waits for, on loopback. */
export async function openPair(ground: ProofContext): Promise<{ primary: Server; standby: Server; url: string }> {
  if (!fs.existsSync(path.join(binaries, 'pg_basebackup'))) throw new NotPossible(`no PostgreSQL in ${binaries}`)
  const folder = ground.folder()
  if (way.user) fs.chownSync(folder, way.user.uid, way.user.gid)
  const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')]
  await program('initdb', '-D', one, '-U', 'staffel', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const primary = await serverIn(ground, one)
  await primary.start()
  await query(primary.url.replace(/\w+$/, 'postgres'), `create database ${database}`)

  await program(
    'pg_basebackup',
    '-D',
    other,
    '-h',
    '127.0.0.1',
    '-p',
    String(primary.port),
    '-U',
    'staffel',
    '-R',
    '-c',
    'fast',
  )
  const standby = await serverIn(ground, other)
  // the last line counts
  const reach = `host=127.0.0.1 port=${primary.port} user=staffel application_name=standby`
  fs.appendFileSync(path.join(other, 'postgresql.auto.conf'), `primary_conninfo = '${reach}'\n`)
  await standby.start()
  await query(primary.url, "alter system set synchronous_standby_names = 'standby'")
  await query(primary.url, 'select pg_reload_conf()')
  const isInStep = () =>
    countOf(primary.url, "select count(*) from pg_stat_replication where sync_state = 'sync'").then(
      count => count === 1,
    )
  await until(isInStep, { what: 'a standby that commits wait for' })
  const url = `postgres://staffel@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/${database}?target_session_attrs=read-write`
  return { primary, standby, url }
}

async function program(name: string, ...args: string[]): Promise<void> {
  const { status, output } = await runToEnd(way, path.join(binaries, name), args)
  if (status !== 0) throw new Error(`${name}: ${output}`)
}

async function serverIn(ground: ProofContext, data: string): Promise<Server> {
  const port = await freePort()
  const url = `postgres://staffel@127.0.0.1:${port}/${database}`
  fs.appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\nwal_retrieve_retry_interval = 500ms\n`,
  )
  let pid = 0
  const kill = () => killAll(pid === 0 ? [] : withChildren(pid))
  ground.after(kill)
  return {
    port,
    url,
    kill,
    async start() {
      const launch = launchOf(way, path.join(binaries, 'postgres'), ['-D', data])
      const child = spawn(launch.command, launch.args, { ...launch.options, stdio: 'ignore' })
      child.once('exit', () => {
        pid = 0
      })
      pid = child.pid ?? 0
      const answers = () =>
        query(url.replace(/\w+$/, 'postgres'), 'select 1').then(
          () => true,
          () => false,
        )
      await until(answers, { what: `the server in ${data}` })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise(found => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
