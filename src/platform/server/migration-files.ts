import fs from 'node:fs'
import path from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'

const migrationsFolder = path.resolve(import.meta.dirname, '../../../db/migrations')

export interface Migration extends Pick<MigrationMeta, 'sql' | 'hash' | 'folderMillis'> {
  /** As its file is called. */
  readonly name: string
  /** Its statements run one by one, outside a transaction, and each of them can be repeated: `-- apart` as the first line. */
  readonly isApart: boolean
}

/** All migrations that this program knows, oldest first. */
export function readMigrations(): Migration[] {
  const journal: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(
    fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  )
  return readMigrationFiles({ migrationsFolder }).map((migration, at) => ({
    ...migration,
    name: journal.entries[at]?.tag ?? '',
    isApart: migration.sql[0]?.startsWith('-- apart\n') ?? false,
  }))
}
