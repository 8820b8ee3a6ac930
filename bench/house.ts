import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hashPassword } from '#features/access/sign-in/server/passwords.ts'
import { todayIn } from '#kit/day.ts'
import { addWeeks, weekOf } from '#kit/week.ts'
import { type Database, openDatabase } from '#platform/server/database.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { migrate } from '#platform/server/migrate.ts'
import { serverProgram } from '../scripts/build.ts'
import { type Agency, insertAgency } from './agency.ts'
import { versionOf } from './machine.ts'
import { type Running, run } from './processes.ts'

/** Of everybody in either agency. */
export const password = 'richtig-schwer'

interface House {
  readonly server: Running
  readonly database: Database
  /** Its version. */
  readonly postgres: string
  /** Two agencies that know nothing of each other. */
  readonly here: Agency
  readonly there: Agency
}

/** A server of its own on a database of its own while the work lasts; `size` of each agency. */
export async function inHouse<T>(
  work: (house: House) => Promise<T>,
  size: { readonly people: number; readonly signedIn?: number } = { people: 40 },
): Promise<T> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-bench-'))
  fs.chmodSync(scratch, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: path.join(scratch, 'postgres') })
  try {
    await migrate(postgres.url)
    const database = openDatabase(postgres.url)
    const secret = randomBytes(32).toString('base64url')
    const firstWeek = addWeeks(weekOf(todayIn('Europe/Berlin', Temporal.Now.instant())), 1)
    const wish = { firstWeek, passwordHash: await hashPassword(password), secret, ...size }
    const [here, there] = [await insertAgency(database, wish), await insertAgency(database, wish)]
    const server = await run([serverProgram], {
      DATABASE_URL: postgres.url,
      SECRET: secret,
      DATA_DIR: path.join(scratch, 'app'),
      PORT: '0',
      TRUSTED_PROXIES: '1',
    })
    try {
      return await work({ server, database, here, there, postgres: await versionOf(database.pool) })
    } finally {
      await server.stop()
      await database.close()
    }
  } finally {
    await postgres.stop()
    fs.rmSync(scratch, { recursive: true, force: true })
  }
}
