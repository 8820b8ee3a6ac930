import { and, eq, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database, Tx } from '#platform/server/database.ts'
import { images } from './table.ts'

export async function saveImage(
  tx: Tx,
  organizationId: string,
  id: string,
  uploadedAt: Temporal.Instant,
  uploadedBy: string | null,
): Promise<void> {
  await tx
    .insert(images)
    .values({ organizationId, id, uploadedAt, uploadedBy })
    .onConflictDoUpdate({ target: [images.organizationId, images.id], set: { uploadedAt, removedAt: null } })
}

/** How a picture stands, once whoever removes its files has done so. */
export async function lockImage(tx: Tx, organizationId: string, id: string): Promise<'none' | 'there' | 'going'> {
  const [row] = await tx
    .select({ removedAt: images.removedAt })
    .from(images)
    .where(and(eq(images.organizationId, organizationId), eq(images.id, id)))
    .for('update')
  if (!row) return 'none'
  return row.removedAt === null ? 'there' : 'going'
}

export async function isStoredImage(tx: Tx, organizationId: string, id: string): Promise<boolean> {
  const isIt = and(eq(images.organizationId, organizationId), eq(images.id, id), isNull(images.removedAt))
  return (await tx.$count(images, isIt)) > 0
}

/** Of those uploaded before: whatever is not used. */
export const markUnusedImagesRemoved = (
  tx: Tx,
  organizationId: string,
  before: Temporal.Instant,
  used: readonly string[],
  now: Temporal.Instant,
): Promise<{ id: string }[]> =>
  tx
    .update(images)
    .set({ removedAt: now })
    .where(
      and(
        eq(images.organizationId, organizationId),
        lt(images.uploadedAt, before),
        notInArray(images.id, ['', ...used]),
        isNull(images.removedAt),
      ),
    )
    .returning({ id: images.id })

export async function listImagesUploadedBy(tx: Tx, organizationId: string, profileId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.organizationId, organizationId), eq(images.uploadedBy, profileId), isNull(images.removedAt)))
  return rows.map(({ id }) => id)
}

/** Organisations, of all there are, with pictures that were uploaded before, or whose files are still to go. */
export async function listOrganizationsWithOldImages(
  { direct }: Database,
  before: Temporal.Instant,
): Promise<string[]> {
  const id = { id: images.organizationId }
  const rows = await union(
    direct.select(id).from(images).where(lt(images.uploadedAt, before)),
    direct.select(id).from(images).where(isNotNull(images.removedAt)),
  )
  return rows.map(({ id }) => id)
}

export const markImagesRemoved = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<{ id: string }[]> =>
  tx
    .update(images)
    .set({ removedAt: now, uploadedBy: null })
    .where(and(eq(images.organizationId, organizationId), inArray(images.id, [...ids])))
    .returning({ id: images.id })

export async function listRemovedImages(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.organizationId, organizationId), isNotNull(images.removedAt)))
  return rows.map(({ id }) => id)
}

/** Whether there is such a picture whose files are to go; false also where somebody else is at it. */
export async function lockRemovedImage(tx: Tx, organizationId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.organizationId, organizationId), eq(images.id, id), isNotNull(images.removedAt)))
    .for('update', { skipLocked: true })
  return rows.length > 0
}

/** Once its files are gone. */
export async function deleteImage(tx: Tx, organizationId: string, id: string): Promise<void> {
  await tx.delete(images).where(and(eq(images.organizationId, organizationId), eq(images.id, id)))
}
