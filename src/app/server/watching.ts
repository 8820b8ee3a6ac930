import { lastGood, runKinds } from '#platform/server/backup-runs.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { Live } from '#platform/server/live.ts'
import { watchBackups, watchOldest, watchStreams, watchWaiting } from '#platform/server/metrics.ts'
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
    ...outboxTables.flatMap(table => [
      watchWaiting(async () => (await waitingIn(database, table)).count, { table }),
      watchOldest(async () => (await waitingIn(database, table)).oldest, { table }),
    ]),
    ...(makesBackups ? runKinds : []).map(kind =>
      watchBackups(
        async () => {
          const good = await lastGood(database, kind)
          return good ? clock.now().since(good.endedAt).total('seconds') : Number.NaN
        },
        { kind },
      ),
    ),
  ]
  return () => ends.forEach(end => end())
}
