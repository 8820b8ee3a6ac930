import { statfs } from 'node:fs/promises'
import { secondsSinceGoodBackupRun, runKinds } from '#platform/server/backup-runs.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { Env } from '#platform/server/env.ts'
import type { LiveEvents } from '#platform/server/live.ts'
import {
  watchBackups,
  watchDiskFree,
  watchDiskSize,
  watchOldest,
  watchStreams,
  watchWaiting,
} from '#platform/server/metrics.ts'
import { coalesceCalls } from '#platform/server/one-at-a-time.ts'
import { outboxTables, countWaitingMessages } from '#platform/server/outbox.ts'

interface Watched {
  readonly env: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>
  readonly database: Database
  readonly live: LiveEvents
  readonly clock: Clock
}

/** Registers the metrics of a node beside those of its answers. @returns how to end it */
export function registerServerMetrics({ env, database, live, clock }: Watched, makesBackups: boolean): () => void {
  const ends = [
    watchStreams(live.listeners),
    ...outboxTables.flatMap(table => {
      const waiting = coalesceCalls(() => countWaitingMessages(database, table, clock))
      return [
        watchWaiting(async () => (await waiting()).count, { table }),
        watchOldest(async () => (await waiting()).oldest, { table }),
      ]
    }),
    ...(makesBackups ? runKinds : []).map(kind =>
      watchBackups(() => secondsSinceGoodBackupRun(database, kind, clock.now()), { kind }),
    ),
  ]
  const folders = {
    data: env.DATA_DIR,
    ...(makesBackups && env.BACKUP_DIR !== undefined ? { backups: env.BACKUP_DIR } : {}),
  }
  for (const [folder, place] of Object.entries(folders)) {
    const disk = coalesceCalls(() => statfs(place))
    ends.push(
      watchDiskFree(async () => disk().then(({ bavail, bsize }) => bavail * bsize), { folder }),
      watchDiskSize(async () => disk().then(({ blocks, bsize }) => blocks * bsize), { folder }),
    )
  }
  return () => ends.forEach(end => end())
}
