import fs from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { isAnyone } from '#features/accounts/server/account-store.ts'
import { systemClock } from '#platform/server/clock.ts'
import { claimOwnership, startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { type Env, readEnv } from '#platform/server/env.ts'
import { openLog } from '#platform/server/log.ts'
import { migrate } from '#platform/server/migrate.ts'
import { ensureDemo } from './sample/demo.ts'
import { closesGently } from './server/closing.ts'
import { openStaffel, secretIn } from './server/open.ts'

const webFolder = path.resolve(import.meta.dirname, '../../dist/web')
const leaveWithin = 10_000

type Undo = () => Promise<void>

/** What has been opened, closed in the opposite order on the way out. */
const undo: Undo[] = []
let leaving = false

async function leave(code: number): Promise<void> {
  if (leaving) return
  leaving = true
  setTimeout(() => process.exit(code), leaveWithin).unref()
  for (const step of undo.toReversed()) await step().catch(() => {})
  process.exit(code)
}

// before the first await: a signal while starting must not leave a database server behind
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const unwritable = new Set(['EACCES', 'EROFS', 'EEXIST', 'ENOTDIR', 'EPERM'])

async function openDatabaseUrl(env: Env): Promise<string> {
  try {
    fs.mkdirSync(env.DATA_DIR, { recursive: true })
    if (env.DATABASE_URL !== undefined) return env.DATABASE_URL
    const server = await startEmbeddedPostgres({ folder: env.DATA_DIR, report: say })
    const owner = await claimOwnership(server.url, () => {
      say('The embedded database has ended; Staffel ends with it.')
      void leave(1)
    })
    if (!owner) throw new Error(`The data folder ${env.DATA_DIR} is in use by another Staffel.`)
    undo.push(
      () => server.stop(),
      () => owner.release(),
    )
    return server.url
  } catch (cause) {
    throw cause instanceof Error && 'code' in cause && unwritable.has(String(cause.code))
      ? new Error(`The data folder ${env.DATA_DIR} is not writable.`, { cause })
      : cause
  }
}

/** A port that nobody has at this moment, for `PORT=0`. */
const freePort = (hostname: string): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, hostname, () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Milliseconds. A client that says what it wants a byte at a time does not hold its connection for longer. */
const limits = { headersTimeout: 20_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 }

const listen = (fetch: Parameters<typeof getRequestListener>[0], hostname: string, port: number): Promise<Server> =>
  new Promise((opened, failed) => {
    const listener = getRequestListener(fetch, { hostname })
    const server = createHttpServer(limits, (request, response) => void listener(request, response))
    server.once('error', (cause: NodeJS.ErrnoException) =>
      failed(
        cause.code === 'EADDRINUSE' ? new Error(`Port ${port} on ${hostname} is taken by another program.`) : cause,
      ),
    )
    server.listen(port, hostname, () => opened(server))
  })

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const log = openLog(env.LOG_LEVEL)
  const port = env.PORT === 0 ? await freePort(env.HOST) : env.PORT
  const databaseUrl = await openDatabaseUrl(env)
  await migrate(databaseUrl).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ECONNREFUSED' || cause.code === 'ENOTFOUND'
      ? new Error('The database that DATABASE_URL names cannot be reached.', { cause })
      : cause
  })
  const staffel = await openStaffel({
    env,
    clock: systemClock,
    log,
    databaseUrl,
    secret: env.SECRET ?? secretIn(env.DATA_DIR),
    port,
    webFolder: fs.existsSync(webFolder) ? webFolder : undefined,
    sampleByDefault: env.DATABASE_URL === undefined,
  })
  undo.push(() => staffel.close())
  if (env.STAFFEL_DEMO) await ensureDemo(staffel.services, say)
  const server = await listen(staffel.http.fetch, env.HOST, port)
  undo.push(closesGently(server, () => staffel.services.live.endStreams()))
  say(`Staffel is ready at ${staffel.services.publicUrl}`)
  if (!(await staffel.services.database.installation(isAnyone)))
    say(`Set-up code for a first visitor from another machine: ${staffel.setupCode}`)
}

start().catch(async (cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  await leave(1)
})
