import { sql } from 'drizzle-orm'
import * as plans from '#features/planning/assignments/server/store.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { marketOffers } from './table.ts'

/*
 * A swap moves two seats, and the one that is asked for may begin first: what has begun was worked by whoever sits there.
 */

/** In lists of offers: when the first of its seats begins. By a key for each swap, whatever else has begun meanwhile. */
export const firstStart = sql`least(${marketOffers.startsAt}, (
  select wanted.starts_at from ${assignments} wanted
  where wanted.organization_id = ${marketOffers.organizationId} and wanted.id = ${marketOffers.otherAssignmentId}))`

/** The same of one offer that is held. */
export async function earliestOfferStart(
  tx: Tx,
  {
    organizationId,
    startsAt,
    otherAssignmentId,
  }: Pick<typeof marketOffers.$inferSelect, 'organizationId' | 'startsAt' | 'otherAssignmentId'>,
): Promise<Temporal.Instant> {
  const wanted =
    otherAssignmentId === null ? undefined : await plans.findUndeclinedAssignment(tx, organizationId, otherAssignmentId)
  return wanted && Temporal.Instant.compare(wanted.startsAt, startsAt) < 0 ? wanted.startsAt : startsAt
}
