import fs from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import { getRequestListener, RequestError } from '@hono/node-server'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { hasAnyAccount } from '#features/access/sign-in/server/account-store.ts'
import { systemClock } from '#platform/server/clock.ts'
import { type Env, publicUrl } from '#platform/server/env.ts'
import { openLog } from '#platform/server/log.ts'
import { migrate } from '#platform/server/migrate.ts'
import type { Say } from '#platform/server/operator-lines.ts'
import { unreachableDatabase } from '#platform/server/unreachable-database.ts'
import { nightlyPlanOf } from './backing-up.ts'
import { discardUnreadBody } from './bodies.ts'
import { createGracefulClose } from './closing.ts'
import { limitConnections } from './crowding.ts'
import { openStaffel } from './open.ts'
import { readOrCreateSecret } from './secret.ts'
import { listenError } from './settings.ts'
import { answerUnreadableRequests } from './unreadable.ts'

const webFolder = path.resolve(import.meta.dirname, '../../../dist/web')

interface Serving {
  readonly env: Env
  readonly databaseUrl: string
  readonly say: Say
  /** Is given how to close what has been opened; to be called in the opposite order. */
  readonly onOpened: (close: () => Promise<void>) => void
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

/**
 * Milliseconds. The first two end a request that arrives a byte at a time. An idle connection stays open for longer than
 * proxies keep theirs: a request sent while the server closes its connection is lost, and the proxy answers 502.
 */
const limits = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 125_000,
  // bytes; nginx takes 32 KB, and a refusal while more of them arrive would reset the connection
  maxHeaderSize: 40_000,
}

const listen = (fetch: Parameters<typeof getRequestListener>[0], hostname: string, port: number): Promise<Server> =>
  new Promise((opened, failed) => {
    const server = createHttpServer(limits, (incoming, outgoing) => {
      // a host or an address that is none never comes to the app, which reads the bodies of all others to their end
      const errorHandler = async (cause: unknown) => {
        await discardUnreadBody({ incoming, outgoing })
        return new Response(null, { status: cause instanceof RequestError ? 400 : 500 })
      }
      void getRequestListener(fetch, { hostname, errorHandler })(incoming, outgoing)
    })
    answerUnreadableRequests(server)
    server.once('error', cause => failed(listenError(cause, hostname, port)))
    server.listen(port, hostname, () => opened(server))
  })

/**
 * Migrates the database, opens Staffel on it and says that it is ready.
 * @throws Error with one sentence for whoever started it
 */
export async function serve({ env, databaseUrl, say, onOpened }: Serving): Promise<void> {
  const log = openLog(env.LOG_LEVEL)
  const port = env.PORT === 0 ? await freePort(env.HOST) : env.PORT
  await migrate(databaseUrl, { log }).catch((cause: NodeJS.ErrnoException) => {
    throw unreachableDatabase(env, cause) ?? cause
  })
  const staffel = await openStaffel({
    env,
    clock: systemClock,
    log,
    databaseUrl,
    secret: env.SECRET ?? readOrCreateSecret(env.DATA_DIR),
    port,
    webFolder: fs.existsSync(webFolder) ? webFolder : undefined,
    nightly: nightlyPlanOf(env),
  })
  onOpened(() => staffel.close())
  if (env.STAFFEL_DEMO) await (await import('../sample/demo.ts')).ensureDemoOrganization(staffel.services, say)
  const isNew = !(await staffel.services.database.installation(hasAnyAccount))
  const server = await listen(staffel.http.fetch, env.HOST, port)
  limitConnections(server, env.TRUSTED_PROXIES)
  onOpened(createGracefulClose(server, () => staffel.services.live.endStreams()))
  releaseMemory(server)
  say(`Staffel is ready at ${staffel.services.publicUrl}`)
  if (env.SMTP_URL !== undefined) void reportMailServer(env.SMTP_URL, env, say)
  if (isNew) say(`Setup code for a first visitor from another machine: ${staffel.setupCode}`)
}

/** Reports a mail server that does not accept mails. */
async function reportMailServer(url: string, env: Env, say: Say): Promise<void> {
  const { smtpProblem } = await import('#platform/server/postman.ts')
  const problem = await smtpProblem(url, env.SMTP_TLS, new URL(publicUrl(env)).hostname)
  if (problem === undefined) return
  say(`The mail server that SMTP_URL names ${problem}. Mails wait until it accepts them.`, {}, 'warn')
}

/** Milliseconds after the start: a proxy or the last visitors of the node before have come back by then. */
const patience = 5_000

/**
 * Loading leaves 100 MB that nobody needs, and V8 keeps it until there is work. Once, and only while nobody is connected: it
 * takes a third of a second.
 */
function releaseMemory(server: Server): void {
  setTimeout(() => {
    server.getConnections((_, connections) => {
      if (connections > 0) return
      setFlagsFromString('--expose-gc')
      const collect: NodeJS.GCFunction = runInNewContext('gc')
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    })
  }, patience).unref()
}
