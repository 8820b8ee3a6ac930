import fs from 'node:fs'
import path from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'

const migrationsFolder = path.resolve(import.meta.dirname, '../../../db/migrations')

export interface Migration extends Pick<MigrationMeta, 'sql' | 'hash' | 'folderMillis'> {
  /** As its file is called. */
  readonly name: string
  /** Its statements run one by one, outside a transaction, and each of them can be repeated: `-- apart` as the first line. */
  readonly isApart: boolean
  /** What its hash was before it was written otherwise, to the same end: `-- was …`. Backups know it by that. */
  readonly formerHashes: readonly string[]
}

/** All that this version knows, from the first. */
export function readMigrations(): Migration[] {
  const journal: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(
    fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  )
  return readMigrationFiles({ migrationsFolder }).map((migration, at) => ({
    ...migration,
    name: journal.entries[at]?.tag ?? '',
    isApart: migration.sql[0]?.startsWith('-- apart\n') ?? false,
    formerHashes: [...(migration.sql[0] ?? '').matchAll(/^-- was ([0-9a-f]{64})$/gm)].flatMap(([, hash]) => hash ?? []),
  }))
}

/** The hashes of the migrations that this version knows, from the first. */
export const knownMigrations = (): string[] => readMigrations().map(({ hash }) => hash)

/** Hashes that a database or a backup has, as this version has them. */
export function inPresentForm(hashes: readonly string[]): string[] {
  const present = new Map(readMigrations().flatMap(({ hash, formerHashes }) => formerHashes.map(was => [was, hash])))
  return hashes.map(hash => present.get(hash) ?? hash)
}
