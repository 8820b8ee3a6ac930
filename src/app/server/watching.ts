import type { Database } from '#platform/server/database.ts'
import type { Live } from '#platform/server/live.ts'
import { watchOldest, watchStreams, watchWaiting } from '#platform/server/metrics.ts'
import { outboxTables, waitingIn } from '#platform/server/outbox.ts'

/** What a node tells Prometheus beside its answers. @returns how to end it */
export function watch({ database, live }: { database: Database; live: Live }): () => void {
  const ends = [
    watchStreams(live.listeners),
    ...outboxTables.flatMap(table => [
      watchWaiting(async () => (await waitingIn(database, table)).count, { table }),
      watchOldest(async () => (await waitingIn(database, table)).oldest, { table }),
    ]),
  ]
  return () => ends.forEach(end => end())
}
