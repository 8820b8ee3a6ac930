import { and, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
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

export const remove = (tx: Tx, organizationId: string, ids: readonly string[]): Promise<{ id: string }[]> =>
  tx
    .delete(images)
    .where(and(eq(images.organizationId, organizationId), inArray(images.id, [...ids])))
    .returning({ id: images.id })
