import { and, arrayContains, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '#platform/server/database.ts'
import { discordChannelCodes, discordChannels, discordPosts } from './table.ts'

export type ChannelRow = typeof discordChannels.$inferSelect
export type PostRow = typeof discordPosts.$inferSelect
type NewPost = Pick<PostRow, 'organizationId' | 'id' | 'channelId' | 'kind' | 'targets' | 'cause' | 'createdAt'>

const one = (organizationId: string, id: string) =>
  and(eq(discordChannels.organizationId, organizationId), eq(discordChannels.id, id))

/** The oldest first. */
export const list = (tx: Tx, organizationId: string): Promise<ChannelRow[]> =>
  tx
    .select()
    .from(discordChannels)
    .where(eq(discordChannels.organizationId, organizationId))
    .orderBy(asc(discordChannels.linkedAt), asc(discordChannels.id))

export async function find(tx: Tx, organizationId: string, id: string): Promise<ChannelRow | undefined> {
  const [row] = await tx.select().from(discordChannels).where(one(organizationId, id))
  return row
}

/** Made, or known to this organisation already and then well again. Undefined: it belongs to another organisation. */
export async function insert(tx: Tx, row: Omit<ChannelRow, 'brokenSince'>): Promise<ChannelRow | undefined> {
  const [made] = await tx.insert(discordChannels).values(row).onConflictDoNothing().returning()
  if (made) return made
  const [known] = await tx
    .update(discordChannels)
    .set({ name: row.name, brokenSince: null })
    .where(and(eq(discordChannels.organizationId, row.organizationId), eq(discordChannels.channelId, row.channelId)))
    .returning()
  return known
}

/** False: there is none. */
export async function change(
  tx: Tx,
  organizationId: string,
  id: string,
  values: Partial<Pick<ChannelRow, 'kinds' | 'language' | 'brokenSince'>>,
): Promise<boolean> {
  const rows = await tx.update(discordChannels).set(values).where(one(organizationId, id)).returning()
  return rows.length > 0
}

/** False: that is known already. */
export async function markChannelBroken(
  tx: Tx,
  organizationId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const rows = await tx
    .update(discordChannels)
    .set({ brokenSince: now })
    .where(and(one(organizationId, id), isNull(discordChannels.brokenSince)))
    .returning()
  return rows.length > 0
}

export async function remove(tx: Tx, organizationId: string, id: string): Promise<ChannelRow | undefined> {
  const [row] = await tx.delete(discordChannels).where(one(organizationId, id)).returning()
  return row
}

/** A new code; the one of before is void. */
export async function saveCode(tx: Tx, row: typeof discordChannelCodes.$inferInsert): Promise<void> {
  const { codeHash, expiresAt } = row
  await tx
    .insert(discordChannelCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [discordChannelCodes.organizationId, discordChannelCodes.profileId],
      set: { codeHash, expiresAt },
    })
}

/** Whose code it is, of whatever organisation. Undefined: it was never given, is used, or too old. */
export async function findChannelCode(tx: Tx, codeHash: string, now: Temporal.Instant) {
  const [row] = await tx
    .select({ organizationId: discordChannelCodes.organizationId, profileId: discordChannelCodes.profileId })
    .from(discordChannelCodes)
    .where(and(eq(discordChannelCodes.codeHash, codeHash), gt(discordChannelCodes.expiresAt, now)))
  return row
}

/** Uses a code up. False: somebody was faster. */
export async function consumeChannelCode(tx: Tx, organizationId: string, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(discordChannelCodes)
    .where(and(eq(discordChannelCodes.organizationId, organizationId), eq(discordChannelCodes.codeHash, codeHash)))
    .returning({ profileId: discordChannelCodes.profileId })
  return taken.length === 1
}

/** One for each channel; what one deed says of several targets is one post.  */
export async function insertPosts(tx: Tx, rows: readonly NewPost[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(discordPosts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [discordPosts.organizationId, discordPosts.channelId, discordPosts.cause],
      set: { targets: sql`${discordPosts.targets} || excluded.targets` },
      setWhere: sql`not ${discordPosts.targets} @> excluded.targets`,
    })
}

/** The same for all that one transaction does, and for no other. */
export async function transactionIdOf(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ began: string }>(
    sql`select extract(epoch from transaction_timestamp())::text || ' ' || pg_current_xact_id() as began`,
  )
  return rows[0]?.began ?? ''
}

/** Claims posts of all organisations that no node has enqueued yet; they are due from now on. */
export async function claimNewPosts(tx: Tx, now: Temporal.Instant, maximum: number): Promise<readonly string[]> {
  const fresh = tx
    .select({ id: discordPosts.id })
    .from(discordPosts)
    .where(and(isNull(discordPosts.dueAt), isNull(discordPosts.sentAt), isNull(discordPosts.deadAt)))
    .orderBy(discordPosts.createdAt)
    .limit(maximum)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(discordPosts)
    .set({ dueAt: now })
    .where(inArray(discordPosts.id, fresh))
    .returning({ id: discordPosts.id })
  return rows.map(({ id }) => id)
}

export async function findPost({ direct }: Pick<Database, 'direct'>, id: string): Promise<PostRow | undefined> {
  const [row] = await direct.select().from(discordPosts).where(eq(discordPosts.id, id))
  return row
}

/** The message of a cause in Discord. */
export async function findMessageIdByCause(tx: Tx, organizationId: string, channelId: string, cause: string) {
  const [row] = await tx
    .select({ messageId: discordPosts.messageId })
    .from(discordPosts)
    .where(
      and(
        eq(discordPosts.organizationId, organizationId),
        eq(discordPosts.channelId, channelId),
        eq(discordPosts.cause, cause),
      ),
    )
  return row?.messageId ?? undefined
}

/** What was posted of a month's ranking, wherever. */
export const listRankingPosts = (tx: Tx, organizationId: string, month: string) =>
  tx
    .select({ id: discordPosts.id, channelId: discordPosts.channelId })
    .from(discordPosts)
    .where(
      and(
        eq(discordPosts.organizationId, organizationId),
        eq(discordPosts.kind, 'scoreboard'),
        arrayContains(discordPosts.targets, [month]),
      ),
    )

/** The message that a post has become. */
export async function findMessageIdOfPost(tx: Tx, organizationId: string, postId: string) {
  const [row] = await tx
    .select({ messageId: discordPosts.messageId })
    .from(discordPosts)
    .where(and(eq(discordPosts.organizationId, organizationId), eq(discordPosts.id, postId)))
  return row?.messageId ?? undefined
}

export async function savePostMessageId(tx: Tx, organizationId: string, id: string, messageId: string): Promise<void> {
  await tx
    .update(discordPosts)
    .set({ messageId })
    .where(and(eq(discordPosts.organizationId, organizationId), eq(discordPosts.id, id)))
}

interface Due {
  readonly organizationId: string
  readonly channelId: string
  readonly target: string
}

/** Of all organisations: channels whose cover of today is to be posted and is not yet, by the organisation's clock. */
export async function listChannelsWithDueCover(tx: Tx, now: Temporal.Instant, hours: { from: number; until: number }) {
  const at = sql`(${now.toString()}::timestamptz at time zone o.time_zone)`
  const { rows } = await tx.execute<{ [K in keyof Due]: string }>(sql`
    select c.organization_id as "organizationId", c.id as "channelId", to_char(${at}, 'YYYY-MM-DD') as target
    from discord_channels c
    -- one by one, by their keys: few of all organisations have such a channel
    cross join lateral (select time_zone from organizations where id = c.organization_id offset 0) o
    where 'cover' = any(c.kinds) and c.broken_since is null
      and extract(hour from ${at}) >= ${hours.from}::int and extract(hour from ${at}) < ${hours.until}::int
      and not exists (select from discord_posts p where p.organization_id = c.organization_id
        and p.channel_id = c.id and p.cause = 'cover ' || to_char(${at}, 'YYYY-MM-DD'))`)
  return rows
}

/** Posts of all organisations about open seats that can no longer be taken, while the posts still offer them. */
export async function listPostsOfEndedOffers(tx: Tx, maximum: number) {
  const { rows } = await tx.execute<{ [K in keyof Due]: string }>(sql`
    select p.organization_id as "organizationId", p.channel_id as "channelId", p.targets[1] as target
    from discord_posts p
    left join market_offers o on o.organization_id = p.organization_id and o.id = p.targets[1]
    where p.kind = 'gap' and p.message_id is not null
      and (o.id is null or o.state not in ('open', 'applied', 'accepted'))
      and not exists (select from discord_posts q where q.organization_id = p.organization_id
        and q.channel_id = p.channel_id and q.cause = 'gapOver ' || p.targets[1])
    order by p.created_at limit ${maximum}`)
  return rows
}
