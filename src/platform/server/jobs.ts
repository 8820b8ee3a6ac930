import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Tx } from './database.ts'
import type { Log } from './log.ts'

/** Every queue and what a job of it carries. */
interface Queues {
  'mail.send': { mailId: string }
  'images.sweep': { organizationId: string }
}
type Queue = keyof Queues

export interface Jobs {
  /** The job exists if, and only if, the transaction commits. */
  later<Q extends Queue>(tx: Tx, queue: Q, data: Queues[Q]): Promise<void>
  /** Performs jobs of the queue in this process. A handler that throws is tried again with growing pauses. */
  perform<Q extends Queue>(queue: Q, handler: (data: Queues[Q]) => Promise<void>): Promise<void>
  ready(): boolean
  close(): Promise<void>
}

const queues: readonly Queue[] = ['mail.send', 'images.sweep']

export async function openJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'staffel jobs', max: 4, useListenNotify: true })
  boss.on('error', error => log.error({ err: error }, 'jobs'))
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
    `grant usage on schema pgboss to app_user;
     grant select on pgboss.queue to app_user;
     grant insert, select (id, start_after) on pgboss.job_common to app_user`,
  )
  return {
    async later(tx, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) })
    },
    async perform(queue, handler) {
      await boss.work<Queues[typeof queue]>(
        queue,
        { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 },
        async jobs => {
          for (const job of jobs) await handler(job.data)
        },
      )
    },
    ready: () => ready,
    async close() {
      ready = false
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
