import { createHash } from 'node:crypto'
import { type Migration, readMigrations } from '#platform/server/migration-files.ts'

const released = readMigrations()

/** A made-up migration that comes `place` places after those that there are. */
const madeUp = (place: number, name: string, ...sql: string[]): Migration => ({
  name,
  sql,
  hash: createHash('sha256').update(sql.join('\n')).digest('hex'),
  folderMillis: (released.at(-1)?.folderMillis ?? 0) + place,
  isApart: sql[0]?.startsWith('-- apart\n') ?? false,
})

/** What a made-up next release knows: columns in three tables, and an index on two more while others are at work. */
export const nextRelease = {
  version: '99.1.0',
  migrations: [
    ...released,
    madeUp(1, '9901_absences', 'alter table reported_absences add made_up text'),
    madeUp(2, '9902_groups', 'alter table creator_groups add made_up text'),
    madeUp(
      3,
      '9903_indexes',
      '-- apart\ncreate index concurrently if not exists made_up_sessions on sessions (updated_at)',
      'create index concurrently if not exists made_up_tokens on api_tokens (name)',
    ),
    madeUp(4, '9904_details', 'alter table scoreboard_details add made_up text'),
  ],
} as const
