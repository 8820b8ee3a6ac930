import { and, eq } from 'drizzle-orm'
import type { GroupPlans } from '#features/creator-groups/server/actions.ts'
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
  async clear(tx, organizationId, groupId) {
    await tx
      .delete(assignments)
      .where(and(eq(assignments.organizationId, organizationId), eq(assignments.groupId, groupId)))
  },
}
