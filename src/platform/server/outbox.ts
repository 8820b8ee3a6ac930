import { type SQL, sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/pg-core'
import { type SendResult, type RetryPolicy, retryDelaySeconds } from '../retry.ts'
import type { Clock } from './clock.ts'
import { instant } from './columns.ts'
import type { Database, Tx } from './database.ts'
import type { Jobs, SendQueue } from './jobs.ts'
import { triedMessages } from './metrics.ts'

/*
 * What goes out is a row, written in the transaction that causes it together with a job. A worker claims the row, sends,
 * and marks it.
 *
 *   waiting ──claim──▶ being sent ──▶ sent
 *      ▲                   │  └─────▶ dead     (it never will work, or four days have passed; an owner may try again)
 *      └── a pause ────────┘
 *
 * A claim is a lease: two workers never send the same row at once, and what a killed worker held is free when the lease
 * has run out. The one case in which something can arrive twice: the other side has taken it and the worker dies before
 * it has written that down. At most what was being sent at that moment is concerned (`atOnce` a worker); mails carry the
 * same Message-ID both times.
 */
export const outboxColumns = () => ({
  createdAt: instant().notNull(),
  /** Not to be tried before; null: nobody sends it, it is only kept. */
  dueAt: instant(),
  sendingUntil: instant(),
  sentAt: instant(),
  deadAt: instant(),
  attempts: integer().notNull().default(0),
  lastError: text(),
})

/** Longer than any try may take. */
const lease = '45 seconds'
/** What is due for longer than this, and waits in no queue, has lost its job. */
const lostAfter = { seconds: 60 }
/** What has arrived, was given up, or is nobody's to send is kept for questions, then forgotten: it names people. */
const keptFor = { hours: 24 * 30 }
const maxSwept = 500
export const atOnce = 8

export interface Outbox {
  /** Enqueues a row that was just written. */
  later(tx: Tx, id: string): Promise<void>
  /** One try. Nothing happens to a row that is sent, dead, or in somebody's hands. */
  performNow(id: string): Promise<void>
  /** Enqueues again what is due and has no job any more, and forgets what was over long ago; gives how many it enqueued. */
  sweep(): Promise<number>
}

export const outboxTables = [
  'mails',
  'telegram_messages',
  'discord_messages',
  'discord_posts',
  'push_messages',
  'webhook_deliveries',
] as const
export type OutboxTable = (typeof outboxTables)[number]

interface Options {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly queue: SendQueue
  readonly table: OutboxTable
  /** Columns that are emptied with what has arrived, in the statement that marks it. */
  readonly forgets?: SQL
  /** Sends one; throws nothing. */
  readonly send: (id: string) => Promise<SendResult>
  /** Four days, and a quarter of an hour at most between two tries, unless told. */
  readonly patience?: RetryPolicy
  /** In the transaction that puts a row aside for good. */
  readonly givenUp?: (tx: Tx, id: string) => Promise<void>
  /** After the row was marked; for who waits to see it. What was tried for too long is `never`. */
  readonly settled?: (id: string, outcome: SendResult['kind']) => Promise<void>
}

/** Messages of all organisations that are due or have failed before; the age of the oldest, in seconds. */
export async function countWaitingMessages(
  { direct }: Database,
  table: OutboxTable,
  clock: Clock,
): Promise<{ count: number; oldest: number }> {
  const now = sql`${clock.now().toString()}::timestamptz`
  const { rows } = await direct.execute<{ count: number; oldest: number }>(sql`
    select count(*)::int as count, coalesce(extract(epoch from ${now} - min(created_at)), 0)::float8 as oldest
    from ${sql.identifier(table)}
    where sent_at is null and dead_at is null and due_at is not null and (due_at <= ${now} or attempts > 0)`)
  return rows[0] ?? { count: 0, oldest: 0 }
}

export function openOutbox(options: Options): Outbox {
  const { database, jobs, clock, queue, table, forgets, send, patience, givenUp, settled } = options
  const rows = sql.identifier(table)
  const emptied = forgets ? sql`, ${forgets}` : sql.empty()
  const { direct } = database
  // a counter that begins with its first failure would not have increased by it
  for (const outcome of ['sent', 'later', 'never'] as const) triedMessages.inc({ table, outcome }, 0)

  async function claim(id: string): Promise<{ attempts: number; createdAt: Temporal.Instant } | undefined> {
    const claimed = await direct.execute<{ attempts: number; created: string }>(sql`
      update ${rows} set attempts = attempts + 1, sending_until = now() + ${lease}::interval
      where id = ${id} and sent_at is null and dead_at is null and (sending_until is null or sending_until < now())
      returning attempts, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created`)
    const [row] = claimed.rows
    return row && { attempts: row.attempts, createdAt: Temporal.Instant.from(row.created) }
  }

  async function mark(
    id: string,
    outcome: SendResult,
    tried: { attempts: number; createdAt: Temporal.Instant },
  ): Promise<SendResult['kind']> {
    const now = clock.now()
    // what the other side has said may hold what the database takes in no text
    const why = outcome.kind === 'sent' ? '' : outcome.why.replaceAll(/\p{Cc}+/gu, ' ').toWellFormed()
    if (outcome.kind === 'sent') {
      await direct.execute(
        sql`update ${rows} set sent_at = ${now.toString()}, sending_until = null, last_error = null ${emptied} where id = ${id}`,
      )
      return 'sent'
    }
    const ageHours = now.since(tried.createdAt).total('hours')
    const pause =
      outcome.kind === 'later' ? retryDelaySeconds(tried.attempts, ageHours, Math.random(), patience) : undefined
    if (outcome.kind === 'never' || pause === undefined) {
      await database.installation(async tx => {
        await tx.execute(
          sql`update ${rows} set dead_at = ${now.toString()}, sending_until = null, last_error = ${why} where id = ${id}`,
        )
        await givenUp?.(tx, id)
      })
      return 'never'
    }
    const milliseconds = Math.ceil(Math.max(pause, outcome.afterSeconds ?? 0) * 1000)
    const dueAt = now.add({ milliseconds }).toString()
    // what is not wanted yet has not been tried
    const tries = outcome.isWished ? sql`attempts = attempts - 1` : sql`last_error = ${why}`
    await database.installation(async tx => {
      await tx.execute(sql`update ${rows} set due_at = ${dueAt}, sending_until = null, ${tries} where id = ${id}`)
      await jobs.later(tx, queue, { id }, milliseconds)
    })
    return 'later'
  }

  return {
    later: (tx, id) => jobs.later(tx, queue, { id }),
    async performNow(id) {
      const tried = await claim(id)
      if (!tried) return
      const outcome = await send(id)
      const became = await mark(id, outcome, tried)
      triedMessages.inc({ table, outcome: became })
      await settled?.(id, became)
    },
    sweep: () =>
      database.installation(async tx => {
        await tx.execute(
          sql`delete from ${rows} where created_at < ${clock.now().subtract(keptFor).toString()}
            and (sent_at is not null or dead_at is not null or due_at is null)`,
        )
        const lost = await tx.execute<{ id: string }>(sql`
          select id from ${rows} lost where sent_at is null and dead_at is null
            and due_at <= ${clock.now().subtract(lostAfter).toString()}
            and (sending_until is null or sending_until < now())
            and not exists (${jobs.queuedSoon(queue, sql`lost.id`)})
          order by due_at limit ${maxSwept} for update of lost skip locked`)
        for (const { id } of lost.rows) await jobs.later(tx, queue, { id })
        return lost.rows.length
      }),
  }
}
