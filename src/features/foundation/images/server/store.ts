import { and, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { Database, Tx } from '#platform/server/database.ts'
import { images } from './table.ts'

export async function remember(
  tx: Tx,
  organizationId: string,
  id: string,
  uploadedAt: Temporal.Instant,
  uploadedBy: string | null,
): Promise<void> {
  await tx
    .insert(images)
    .values({ organizationId, id, uploadedAt, uploadedBy })
    .onConflictDoUpdate({ target: [images.organizationId, images.id], set: { uploadedAt } })
}

export async function isKnown(tx: Tx, organizationId: string, id: string): Promise<boolean> {
  return (await tx.$count(images, and(eq(images.organizationId, organizationId), eq(images.id, id)))) > 0
}

/** Of those uploaded before: whatever is not used. */
export const removeUnused = (
  tx: Tx,
  organizationId: string,
  before: Temporal.Instant,
  used: readonly string[],
): Promise<{ id: string }[]> =>
  tx
    .delete(images)
    .where(
      and(
        eq(images.organizationId, organizationId),
        lt(images.uploadedAt, before),
        notInArray(images.id, ['', ...used]),
      ),
    )
    .returning({ id: images.id })

export async function listUploadedBy(tx: Tx, organizationId: string, profileId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.organizationId, organizationId), eq(images.uploadedBy, profileId)))
  return rows.map(({ id }) => id)
}

/** Organisations, of all there are, with pictures that were uploaded before. */
export async function listOrganizations({ direct }: Database, before: Temporal.Instant): Promise<string[]> {
  const rows = await direct
    .selectDistinct({ id: images.organizationId })
    .from(images)
    .where(lt(images.uploadedAt, before))
  return rows.map(({ id }) => id)
}

export const remove = (tx: Tx, organizationId: string, ids: readonly string[]): Promise<{ id: string }[]> =>
  tx
    .delete(images)
    .where(and(eq(images.organizationId, organizationId), inArray(images.id, [...ids])))
    .returning({ id: images.id })
