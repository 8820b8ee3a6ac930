import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { shownTo } from '#features/agency/shifts/names.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { maySeeDrafts } from '#features/planning/assignments/policy.ts'
import { hoursIn } from '#features/planning/candidates/rules-hours.ts'
import { assignmentStates, publishedStates, type PlanState } from '#features/planning/assignments/states.ts'
import { daysIn } from '#features/planning/candidates/server/opening.ts'
import { findRules } from '#features/planning/planning-rules/server/store.ts'
import { listHours } from '#features/planning/candidates/server/store.ts'
import * as store from '#features/planning/assignments/server/store.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import { planPublish } from '../rules.ts'
import type { Plan, Publish } from '../schema.ts'
import { asPlanned, shiftsWith } from './shown-shifts.ts'
import { notifyOfShifts } from './notices.ts'

export const plan = (member: Member, { groupId, week }: { groupId: string; week: Week }): Promise<Plan> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const seesDrafts = maySeeDrafts(member.actor)
    const states = seesDrafts ? assignmentStates : publishedStates
    const visible = new Set<string>(states)
    const [planned, stored, assigned, notes, declined, rules, earlier] = await Promise.all([
      groups.find(tx, organizationId, groupId),
      weeks.find(tx, organizationId, groupId, mondayOf(week)),
      store.listOfGroup(tx, organizationId, groupId, ...daysIn(week)),
      weeks.listNotes(tx, organizationId, groupId, ...daysIn(week)),
      seesDrafts ? weeks.listDeclined(tx, organizationId, groupId, ...daysIn(week)) : [],
      findRules(tx, organizationId),
      shifts.listEarlier(tx, organizationId),
    ])
    if (!planned) throw groupNotFound()
    const { group, members } = planned
    const seated = assigned.filter(({ state }) => visible.has(state))
    const profileIds = [...new Set(seated.map(({ profileId }) => profileId))]
    const [hours, shown] = await Promise.all([
      listHours(tx, organizationId, daysIn(week), { profileIds, states }),
      shiftsWith(tx, organizationId, planned, new Set(seated.map(({ shiftId }) => shiftId))),
    ])
    const main = new Set(members.filter(({ isMain }) => isMain).map(({ profileId }) => profileId))
    return {
      group: { id: group.id, name: group.name, color: group.color, chatterCount: group.chatterCount },
      week,
      ...stored,
      shifts: shown.map(shift =>
        asPlanned(shownTo(shift, member.language), week, planned, earlier.get(shift.id) ?? []),
      ),
      notes: seesDrafts || stored.state === 'published' ? notes : [],
      declined,
      assignments: seated.map(({ shiftName: _, ...assignment }) => ({
        ...assignment,
        // what was overridden, and why, is between those who plan
        ...(seesDrafts ? {} : { overriddenWarnings: [], overrideReason: null }),
        isMain: main.has(assignment.profileId),
      })),
      maxWeekHours: rules.weekHours === 'off' ? null : rules.maxWeekHours,
      weekHours: Object.fromEntries([...hours].map(([profileId, milliseconds]) => [profileId, hoursIn(milliseconds)])),
    }
  })

/** @throws Refusal `schedule.stale` */
export const publish = (
  member: Member,
  { groupId, week, version }: Publish,
): Promise<{ state: PlanState; version: number }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const monday = mondayOf(week)
    const stored = await weeks.lock(tx, organizationId, groupId, monday)
    if (!stored) throw groupNotFound()
    const drafts = await weeks.countDrafts(tx, organizationId, groupId, daysIn(week))
    const todo = planPublish(stored, drafts, version)
    if (todo === 'nothing') return stored
    if (todo === 'stale') throw new Refusal('schedule.stale', undefined, { field: 'version' })
    const published = await weeks.publishDrafts(tx, organizationId, groupId, daysIn(week))
    const planned = await groups.find(tx, organizationId, groupId)
    await notifyOfShifts(tx, member, 'shift_assigned', planned?.group.name ?? '', published)
    const newVersion = await weeks.publish(tx, organizationId, groupId, monday, { profileId, now: member.now() })
    await member.audit(tx, {
      kind: 'schedule.published',
      target: groupId,
      change: { week, assignments: published.map(one => ({ id: one.id, profileId: one.profileId })) },
    })
    tx.invalidate('schedule', 'schedule/published')
    return { state: 'published', version: newVersion }
  })

const groupNotFound = () => new Refusal('schedule.groupNotFound', undefined, { field: 'groupId' })
