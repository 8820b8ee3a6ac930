import '../end-with-parent.ts'
import fs from 'node:fs'
import path from 'node:path'
import { isEncryptedBackupFile } from '#platform/server/backup-format.ts'
import { openExclusiveDatabase } from '#platform/server/opened-database.ts'
import { verifyBackup, restoreBackup } from '#platform/server/backup-restore.ts'
import { bucketOf } from '#platform/server/files.ts'
import { readEnv } from '#platform/server/env.ts'
import { asked } from '../asked.ts'
import { argument, reported } from '../reported.ts'

await reported(async signal => {
  const env = readEnv(process.env)
  const file = path.resolve(argument('npm run restore -- <file>'))
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`)
  // before anything is made: a wrong passphrase must not leave an empty database behind
  const passphrase =
    env.BACKUP_PASSPHRASE ?? ((await isEncryptedBackupFile(file)) ? await asked('Passphrase: ', signal) : undefined)
  await verifyBackup({ file, passphrase, signal })
  const place =
    env.DATABASE_URL === undefined
      ? await openExclusiveDatabase(env, { make: true, report: line => console.log(line) })
      : { databaseUrl: env.DATABASE_URL, close: async () => {} }
  try {
    const { header, files, secret } = await restoreBackup({
      file,
      passphrase,
      databaseUrl: place.databaseUrl,
      folder: env.DATA_DIR,
      signal,
    })
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored ${rows} rows of ${header.tables.length} tables and ${files} files as of ${header.created}`)
    const bucket = bucketOf(env)
    if (bucket && files > 0)
      console.log(`Its files are in ${path.join(env.DATA_DIR, 'files')}; bring them to the bucket ${bucket.name}.`)
    if (secret && env.SECRET !== undefined) {
      console.log(`The backup's secret is in ${path.join(env.DATA_DIR, 'secret')}; SECRET has to be the same.`)
    }
    if (!secret) {
      console.log('The backup holds no secret. Set SECRET to what it was, or nobody is signed in any more')
      console.log('and two-step sign-in has to be set up anew.')
    }
  } finally {
    await place.close()
  }
})
