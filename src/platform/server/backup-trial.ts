import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { restoreBackup } from './backup-restore.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { clusterHomeOf } from './embedded-postgres-location.ts'
import { findRunningServer } from './embedded-postgres-process.ts'

interface Trial {
  readonly file: string
  readonly passphrase: string | undefined
  /** A folder of this node, made for the trial and gone after it. */
  readonly folder: string
  readonly signal: AbortSignal
}

/**
 * Restores a backup into a database server of its own: nothing of it touches the one that people work on, and nobody has to
 * allow us new databases there. What arrived is compared by the restore, every row of every table and every file.
 * @throws Error with one sentence when it cannot be restored whole
 */
export async function testBackupRestore({ file, passphrase, folder, signal }: Trial): Promise<void> {
  await removeTestRestore(folder)
  const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB', max_connections: '10' }
  const server = await startEmbeddedPostgres({ folder, settings })
  try {
    await restoreBackup({ file, passphrase, databaseUrl: server.url, folder: path.join(folder, 'restored'), signal })
  } finally {
    await server.stop()
    await removeTestRestore(folder)
  }
}

/** What a trial leaves behind whose node was killed: a folder, and perhaps a server that runs. */
export async function removeTestRestore(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const home = clusterHomeOf(folder)
  if (findRunningServer(path.join(home, 'data'))) await (await startEmbeddedPostgres({ folder })).stop()
  for (const place of [home, folder]) await fs.rm(place, { recursive: true, force: true })
}
