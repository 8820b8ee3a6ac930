import { and, asc, eq, gt, inArray, ne, or } from 'drizzle-orm'
import type { GroupPlans } from '#features/agency/creator-groups/server/manage-groups.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { publishedStates } from '../states.ts'
import { assignments } from './table.ts'

/** What the groups need to know of the plan before one of them goes. */
export const groupPlans: GroupPlans = {
  async countPublished(tx, organizationId, groupId, now) {
    // locked: a draft that is counted out cannot be published before it is gone
    const rows = await tx
      .select({ state: assignments.state, endsAt: assignments.endsAt })
      .from(assignments)
      .where(and(eq(assignments.organizationId, organizationId), eq(assignments.groupId, groupId)))
      .orderBy(assignments.id)
      .for('update')
    const isPublished = ({ state }: { state: string }) => state === 'assigned' || state === 'confirmed'
    return rows.filter(row => isPublished(row) && Temporal.Instant.compare(row.endsAt, now) > 0).length
  },
  listAffected: (tx, organizationId, groupId, { seats, shiftIds }, now) =>
    tx
      .select({
        fullName: profiles.fullName,
        date: assignments.date,
        shiftId: assignments.shiftId,
        shiftName: assignments.shiftName,
      })
      .from(assignments)
      .innerJoin(
        profiles,
        and(eq(profiles.organizationId, assignments.organizationId), eq(profiles.id, assignments.profileId)),
      )
      .where(
        and(
          eq(assignments.organizationId, organizationId),
          eq(assignments.groupId, groupId),
          or(gt(assignments.seat, seats), inArray(assignments.shiftId, [...shiftIds])),
          gt(assignments.endsAt, now),
          inArray(assignments.state, [...publishedStates]),
        ),
      )
      .orderBy(asc(assignments.startsAt), asc(assignments.seat)),
  async clear(tx, organizationId, groupId, now) {
    const ofGroup = and(eq(assignments.organizationId, organizationId), eq(assignments.groupId, groupId))
    // whoever has declined is part of what is counted of them, from that moment on
    const isPlannedOnly = or(
      eq(assignments.state, 'draft'),
      and(gt(assignments.endsAt, now), ne(assignments.state, 'declined')),
    )
    await tx.delete(assignments).where(and(ofGroup, isPlannedOnly))
    return (await tx.$count(assignments, ofGroup)) > 0
  },
}
