import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { claimDatabase } from './embedded-postgres-claim.ts'
import { clusterHomeOf } from './embedded-postgres-location.ts'
import type { Env } from './env.ts'
import { SetupError } from './setup-error.ts'

export interface OpenedDatabase {
  readonly databaseUrl: string
  /** Whether a server was running on it already. */
  readonly wasRunning: boolean
  /** Leaves the database as it was found: running or stopped. */
  close(): Promise<void>
}

/** The database of an installation, to look into while a Staffel may be running on it. */
export async function openSharedDatabase(env: Env): Promise<OpenedDatabase> {
  if (env.DATABASE_URL !== undefined) return { databaseUrl: env.DATABASE_URL, wasRunning: true, close: async () => {} }
  refuseUnlessThere(env)
  refuseMoved(env)
  const server = await startEmbeddedPostgres({ folder: env.DATA_DIR })
  return {
    databaseUrl: server.url,
    wasRunning: server.adopted,
    async close() {
      if (server.adopted) return
      // a Staffel may have been started meanwhile, and adopted the server that we had started
      const owner = await claimDatabase(server.url)
      await owner?.release()
      if (owner) await server.stop()
    },
  }
}

/**
 * The database of the data folder, with no Staffel running on it.
 * @throws Error with one sentence when one is
 */
export async function openExclusiveDatabase(
  env: Env,
  { make, report }: { make: boolean; report?: (line: string) => void },
): Promise<Omit<OpenedDatabase, 'wasRunning'>> {
  if (!make) refuseUnlessThere(env)
  const server = await startEmbeddedPostgres({ folder: env.DATA_DIR, ...(report ? { report } : {}) })
  const owner = await claimDatabase(server.url)
  if (!owner) throw new Error(`A Staffel is running on the data folder ${env.DATA_DIR}: stop it first.`)
  return {
    databaseUrl: server.url,
    async close() {
      await owner.release()
      await server.stop()
    },
  }
}

const moveNoteOf = (folder: string): string => path.join(folder, 'postgres.moved')

/** From now on the embedded database of the folder is a stale copy. `url`: of the database that has its data. */
export function noteMove(folder: string, url: string): void {
  // without user and password
  const target = url.replace(/^\w+:\/\/(?:[^@/]*@)?/, '').replace(/\?.*$/, '')
  writeFileSync(moveNoteOf(folder), `${target}\n`)
}

/** @throws SetupError with one sentence when the data of the embedded database was moved to another one */
export function refuseMoved({ DATA_DIR, DATABASE_URL }: Env): void {
  const note = moveNoteOf(DATA_DIR)
  if (DATABASE_URL !== undefined || !existsSync(note)) return
  const target = readFileSync(note, 'utf8').trim()
  throw new SetupError(
    `The data of ${DATA_DIR} was moved to ${target}: set DATABASE_URL. To return to the stale embedded copy, delete ${note}.`,
  )
}

function refuseUnlessThere({ DATA_DIR }: Env): void {
  if (existsSync(DATA_DIR) && existsSync(path.join(clusterHomeOf(DATA_DIR), 'data'))) return
  throw new Error(
    `There is no embedded database in ${DATA_DIR}. DATA_DIR or DATABASE_URL says where Staffel keeps its data.`,
  )
}
