import fs from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { systemClock } from '#platform/server/clock.ts'
import type { Env } from '#platform/server/env.ts'
import { openLog } from '#platform/server/log.ts'
import { requireMigrated } from '#platform/server/migrate.ts'
import { openSharedDatabase } from '#platform/server/opened-database.ts'
import type { Services } from '#platform/server/services.ts'
import { unreachableDatabase } from '#platform/server/unreachable-database.ts'
import { openStaffel } from './open.ts'
import { readOrCreateSecret } from './secret.ts'

/**
 * Lends a command of the operator what the server works with, whether one is running or not. Mails and messages that the
 * command causes wait for a worker.
 * @throws Error with one sentence when the database cannot be used
 */
export async function withHostServices<T>(env: Env, work: (services: Services) => Promise<T>): Promise<T> {
  const place = await openSharedDatabase(env)
  try {
    await requireMigrated(place.databaseUrl).catch((cause: NodeJS.ErrnoException) => {
      throw unreachableDatabase(env, cause) ?? cause
    })
    const staffel = await openStaffel({
      // as a node that neither sends nor plans
      env: { ...env, ROLE: 'web' },
      clock: systemClock,
      log: openLog('silent'),
      databaseUrl: place.databaseUrl,
      secret: env.SECRET ?? secretOf(env.DATA_DIR),
      port: env.PORT,
      webFolder: undefined,
    })
    try {
      return await work(staffel.services)
    } finally {
      await staffel.close()
    }
  } finally {
    await place.close()
  }
}

/** No command signs anything, so one where the secret is not lying makes none. */
const secretOf = (folder: string): string =>
  fs.existsSync(path.join(folder, 'secret')) ? readOrCreateSecret(folder) : randomBytes(32).toString('base64url')
