import { and, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Connection } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { attempts } from './table.ts'

interface Limit {
  /** Tries within the window. */
  readonly most: number
  readonly minutes: number
  /** The window begins anew with every try that is let through, so wherever one looks, so many minutes see no more. */
  readonly slides?: true
}

export const limits = {
  /** At one account, by all who are strangers to it. */
  signIn: { most: 10, minutes: 15, slides: true },
  /** Of these, from one network: the rest is left for strangers elsewhere, of whom one may be the owner. */
  signInNetwork: { most: 5, minutes: 15, slides: true },
  /** By one device that is known to the account. */
  signInDevice: { most: 10, minutes: 15, slides: true },
  /** By somebody who is signed in. */
  ownPassword: { most: 10, minutes: 15, slides: true },
  /** At any accounts. */
  signInAddress: { most: 100, minutes: 15 },
  mail: { most: 5, minutes: 15 },
  /** Mails to one address that somebody else may have caused, whoever it was. */
  mailTo: { most: 5, minutes: 60 },
  mailToDay: { most: 10, minutes: 1440 },
  /** Asked for from one network, whatever the addresses. */
  mailFrom: { most: 60, minutes: 60 },
  register: { most: 30, minutes: 60 },
  token: { most: 30, minutes: 15 },
  invitationGuess: { most: 20, minutes: 15 },
  upload: { most: 60, minutes: 15 },
  table: { most: 200, minutes: 15 },
  once: { most: 1, minutes: 2 },
  /** By one organisation. */
  invite: { most: 60, minutes: 60 },
  inviteDay: { most: 300, minutes: 1440 },
} as const satisfies Record<string, Limit>

/**
 * Counts a try in the database, so that it survives a restart and holds on every node.
 * @throws Refusal `accounts.tooManyTries` past the limit
 */
export async function countTry(
  services: Services,
  limit: keyof typeof limits,
  key: string,
  on?: Connection,
): Promise<void> {
  const { count, windowEndsAt, now } = await counted(services, limit, key, on)
  if (count > limits[limit].most) throw tooManyTries(windowEndsAt, now)
}

/** For a secret that is good for a minute or so: true for the first who comes with it, on whatever node. */
export async function isFirstUse(services: Services, key: string): Promise<boolean> {
  return (await counted(services, 'once', key)).count === 1
}

/**
 * Whether an address may be sent one more mail that it may not have asked for. Whoever asks is not told: an address that is
 * written to often would else be known from one that is not.
 */
export async function mayMail(services: Services, email: string, on?: Connection): Promise<boolean> {
  // what stands after a plus leads to the same mailbox
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, '@')
  const { count } = await counted(services, 'mailTo', mailbox, on)
  if (count > limits.mailTo.most) return false
  return (await counted(services, 'mailToDay', mailbox, on)).count <= limits.mailToDay.most
}

/** `on`: within a deed that has the rights of the installation; nobody waits for a second connection while holding one. */
async function counted(
  { database, clock }: Services,
  limit: keyof typeof limits,
  key: string,
  on: Connection = database.direct,
) {
  const { most, minutes, slides }: Limit = limits[limit]
  const now = new Date(clock.now().epochMilliseconds)
  const fresh = sql`${attempts.windowEndsAt} <= ${now}`
  const begins = slides ? sql`${fresh} or ${attempts.count} < ${most}` : fresh
  const [row] = await on
    .insert(attempts)
    .values({
      key: `${limit}:${key}`,
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

/**
 * For what only failures count against: to be asked before, `countTry` after a failure.
 * @throws Refusal `accounts.tooManyTries` once the limit is reached
 */
export async function requireTriesLeft(
  { database, clock }: Services,
  limit: keyof typeof limits,
  key: string,
): Promise<void> {
  const now = new Date(clock.now().epochMilliseconds)
  const [row] = await database.direct
    .select({ windowEndsAt: attempts.windowEndsAt })
    .from(attempts)
    .where(
      and(eq(attempts.key, `${limit}:${key}`), gte(attempts.count, limits[limit].most), gt(attempts.windowEndsAt, now)),
    )
  if (row) throw tooManyTries(row.windowEndsAt, now)
}

const tooManyTries = (windowEndsAt: Date, now: Date) =>
  new Refusal('accounts.tooManyTries', { minutes: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 60_000) })

/** For tries that all were of whoever has now shown to be right. */
export async function forgetTries({ database }: Services, limit: keyof typeof limits, key: string): Promise<void> {
  await database.direct.delete(attempts).where(eq(attempts.key, `${limit}:${key}`))
}

/** For one try that was right, when the others may be somebody else's. */
export async function takeBackTry({ database }: Services, limit: keyof typeof limits, key: string): Promise<void> {
  const row = eq(attempts.key, `${limit}:${key}`)
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
