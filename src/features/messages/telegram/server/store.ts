import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { telegramLinkCodes, telegramUsers } from './table.ts'

export type LinkRow = typeof telegramUsers.$inferSelect

const of = (organizationId: string, profileId: string) =>
  and(eq(telegramUsers.organizationId, organizationId), eq(telegramUsers.profileId, profileId))

/** Whose chat with the bot is known. */
export async function listLinked(tx: Tx, organizationId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ profileId: telegramUsers.profileId })
    .from(telegramUsers)
    .where(eq(telegramUsers.organizationId, organizationId))
  return new Set(rows.map(({ profileId }) => profileId))
}

export const listLinks = (tx: Tx, organizationId: string): Promise<LinkRow[]> =>
  tx.select().from(telegramUsers).where(eq(telegramUsers.organizationId, organizationId))

export async function find(tx: Tx, organizationId: string, profileId: string): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(telegramUsers).where(of(organizationId, profileId))
  return row
}

/** Whose chat it is, of whatever organisation. For the bot, which knows only the chat. */
export async function findByChat(tx: Tx, chatId: string): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(telegramUsers).where(eq(telegramUsers.telegramChatId, chatId))
  return row
}

/** False: the chat belongs to another profile, of this organisation or another. */
export async function insert(tx: Tx, row: LinkRow): Promise<boolean> {
  const inserted = await tx
    .insert(telegramUsers)
    .values(row)
    .onConflictDoNothing({ target: telegramUsers.telegramChatId })
    .returning({ id: telegramUsers.id })
  return inserted.length === 1
}

export async function change(
  tx: Tx,
  organizationId: string,
  profileId: string,
  values: Partial<Pick<LinkRow, 'isActive' | 'blockedAt' | 'mutedUntil' | 'firstName' | 'telegramUsername'>>,
): Promise<boolean> {
  const changed = await tx
    .update(telegramUsers)
    .set(values)
    .where(of(organizationId, profileId))
    .returning({ id: telegramUsers.id })
  return changed.length === 1
}

/** Gives what was there. */
export async function unlink(tx: Tx, organizationId: string, profileId: string): Promise<LinkRow | undefined> {
  const [row] = await tx.delete(telegramUsers).where(of(organizationId, profileId)).returning()
  return row
}

/** The person shut the bot out: false when that is known already, or another chat is linked by now. */
export async function pause(
  tx: Tx,
  organizationId: string,
  profileId: string,
  chatId: string,
  blockedAt: Temporal.Instant,
): Promise<boolean> {
  const link = await find(tx, organizationId, profileId)
  if (link?.telegramChatId !== chatId || link.blockedAt !== null) return false
  return change(tx, organizationId, profileId, { blockedAt })
}

/** A new code; the one of before is void. */
export async function saveCode(
  tx: Tx,
  organizationId: string,
  profileId: string,
  codeHash: string,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await tx
    .insert(telegramLinkCodes)
    .values({ organizationId, profileId, codeHash, expiresAt })
    .onConflictDoUpdate({
      target: [telegramLinkCodes.organizationId, telegramLinkCodes.profileId],
      set: { codeHash, expiresAt },
    })
}

/** Whose code it is, of whatever organisation. Undefined: it was never given, is used, or too old. */
export async function findCode(
  tx: Tx,
  codeHash: string,
  now: Temporal.Instant,
): Promise<{ organizationId: string; profileId: string } | undefined> {
  const [row] = await tx
    .select({ organizationId: telegramLinkCodes.organizationId, profileId: telegramLinkCodes.profileId })
    .from(telegramLinkCodes)
    .where(and(eq(telegramLinkCodes.codeHash, codeHash), gt(telegramLinkCodes.expiresAt, now)))
  return row
}

/** Uses a code up. False: somebody was faster. */
export async function takeCode(tx: Tx, organizationId: string, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(telegramLinkCodes)
    .where(and(eq(telegramLinkCodes.organizationId, organizationId), eq(telegramLinkCodes.codeHash, codeHash)))
    .returning({ profileId: telegramLinkCodes.profileId })
  return taken.length === 1
}
