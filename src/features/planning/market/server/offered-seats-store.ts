import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { isLive, isOfferedBy } from './store.ts'
import { marketOffers } from './table.ts'

/**
 * Seats that a member offers or has offered, of shifts that ended after an instant. `changedAt`: when an offer of the seat
 * last began or ended.
 */
export const listOfferedSeats = (tx: Tx, organizationId: string, profileId: string, after: Temporal.Instant) =>
  tx
    .select({
      assignmentId: marketOffers.assignmentId,
      isOffered: sql<boolean>`bool_or(${isLive})`,
      changedAt: sql`max(greatest(${marketOffers.createdAt}, ${marketOffers.endedAt}))`.mapWith(marketOffers.createdAt),
    })
    .from(marketOffers)
    .where(and(eq(marketOffers.organizationId, organizationId), isOfferedBy(profileId), gt(marketOffers.endsAt, after)))
    .groupBy(marketOffers.assignmentId)
