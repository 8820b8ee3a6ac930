import { and, count, eq, gt, inArray, isNotNull, lt, notExists, or } from 'drizzle-orm'
import { absenceDuring } from '#features/planning/assignments/server/absence-store.ts'
import { undeclinedAssignmentsOf } from '#features/planning/assignments/server/store.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { firstStart } from './start-store.ts'
import { marketInvitees, marketOffers } from './table.ts'

/** How many wait for somebody's answer; at whose time they sit elsewhere or cannot come by now is none. */
export async function countOffersAwaitingAnswer(
  tx: Tx,
  organizationId: string,
  profileId: string,
  now: Temporal.Instant,
): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(marketInvitees)
    .innerJoin(
      marketOffers,
      and(eq(marketOffers.organizationId, marketInvitees.organizationId), eq(marketOffers.id, marketInvitees.offerId)),
    )
    .where(
      and(
        eq(marketInvitees.organizationId, organizationId),
        eq(marketInvitees.profileId, profileId),
        eq(marketInvitees.answer, 'none'),
        isNotNull(marketInvitees.invitedAt),
        inArray(marketOffers.state, ['open', 'applied']),
        eq(marketOffers.isClosed, false),
        gt(firstStart, now.toString()),
        or(
          eq(marketOffers.kind, 'swap'),
          and(
            notExists(seatAtItsTime(tx, organizationId, profileId)),
            notExists(absenceDuring(tx, organizationId, profileId, marketOffers)),
          ),
        ),
      ),
    )
  return row?.asked ?? 0
}

const seatAtItsTime = (tx: Tx, organizationId: string, profileId: string) =>
  tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        undeclinedAssignmentsOf(organizationId),
        eq(assignments.profileId, profileId),
        lt(assignments.startsAt, marketOffers.endsAt),
        gt(assignments.endsAt, marketOffers.startsAt),
      ),
    )
