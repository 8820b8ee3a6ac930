import '../end-with-parent.ts'
import fs from 'node:fs'
import path from 'node:path'
import { backUp } from '#platform/server/backup.ts'
import { openSharedDatabase } from '#platform/server/opened-database.ts'
import { bucketOf } from '#platform/server/files.ts'
import { readEnv } from '#platform/server/env.ts'
import { argument, reported } from '../reported.ts'

await reported(async signal => {
  const env = readEnv(process.env)
  const file = path.resolve(argument('npm run backup -- <file>'))
  if (!fs.existsSync(path.dirname(file))) throw new Error(`There is no folder ${path.dirname(file)}.`)
  const passphrase = env.BACKUP_PASSPHRASE
  const place = await openSharedDatabase(env)
  try {
    const { tables, rows, files } = await backUp({
      databaseUrl: place.databaseUrl,
      folder: env.DATA_DIR,
      file,
      passphrase,
      signal,
    })
    console.log(`Backed up ${rows} rows of ${tables} tables and ${files} files to ${file}`)
    console.log(
      passphrase === undefined
        ? 'Whoever reads it can read everything: with BACKUP_PASSPHRASE_FILE it is encrypted.'
        : 'It is encrypted, and worth nothing without the passphrase: keep that somewhere else.',
    )
    const bucket = bucketOf(env)
    if (bucket)
      console.log(`The files in the bucket ${bucket.name} are not in it: let the bucket keep versions of them.`)
    if (env.SECRET !== undefined) console.log('The SECRET of the environment is not in it: keep it as well.')
  } finally {
    await place.close()
  }
})
