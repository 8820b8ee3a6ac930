import { eq } from 'drizzle-orm'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { creators } from '#features/agency/creators/server/table.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import type { Tx } from '#platform/server/database.ts'

/** Of the organisation and of single groups, whether they are in force or not: files are of the past. */
export const listShifts = (tx: Tx, organizationId: string) =>
  tx
    .select({ id: shifts.id, name: shifts.name, groupId: shifts.groupId })
    .from(shifts)
    .where(eq(shifts.organizationId, organizationId))

export const listGroups = (tx: Tx, organizationId: string) =>
  tx
    .select({ id: creatorGroups.id, name: creatorGroups.name })
    .from(creatorGroups)
    .where(eq(creatorGroups.organizationId, organizationId))

export const listCreators = (tx: Tx, organizationId: string) =>
  tx.select({ id: creators.id, name: creators.name }).from(creators).where(eq(creators.organizationId, organizationId))
