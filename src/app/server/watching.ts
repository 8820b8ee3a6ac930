import { secondsSinceGoodBackupRun, runKinds } from '#platform/server/backup-runs.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { LiveEvents } from '#platform/server/live.ts'
import { watchBackups, watchOldest, watchStreams, watchWaiting } from '#platform/server/metrics.ts'
import { coalesceCalls } from '#platform/server/one-at-a-time.ts'
import { outboxTables, countWaitingMessages } from '#platform/server/outbox.ts'

interface Watched {
  readonly database: Database
  readonly live: LiveEvents
  readonly clock: Clock
}

/** What a node tells Prometheus beside its answers. @returns how to end it */
export function registerServerMetrics({ database, live, clock }: Watched, makesBackups: boolean): () => void {
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
  return () => ends.forEach(end => end())
}
