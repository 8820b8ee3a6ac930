import { and, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { creatorGroups, groupMembers } from './table.ts'

export const creatorGroupsData: PersonalData = {
  tables: [groupMembers],
  async leave(tx, { organizationId, profileId }) {
    await tx
      .delete(groupMembers)
      .where(and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.profileId, profileId)))
    tx.invalidate('creatorGroups')
  },
  async export(tx, { organizationId, profileId }) {
    const groups = await tx
      .select({ name: creatorGroups.name, isMain: groupMembers.isMain })
      .from(groupMembers)
      .innerJoin(
        creatorGroups,
        and(eq(creatorGroups.organizationId, groupMembers.organizationId), eq(creatorGroups.id, groupMembers.groupId)),
      )
      .where(and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.profileId, profileId)))
    return { groups }
  },
}
