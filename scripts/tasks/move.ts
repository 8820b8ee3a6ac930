import '../end-with-parent.ts'
import fs from 'node:fs'
import path from 'node:path'
import { backUp } from '#platform/server/backup.ts'
import { noteMove, openExclusiveDatabase } from '#platform/server/opened-database.ts'
import { restoreBackup } from '#platform/server/backup-restore.ts'
import { readEnv } from '#platform/server/env.ts'
import { argument, reported } from '../reported.ts'

await reported(async signal => {
  const target = argument('npm run move -- postgres://user:password@host/database')
  const { DATABASE_URL, ...env } = readEnv({ ...process.env, DATABASE_URL: target })
  const databaseUrl = DATABASE_URL ?? target
  const file = path.join(env.DATA_DIR, 'moving.backup')
  const place = await openExclusiveDatabase(env, { make: false })
  try {
    await backUp({ databaseUrl: place.databaseUrl, folder: undefined, file, signal })
    const { header } = await restoreBackup({ file, databaseUrl, folder: undefined, signal })
    noteMove(env.DATA_DIR, databaseUrl)
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Moved ${rows} rows of ${header.tables.length} tables.`)
    console.log(`Start Staffel with DATABASE_URL from now on; pictures and the secret stay in ${env.DATA_DIR}.`)
    console.log(`The embedded database is still there, as it was: ${path.join(env.DATA_DIR, 'postgres')}`)
    console.log('Without DATABASE_URL, Staffel no longer starts on it.')
  } finally {
    fs.rmSync(file, { force: true })
    await place.close()
  }
})
