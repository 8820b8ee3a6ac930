import { randomBytes } from 'node:crypto'
import { hashPassword } from '#features/access/sign-in/server/passwords.ts'
import { todayIn } from '#kit/day.ts'
import { addWeeks, type Week, weekOf } from '#kit/week.ts'
import { openDatabase } from '#platform/server/database.ts'
import { migrate } from '#platform/server/migrate.ts'
import { serverProgram } from '../scripts/build.ts'
import { type Agency, insertAgency } from '../bench/agency.ts'
import { run, type Running } from '../bench/processes.ts'
import type { ProofContext } from './ground.ts'
import { databaseProcesses, killAll } from './killing.ts'
import { ask } from './requests.ts'

export const password = 'richtig-schwer'
/** The same for all servers of a run, so that cookies outlive each of them. */
export const secret = randomBytes(32).toString('base64url')
/** Next week: all its days are ahead. */
export const firstWeek: Week = addWeeks(weekOf(todayIn('Europe/Berlin', Temporal.Now.instant())), 1)

type Env = Readonly<Record<string, string>>

export const envOf = (dataFolder: string, more: Env = {}): Env => ({
  DATA_DIR: dataFolder,
  SECRET: secret,
  PORT: '0',
  ...more,
})

/** The server as `npm start` runs it; ended with the proof at the latest. */
export async function startServer(ground: ProofContext, env: Env): Promise<Running> {
  const server = await run([serverProgram], env)
  ground.after(() => server.stop('SIGKILL'))
  return server
}

/** The same with the embedded database in a folder of its own; that ends with the proof as well. */
export async function startEmbedded(ground: ProofContext, folder: string, env: Env = {}): Promise<Running> {
  ground.after(() => killAll(databaseProcesses(folder)))
  return startServer(ground, envOf(folder, env))
}

/** An agency in a database, which is migrated first. */
export async function agencyIn(databaseUrl: string, people = 12): Promise<Agency> {
  await migrate(databaseUrl)
  const database = openDatabase(databaseUrl)
  try {
    return await insertAgency(database, { people, firstWeek, secret, passwordHash: await hashPassword(password) })
  } finally {
    await database.close()
  }
}

/** A server with an agency, on the shared PostgreSQL. */
export async function openAgency(ground: ProofContext, { people = 12, env = {} }: { people?: number; env?: Env } = {}) {
  const databaseUrl = await ground.newDatabase()
  const agency = await agencyIn(databaseUrl, people)
  const server = await startServer(ground, envOf(ground.folder(), { DATABASE_URL: databaseUrl, ...env }))
  return { databaseUrl, agency, server }
}

/** The profile behind a cookie. */
export async function whoIs(url: string, cookie: string): Promise<string> {
  const { text } = await ask(`${url}/api/v1/session`, { cookie })
  const session: { member?: { profileId?: string } } = JSON.parse(text)
  return session.member?.profileId ?? ''
}
