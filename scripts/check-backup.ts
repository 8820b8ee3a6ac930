import fs from 'node:fs'
import path from 'node:path'
import { isEncryptedBackupFile } from '#platform/server/backup-format.ts'
import { verifyBackup } from '#platform/server/backup-restore.ts'
import type { Env } from '#platform/server/env.ts'
import { asked } from './asked.ts'

/**
 * Reads a backup to its end, without a database.
 * @returns what it holds, in one sentence
 * @throws Error with one sentence when a byte is wrong, the passphrase is, or this program cannot restore it
 */
export async function checkBackup(env: Env, given: string, signal: AbortSignal): Promise<string> {
  const file = path.resolve(given)
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`)
  const isEncrypted = await isEncryptedBackupFile(file)
  const passphrase = env.BACKUP_PASSPHRASE ?? (isEncrypted ? await asked('Passphrase: ', signal) : undefined)
  const { tables, created, version } = await verifyBackup({ file, passphrase, signal })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const manner = isEncrypted ? 'encrypted' : 'not encrypted'
  return `${file} is complete: ${rows} rows of ${tables.length} tables as of ${created}, Staffel ${version}, ${manner}.`
}
