import { Refusal } from '#kit/refusal.ts'
import { mondayOf } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { findUnreachableMembers } from '#features/messages/reachability/server/list-unreachable.ts'
import { checkPublish } from '#features/planning/schedule/rules.ts'
import { notifyOfShiftsInGroups, type NotifiedShift } from '#features/planning/schedule/server/notices.ts'
import { firstAndLastDay } from '#features/planning/candidates/server/opening.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import type { PublishedMany, PublishMany } from '../schema.ts'

/**
 * Publishes a week of several groups. Skips groups whose plan has changed since the planner loaded it, and returns their names.
 * Each member gets one notification for all groups.
 * @throws Refusal `schedule.groupNotFound` if none of the groups exists
 */
export async function publishGroupWeeks(member: Member, wish: PublishMany): Promise<PublishedMany> {
  const { notified, ...done } = await publishAll(member, wish)
  const unreachable = await findUnreachableMembers(member)
  return {
    ...done,
    notified: notified.size,
    unreachable: [...notified].filter(id => unreachable.has(id)).length,
  }
}

const publishAll = (member: Member, { week, groups: wanted }: PublishMany) =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const [monday, days] = [mondayOf(week), firstAndLastDay(week)]
    const names = new Map(
      (await groups.listGroupsForPlanning(tx, organizationId)).map(({ group }) => [group.id, group.name]),
    )
    if (!wanted.some(({ groupId }) => names.has(groupId))) {
      throw new Refusal('schedule.groupNotFound', undefined, { field: 'groups' })
    }
    const published: string[] = []
    const stale: PublishedMany['stale'][number][] = []
    const notices: (NotifiedShift & { groupName: string })[] = []
    for (const { groupId, version } of wanted.toSorted((a, b) => (a.groupId < b.groupId ? -1 : 1))) {
      const stored = await weeks.lockPlanWeek(tx, organizationId, groupId, monday)
      const groupName = names.get(groupId)
      // a group that somebody has deleted meanwhile has nobody to tell
      if (!stored || groupName === undefined) continue
      const todo = checkPublish(stored, await weeks.countDrafts(tx, organizationId, groupId, days), version)
      if (todo === 'stale') stale.push({ groupId, name: groupName })
      if (todo !== 'publish') continue
      const drafts = await weeks.publishDrafts(tx, organizationId, groupId, days)
      await weeks.markPlanWeekPublished(tx, organizationId, groupId, monday, { profileId, now: member.now() })
      const assignments = drafts.map(one => ({ id: one.id, profileId: one.profileId }))
      await member.audit(tx, { kind: 'schedule.published', target: groupId, change: { week, assignments } })
      notices.push(...drafts.map(one => ({ ...one, groupName })))
      published.push(groupId)
    }
    await notifyOfShiftsInGroups(tx, member, 'shift_assigned', notices)
    tx.invalidate('schedule', 'schedule/published')
    return {
      published,
      stale,
      notified: new Set(notices.map(one => one.profileId).filter(id => id !== profileId)),
    }
  })
