import { orderByName } from '#platform/server/name-order.ts'
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { maxCreators, type StoredLink } from '../rules.ts'
import type { Creator, CreatorDraft } from '../schema.ts'
import { creatorLinks, creators } from './table.ts'

type Fields = Omit<CreatorDraft, 'creatorPlatforms' | 'socialChannels'>
type Row = typeof creators.$inferSelect

const fieldsOf = ({ name, description, importance, tags, contactEmail, notes, isActive, avatarImage }: Fields) => ({
  name,
  description,
  importance,
  tags,
  contactEmail,
  notes,
  isActive,
  avatarImage,
})

const columnsOf = ({ avatarPosition, ...fields }: Fields) => ({
  ...fieldsOf({ ...fields, avatarPosition }),
  avatarX: avatarPosition.x,
  avatarY: avatarPosition.y,
})

const one = (organizationId: string, creatorId: string) =>
  and(eq(creators.organizationId, organizationId), eq(creators.id, creatorId))
const linksOf = (organizationId: string, creatorId: string) =>
  and(eq(creatorLinks.organizationId, organizationId), eq(creatorLinks.creatorId, creatorId))

/** Everybody, by name, with their accounts in order. */
export async function list(tx: Tx, organizationId: string): Promise<Creator[]> {
  const rows = await tx
    .select()
    .from(creators)
    .where(eq(creators.organizationId, organizationId))
    .orderBy(orderByName(creators.name), asc(creators.id))
    .limit(maxCreators)
  const links = await tx
    .select()
    .from(creatorLinks)
    .where(eq(creatorLinks.organizationId, organizationId))
    .orderBy(asc(creatorLinks.sortOrder))
  const byCreator = Map.groupBy(links, ({ creatorId }) => creatorId)
  return rows.map(row => creatorOf(row, byCreator.get(row.id) ?? []))
}

export async function listNames(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: creators.name })
    .from(creators)
    .where(eq(creators.organizationId, organizationId))
  return rows.map(({ name }) => name)
}

export async function countCreators(tx: Tx, organizationId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(creators).where(eq(creators.organizationId, organizationId))
  return row?.count ?? 0
}

/**
 * The creator with the stored links, held till the end of the deed: nobody else changes it, and no group can take or
 * give back one of its accounts meanwhile.
 */
export async function lock(
  tx: Tx,
  organizationId: string,
  creatorId: string,
): Promise<{ creator: Creator; links: StoredLink[] } | undefined> {
  const [row] = await tx.select().from(creators).where(one(organizationId, creatorId)).for('update')
  if (!row) return undefined
  const links = await tx
    .select()
    .from(creatorLinks)
    .where(linksOf(organizationId, creatorId))
    // by id, as groups lock them: two hands never wait for each other
    .orderBy(asc(creatorLinks.id))
    .for('update')
  return { creator: creatorOf(row, inOrder(links)), links }
}

export async function insert(
  tx: Tx,
  organizationId: string,
  creatorId: string,
  draft: CreatorDraft,
  now: Temporal.Instant,
): Promise<void> {
  await tx.insert(creators).values({ ...columnsOf(draft), organizationId, id: creatorId, createdAt: now })
}

export async function update(tx: Tx, organizationId: string, creatorId: string, draft: CreatorDraft): Promise<void> {
  await tx
    .update(creators)
    .set({ ...columnsOf(draft), version: sql`${creators.version} + 1` })
    .where(one(organizationId, creatorId))
}

/** Inserts new links and changes those that are there. */
export async function saveLinks(
  tx: Tx,
  organizationId: string,
  creatorId: string,
  links: readonly StoredLink[],
): Promise<void> {
  if (links.length === 0) return
  await tx
    .insert(creatorLinks)
    .values(
      links.map(({ id, kind, platform, url, accountType, sortOrder }) => ({
        organizationId,
        creatorId,
        id,
        kind,
        platform,
        url,
        accountType,
        sortOrder,
      })),
    )
    .onConflictDoUpdate({
      target: [creatorLinks.organizationId, creatorLinks.id],
      set: {
        platform: sql`excluded.platform`,
        url: sql`excluded.url`,
        accountType: sql`excluded.account_type`,
        sortOrder: sql`excluded.sort_order`,
      },
      setWhere: eq(creatorLinks.creatorId, creatorId),
    })
}

export async function removeLinks(
  tx: Tx,
  organizationId: string,
  creatorId: string,
  linkIds: readonly string[],
): Promise<void> {
  if (linkIds.length === 0) return
  await tx.delete(creatorLinks).where(and(linksOf(organizationId, creatorId), inArray(creatorLinks.id, [...linkIds])))
}

/** The accounts go with it. */
export async function remove(tx: Tx, organizationId: string, creatorId: string): Promise<void> {
  await tx.delete(creators).where(one(organizationId, creatorId))
}

const inOrder = (links: readonly StoredLink[]) => links.toSorted((a, b) => a.sortOrder - b.sortOrder)

const creatorOf = (row: Row, links: readonly StoredLink[]): Creator => ({
  id: row.id,
  ...fieldsOf({ ...row, avatarPosition: { x: row.avatarX, y: row.avatarY } }),
  avatarPosition: { x: row.avatarX, y: row.avatarY },
  version: row.version,
  creatorPlatforms: ofKind(links, 'creator'),
  socialChannels: ofKind(links, 'social'),
})

export const ofKind = (links: readonly StoredLink[], kind: StoredLink['kind']): Creator['creatorPlatforms'] =>
  links
    .filter(link => link.kind === kind)
    .map(({ id, platform, url, accountType }) => ({ id, platform, url, accountType }))

/** Each platform with an account of a creator once. */
export const listUsedPlatforms = (
  tx: Tx,
  organizationId: string,
): Promise<{ kind: StoredLink['kind']; key: string }[]> =>
  tx
    .selectDistinct({ kind: creatorLinks.kind, key: creatorLinks.platform })
    .from(creatorLinks)
    .where(eq(creatorLinks.organizationId, organizationId))

/** Names of the creators with an account on a platform. */
export async function listCreatorNamesOn(
  tx: Tx,
  organizationId: string,
  kind: StoredLink['kind'],
  key: string,
): Promise<string[]> {
  const rows = await tx
    .select({ name: creators.name })
    .from(creatorLinks)
    .innerJoin(
      creators,
      and(eq(creators.organizationId, creatorLinks.organizationId), eq(creators.id, creatorLinks.creatorId)),
    )
    .where(
      and(eq(creatorLinks.organizationId, organizationId), eq(creatorLinks.kind, kind), eq(creatorLinks.platform, key)),
    )
    .groupBy(creators.name)
    .orderBy(orderByName(creators.name))
    .limit(20)
  return rows.map(({ name }) => name)
}

/** The pictures that creators of an organisation show. */
export async function listCreatorPictures(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: creators.avatarImage })
    .from(creators)
    .where(and(eq(creators.organizationId, organizationId), isNotNull(creators.avatarImage)))
  return rows.flatMap(({ id }) => id ?? [])
}
