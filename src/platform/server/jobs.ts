import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Tx } from './database.ts'
import type { Log } from './log.ts'
import { connectionTargetOf } from './primary.ts'

/** Every queue and what a job of it carries. */
interface Queues {
  'mail.send': { id: string }
  'telegram.send': { id: string }
  'discord.send': { id: string }
  'discordPost.send': { id: string }
  'push.send': { id: string }
  'webhook.send': { id: string }
  'images.sweep': { organizationId: string }
  'autoplan.run': { organizationId: string; runId: string }
}
type Queue = keyof Queues
/** Queues of things on their way to somebody. */
export type SendQueue = Extract<Queue, `${string}.send`>

export interface Jobs {
  /** The job exists if, and only if, the transaction commits. */
  later<Q extends Queue>(tx: Tx, queue: Q, data: Queues[Q], afterMilliseconds?: number): Promise<void>
  /** A subquery: the jobs of the queue that carry the id, and are taken as soon as one of those who perform is free. */
  queuedSoon(queue: SendQueue, id: SQL): SQL
  /**
   * Performs jobs of the queue in this process, as many at a time. A handler that throws is tried again with growing
   * pauses.
   */
  perform<Q extends Queue>(queue: Q, handler: (data: Queues[Q]) => Promise<void>, atOnce?: number): Promise<void>
  ready(): boolean
  close(): Promise<void>
}

const pair = 2

const queues: readonly Queue[] = [
  'mail.send',
  'telegram.send',
  'discord.send',
  'discordPost.send',
  'push.send',
  'webhook.send',
  'images.sweep',
  'autoplan.run',
]

export async function openJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionTargetOf(url),
    application_name: 'staffel jobs',
    max: 4,
    useListenNotify: true,
  })
  let hasEnded = false
  // its connections may end after it
  boss.on('error', error => void (hasEnded || log.error({ err: error }, 'jobs')))
  await boss.start()
  let ready = true
  for (const queue of queues) {
    await boss.createQueue(queue, {
      retryLimit: 12,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3600,
      notify: true,
    })
  }
  await boss.getDb().executeSql(
    // nodes that start together must not grant at the same time
    `select pg_advisory_xact_lock(7301948);
     do $$ begin
       execute format('grant usage on schema pgboss to %I', public.app_role());
       execute format('grant select on pgboss.queue to %I', public.app_role());
       execute format('grant insert, select (id, start_after) on pgboss.job_common to %I', public.app_role());
     end $$`,
  )
  return {
    async later(tx, queue, data, afterMilliseconds = 0) {
      // a delay in seconds, which the database adds to its own clock; a date would compare two clocks
      await boss.send(queue, data, { db: fromDrizzle(tx, sql), startAfter: afterMilliseconds / 1000 })
    },
    queuedSoon: (queue, id) => sql`select from pgboss.job waiting
      where waiting.name = ${queue} and waiting.state < 'active'
        and waiting.start_after <= now() + interval '1 minute' and waiting.data ->> 'id' = ${id}`,
    async perform(queue, handler, atOnce = 1) {
      await boss.work<Queues[typeof queue]>(
        queue,
        {
          pollingIntervalSeconds: 5,
          notifyPollingIntervalSeconds: 5,
          // several that take pairs: what hangs holds up one of them
          localConcurrency: Math.ceil(atOnce / pair),
          batchSize: Math.min(atOnce, pair),
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        async jobs => {
          const ends = await Promise.allSettled(jobs.map(job => handler(job.data)))
          return ends.map((end, index) => {
            if (end.status === 'rejected') log.error({ err: end.reason, queue }, 'job')
            return { id: jobs[index]?.id ?? '', status: end.status === 'fulfilled' ? 'completed' : 'failed' } as const
          })
        },
      )
    },
    ready: () => ready,
    async close() {
      ready = false
      await boss.stop({ graceful: true, timeout: 5_000 })
      hasEnded = true
    },
  }
}
