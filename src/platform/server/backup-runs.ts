import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { backupRuns } from './backup-runs-table.ts'
import type { Database } from './database.ts'

export type BackupRun = typeof backupRuns.$inferSelect
export type BackupRunKind = BackupRun['kind']
export const runKinds: readonly BackupRunKind[] = ['backup', 'trial']

export async function findBackupRun(
  { direct }: Database,
  kind: BackupRunKind,
  night: Day,
): Promise<BackupRun | undefined> {
  const [run] = await direct
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), eq(backupRuns.night, night)))
  return run
}

/**
 * The newest night of which it went well; with `after` of those after that one. What a clock that was ahead has written down
 * as of days to come does not count.
 */
export async function findLastGoodBackupRun(
  { direct }: Database,
  kind: BackupRunKind,
  now: Temporal.Instant,
  after?: Day,
): Promise<BackupRun | undefined> {
  const later = after === undefined ? undefined : gt(backupRuns.night, after)
  const [run] = await direct
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), isNull(backupRuns.failure), lte(backupRuns.endedAt, now), later))
    .orderBy(desc(backupRuns.night))
    .limit(1)
  return run
}

/** Seconds since it went well, or, where it never has, since there is something to keep; NaN: there is nothing. */
export async function secondsSinceGoodBackupRun(
  database: Database,
  kind: BackupRunKind,
  now: Temporal.Instant,
): Promise<number> {
  const good = await findLastGoodBackupRun(database, kind, now)
  if (good) return now.since(good.endedAt).total('seconds')
  const { rows } = await database.direct.execute<{ age: number | null }>(
    sql`select extract(epoch from ${now.toString()}::timestamptz - min(created_at))::float8 as age from users`,
  )
  return rows[0]?.age ?? Number.NaN
}

export async function saveBackupRun({ direct }: Database, run: BackupRun): Promise<void> {
  const target = [backupRuns.kind, backupRuns.night]
  await direct.insert(backupRuns).values(run).onConflictDoUpdate({ target, set: run })
}

/** Whether anybody had an account then. */
export async function hasUsersBefore({ direct }: Database, at: Temporal.Instant): Promise<boolean> {
  return (await direct.execute(sql`select from users where created_at < ${at.toString()} limit 1`)).rows.length > 0
}

export async function databaseBytes({ direct }: Database): Promise<number> {
  const { rows } = await direct.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )
  return rows[0]?.bytes ?? 0
}
