import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { type Messenger, messengers } from '#platform/messengers.ts'
import type { Tx } from '#platform/server/database.ts'
import { tablesOf, type telegramUsers } from './table.ts'

export type ChatLinkRow = (typeof telegramUsers)['$inferSelect']

/** A person's chat, and where it is. */
export interface ChatLink extends ChatLinkRow {
  readonly messenger: Messenger
}

const of = (messenger: Messenger, organizationId: string, profileId: string) => {
  const { users } = tablesOf[messenger]
  return and(eq(users.organizationId, organizationId), eq(users.profileId, profileId))
}

/** Whose chat with the bot is known, wherever it is. */
export async function listLinkedProfileIds(tx: Tx, organizationId: string): Promise<ReadonlySet<string>> {
  return new Set((await listLinks(tx, organizationId)).map(({ profileId }) => profileId))
}

/** Of each messenger, in the order in which they are asked. */
export async function listLinks(tx: Tx, organizationId: string): Promise<ChatLink[]> {
  const links: ChatLink[] = []
  for (const messenger of messengers) {
    const { users } = tablesOf[messenger]
    const rows = await tx.select().from(users).where(eq(users.organizationId, organizationId))
    links.push(...rows.map(row => ({ ...row, messenger })))
  }
  return links
}

export async function find(
  tx: Tx,
  messenger: Messenger,
  organizationId: string,
  profileId: string,
): Promise<ChatLinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(tablesOf[messenger].users)
    .where(of(messenger, organizationId, profileId))
  return row
}

/** Whose chat it is, of whatever organisation. For the bot, which knows only the chat. */
export async function findByChat(tx: Tx, messenger: Messenger, chatId: string): Promise<ChatLink | undefined> {
  const { users } = tablesOf[messenger]
  const [row] = await tx.select().from(users).where(eq(users.chatId, chatId))
  return row && { ...row, messenger }
}

/** The end of the link waits for the commit. False: it has ended. */
export async function lockChatLink(tx: Tx, { messenger, organizationId, id }: ChatLink): Promise<boolean> {
  const { users } = tablesOf[messenger]
  const query = tx.select({ id: users.id }).from(users)
  const rows = await query.where(and(eq(users.organizationId, organizationId), eq(users.id, id))).for('share')
  return rows.length === 1
}

/** False: the chat belongs to another profile, of this organisation or another. */
export async function insert(tx: Tx, { messenger, ...row }: ChatLink): Promise<boolean> {
  const { users } = tablesOf[messenger]
  const inserted = await tx
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.chatId })
    .returning({ id: users.id })
  return inserted.length === 1
}

export async function change(
  tx: Tx,
  messenger: Messenger,
  organizationId: string,
  profileId: string,
  values: Partial<Pick<ChatLinkRow, 'isActive' | 'blockedAt' | 'mutedUntil' | 'firstName' | 'username'>>,
): Promise<boolean> {
  const { users } = tablesOf[messenger]
  const changed = await tx
    .update(users)
    .set(values)
    .where(of(messenger, organizationId, profileId))
    .returning({ id: users.id })
  return changed.length === 1
}

/** Gives what was there. */
export async function deleteChatLink(
  tx: Tx,
  messenger: Messenger,
  organizationId: string,
  profileId: string,
): Promise<ChatLinkRow | undefined> {
  const [row] = await tx
    .delete(tablesOf[messenger].users)
    .where(of(messenger, organizationId, profileId))
    .returning()
  return row
}

/** The person shut the bot out: false when that is known already, or another chat is linked by now. */
export async function markChatLinkBlocked(
  tx: Tx,
  messenger: Messenger,
  organizationId: string,
  profileId: string,
  chatId: string,
  blockedAt: Temporal.Instant,
): Promise<boolean> {
  const { users } = tablesOf[messenger]
  const paused = await tx
    .update(users)
    .set({ blockedAt })
    .where(and(of(messenger, organizationId, profileId), eq(users.chatId, chatId), isNull(users.blockedAt)))
    .returning({ id: users.id })
  return paused.length === 1
}

interface NewChatLinkCode {
  readonly codeHash: string
  /** The one chat that may use it; null: any. */
  readonly chatId: string | null
  readonly expiresAt: Temporal.Instant
}

/** A new code; the previous one is void. */
export async function saveChatLinkCode(
  tx: Tx,
  messenger: Messenger,
  organizationId: string,
  profileId: string,
  code: NewChatLinkCode,
): Promise<void> {
  const { codes } = tablesOf[messenger]
  await tx
    .insert(codes)
    .values({ organizationId, profileId, ...code })
    .onConflictDoUpdate({ target: [codes.organizationId, codes.profileId], set: code })
}

/** The chat whose consent the person awaits. */
export async function findPendingChat(
  tx: Tx,
  messenger: Messenger,
  organizationId: string,
  profileId: string,
  now: Temporal.Instant,
): Promise<{ chatId: string; expiresAt: Temporal.Instant } | undefined> {
  const { codes } = tablesOf[messenger]
  const [row] = await tx
    .select({ chatId: codes.chatId, expiresAt: codes.expiresAt })
    .from(codes)
    .where(and(eq(codes.organizationId, organizationId), eq(codes.profileId, profileId), gt(codes.expiresAt, now)))
  return row && row.chatId !== null ? { ...row, chatId: row.chatId } : undefined
}

/** Deletes codes and requests for consent of all organisations. */
export async function deleteExpiredChatLinkCodes(tx: Tx, now: Temporal.Instant): Promise<void> {
  for (const messenger of messengers) {
    const { codes } = tablesOf[messenger]
    await tx.delete(codes).where(lte(codes.expiresAt, now))
  }
}

/** The owner of a code, in any organisation. Undefined: it does not exist, is used, expired, or for another chat. */
export async function findChatLinkCode(
  tx: Tx,
  messenger: Messenger,
  { codeHash, chatId }: { readonly codeHash: string; readonly chatId: string },
  now: Temporal.Instant,
): Promise<{ organizationId: string; profileId: string } | undefined> {
  const { codes } = tablesOf[messenger]
  const [row] = await tx
    .select({ organizationId: codes.organizationId, profileId: codes.profileId })
    .from(codes)
    .where(
      and(eq(codes.codeHash, codeHash), or(isNull(codes.chatId), eq(codes.chatId, chatId)), gt(codes.expiresAt, now)),
    )
  return row
}

/** Whatever code of the person is still good. */
export async function deleteChatLinkCode(
  tx: Tx,
  messenger: Messenger,
  organizationId: string,
  profileId: string,
): Promise<void> {
  const { codes } = tablesOf[messenger]
  await tx.delete(codes).where(and(eq(codes.organizationId, organizationId), eq(codes.profileId, profileId)))
}

/** Uses a code up. False: somebody was faster. */
export async function consumeChatLinkCode(
  tx: Tx,
  messenger: Messenger,
  organizationId: string,
  codeHash: string,
): Promise<boolean> {
  const { codes } = tablesOf[messenger]
  const taken = await tx
    .delete(codes)
    .where(and(eq(codes.organizationId, organizationId), eq(codes.codeHash, codeHash)))
    .returning({ profileId: codes.profileId })
  return taken.length === 1
}
