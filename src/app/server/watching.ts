import { ageOf, runKinds } from '#platform/server/backup-runs.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { Live } from '#platform/server/live.ts'
import { watchBackups, watchOldest, watchStreams, watchWaiting } from '#platform/server/metrics.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { outboxTables, waitingIn } from '#platform/server/outbox.ts'

interface Watched {
  readonly database: Database
  readonly live: Live
  readonly clock: Clock
}

/** What a node tells Prometheus beside its answers. @returns how to end it */
export function watch({ database, live, clock }: Watched, makesBackups: boolean): () => void {
  const ends = [
    watchStreams(live.listeners),
    ...outboxTables.flatMap(table => {
      const waiting = oneAtATime(() => waitingIn(database, table, clock))
      return [
        watchWaiting(async () => (await waiting()).count, { table }),
        watchOldest(async () => (await waiting()).oldest, { table }),
      ]
    }),
    ...(makesBackups ? runKinds : []).map(kind => watchBackups(() => ageOf(database, kind, clock.now()), { kind })),
  ]
  return () => ends.forEach(end => end())
}
