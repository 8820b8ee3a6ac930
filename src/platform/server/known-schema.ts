import type { Migration } from './migration-files.ts'

/** A migration as a database or a backup records it. */
export interface RecordedMigration {
  readonly hash: string
  /** Of the program that ran it; empty: of a program from before 0.3.0, which did not record it. */
  readonly version: string
}

export interface ProgramSchema {
  readonly version: string
  /** All that it knows, oldest first. */
  readonly migrations: readonly Migration[]
}

const remedies = {
  database: { before: 'Start with an empty database or data folder; nothing was changed', newer: 'Start it with' },
  backup: { before: 'Nothing was restored', newer: 'Restore it with' },
} as const

/** Why a program cannot work with a schema, in one sentence for the operator; undefined if it can. */
export function unknownSchemaReason(
  what: keyof typeof remedies,
  recorded: readonly RecordedMigration[],
  { version, migrations }: ProgramSchema,
): string | undefined {
  const [first] = recorded
  const remedy = remedies[what]
  if (first && first.hash !== migrations[0]?.hash)
    return `The ${what} is from before Staffel 0.3.0, and no upgrade leads from there. ${remedy.before}.`
  const unknown = recorded.findLast(({ hash }, at) => hash !== migrations[at]?.hash)
  if (unknown)
    return `The ${what} has the schema of Staffel ${unknown.version}, which this Staffel ${version} does not know. ${remedy.newer} Staffel ${unknown.version} or newer.`
  return undefined
}
