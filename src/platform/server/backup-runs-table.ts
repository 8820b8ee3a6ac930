import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What became of each night's backup, and of the trials that some of them were put to. Of the whole installation. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    kind: text({ enum: ['backup', 'trial'] }).notNull(),
    /** The night's date in the zone that nights are counted in. */
    night: date({ mode: 'string' }).notNull(),
    endedAt: instant().notNull(),
    /** Null: it went well. */
    failure: text(),
    /** The name in the folder of backups. */
    file: text().notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.night] })],
)
