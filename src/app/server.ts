import { flushCompileCache } from 'node:module'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { claimDatabase } from '#platform/server/embedded-postgres-claim.ts'
import { type Env, readEnv } from '#platform/server/env.ts'
import { makeWritableFolder } from '#platform/server/folder.ts'
import { openOperatorLines } from '#platform/server/operator-lines.ts'
import { programVersion } from '#platform/server/program-version.ts'
import { shownSettings } from '#platform/server/shown-settings.ts'
import { errorInBrief } from '#platform/server/logged-error.ts'
import { misspelledNames, requireUsableSettings } from './server/settings.ts'
import { handleUncaughtErrors } from './server/uncaught.ts'
import { SetupError, setupErrorCode } from '#platform/server/setup-error.ts'

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
handleUncaughtErrors(() => void leave(1))

const say = openOperatorLines(process.stdout)

/** More than a second of loading, which a second server on the same folder must not spend before it is refused. */
const loadServing = () => import('./server/serving.ts')

async function openDatabaseUrl(env: Env): Promise<string> {
  makeWritableFolder(env.DATA_DIR)
  if (env.DATABASE_URL !== undefined) return env.DATABASE_URL
  const starting = startEmbeddedPostgres({
    folder: env.DATA_DIR,
    report: say,
    onLaunch: () => void loadServing().catch(() => {}),
  })
  const claiming = starting.then(({ url }) =>
    claimDatabase(url, () => {
      say('The embedded database has ended; Staffel ends with it.')
      void leave(1)
    }),
  )
  // known before it runs: whoever leaves meanwhile waits for it, and takes it along if nobody else is on it
  undo.push(async () => {
    const owner = await claiming
    if (!owner) return
    await owner.release()
    await (await starting).stop()
  })
  const [server, owner] = await Promise.all([starting, claiming])
  if (leaving) throw new Error('Stopped before it was ready.')
  if (!owner) throw new Error(`The data folder ${env.DATA_DIR} is in use by another Staffel.`)
  return server.url
}

/** The first line: which version, and the settings that the environment makes. */
function sayWhatStarts(env: Env): void {
  const set = shownSettings(env, process.env).filter(({ isSet }) => isSet)
  const settings = Object.fromEntries(set.map(({ name, value }) => [name, value]))
  const shown = set.map(({ name, value = '' }) => `${name}=${value}`).join(' ')
  const details = { event: 'starting', version: programVersion, settings }
  say(`Staffel ${programVersion} starts with ${shown || 'default settings'}.`, details)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  sayWhatStarts(env)
  // before there is a database to be ended
  await requireUsableSettings(env)
  for (const { name, meant } of misspelledNames(Object.keys(process.env)))
    say(`The environment variable ${name} is not known to Staffel. Did you mean ${meant}?`, {}, 'warn')
  const databaseUrl = await openDatabaseUrl(env)
  const { serve } = await loadServing()
  await serve({ env, databaseUrl, say, onOpened: step => undo.push(step) })
  // left by itself only on the way out: after a crash every start would compile all that is loaded again
  flushCompileCache()
}

start().catch(async (cause: unknown) => {
  if (leaving) return
  process.stderr.write(`${errorInBrief(cause)}\n`)
  await leave(cause instanceof SetupError ? setupErrorCode : 1)
})
