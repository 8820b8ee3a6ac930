import type { JoinedGroups } from '#features/access/invitations/server/arrivals.ts'
import { maxMembers } from '../rules.ts'
import * as saving from './save-store.ts'

/** Groups that whoever joins comes into, by a link that says so. */
export const joinedGroups: JoinedGroups = {
  listNamed: saving.listGroupNames,
  listKnown: saving.listExistingGroupIds,
  async place(tx, organizationId, profileId, groupIds) {
    const placed: string[] = []
    // in one order: two who join at once never wait for each other
    for (const groupId of groupIds.toSorted()) {
      const name = await saving.addMember(tx, organizationId, groupId, profileId, maxMembers)
      if (name !== undefined) placed.push(name)
    }
    if (placed.length > 0) tx.invalidate('creatorGroups', 'schedule')
    return placed
  },
}
