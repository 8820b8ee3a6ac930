import { and, eq, lte, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { RateLimit } from '../rate-limit.ts'
import type { Connection } from './database.ts'
import { attempts } from './rate-limit-table.ts'
import type { Services } from './services.ts'

/**
 * Counts a try in the database, so that it survives a restart and holds on every node.
 *
 * @param on within a deed that has the rights of the installation; nobody waits for a second connection while holding one
 * @throws Refusal `input.tooManyTries` past the limit
 */
export async function countAttempt(services: Services, limit: RateLimit, key: string, on?: Connection): Promise<void> {
  const { count, windowEndsAt, now } = await counted(services, limit, key, on)
  if (count > limit.maxCalls) throw tooManyTries(windowEndsAt, now)
}

/** The same for those who are not told: whether this try is still within the limit. */
export async function countAttemptWithinLimit(
  services: Services,
  limit: RateLimit,
  key: string,
  on?: Connection,
): Promise<boolean> {
  return (await counted(services, limit, key, on)).count <= limit.maxCalls
}

async function counted(
  { database, clock }: Services,
  { name, maxCalls: maximum, minutes, slides }: RateLimit,
  key: string,
  on: Connection = database.direct,
) {
  const now = new Date(clock.now().epochMilliseconds)
  const fresh = sql`${attempts.windowEndsAt} <= ${now}`
  const begins = slides ? sql`${fresh} or ${attempts.count} < ${maximum}` : fresh
  const [row] = await on
    .insert(attempts)
    .values({
      key: `${name}:${key}`,
      count: 1,
      windowEndsAt: new Date(now.getTime() + minutes * 60_000),
    })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${fresh} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${begins} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt })
  if (!row) throw new Error('an upsert returns its row')
  return { ...row, now }
}

const tooManyTries = (windowEndsAt: Date, now: Date) =>
  new Refusal('input.tooManyTries', { minutes: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 60_000) })

/** For tries that all were of whoever has now shown to be right. */
export async function deleteAttempts({ database }: Services, { name }: RateLimit, key: string): Promise<void> {
  await database.direct.delete(attempts).where(eq(attempts.key, `${name}:${key}`))
}

/** For one try that was right, when the others may be somebody else's. */
export async function refundAttempt({ database }: Services, { name }: RateLimit, key: string): Promise<void> {
  const row = eq(attempts.key, `${name}:${key}`)
  const gone = await database.direct
    .delete(attempts)
    .where(and(row, lte(attempts.count, 1)))
    .returning({ key: attempts.key })
  if (gone.length > 0) return
  await database.direct
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(row)
}

/** Counts whose window is over are of no use any more. */
export async function deleteExpiredAttempts({ database }: Services, now: Date): Promise<void> {
  await database.direct.delete(attempts).where(lte(attempts.windowEndsAt, now))
}

/** Keys tell whom a try was about, as a word of theirs: those of somebody who is to be forgotten. */
export async function deleteAttemptsOfEmails(on: Connection, emails: readonly string[]): Promise<void> {
  const words = sql`string_to_array(substr(${attempts.key}, position(':' in ${attempts.key}) + 1), ' ')`
  await on.delete(attempts).where(sql`${words} && ${sql.param(emails)}::text[]`)
}
