import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { withDisplayedName } from '#features/agency/shifts/names.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { maySeeDrafts } from '#features/planning/assignments/policy.ts'
import { hoursFromMilliseconds } from '#features/planning/candidates/rules-hours.ts'
import { assignmentStates, publishedStates, type PlanState } from '#features/planning/assignments/states.ts'
import { firstAndLastDay } from '#features/planning/candidates/server/opening.ts'
import { findRules } from '#features/planning/planning-rules/server/store.ts'
import { assignedMillisecondsByMember } from '#features/planning/candidates/server/store.ts'
import * as store from '#features/planning/assignments/server/store.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import { checkPublish } from '../rules.ts'
import type { Plan, Publish } from '../schema.ts'
import { plannedShiftOf, shiftsInForceOrSeated } from './shown-shifts.ts'
import { notifyOfShifts } from './notices.ts'

export const readPlan = (member: Member, { groupId, week }: { groupId: string; week: Week }): Promise<Plan> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const seesDrafts = maySeeDrafts(member.actor)
    const states = seesDrafts ? assignmentStates : publishedStates
    const visible = new Set<string>(states)
    const [planned, stored, assigned, notes, declined, rules, earlier] = await Promise.all([
      groups.find(tx, organizationId, groupId),
      weeks.findPlanWeek(tx, organizationId, groupId, mondayOf(week)),
      store.listOfGroup(tx, organizationId, groupId, ...firstAndLastDay(week)),
      weeks.listNotes(tx, organizationId, groupId, ...firstAndLastDay(week)),
      seesDrafts ? weeks.listDeclined(tx, organizationId, groupId, ...firstAndLastDay(week)) : [],
      findRules(tx, organizationId),
      shifts.listEarlier(tx, organizationId),
    ])
    if (!planned) throw groupNotFound()
    const { group, members } = planned
    const seated = assigned.filter(({ state }) => visible.has(state))
    const profileIds = [...new Set(seated.map(({ profileId }) => profileId))]
    const [hours, shown] = await Promise.all([
      assignedMillisecondsByMember(tx, organizationId, firstAndLastDay(week), { profileIds, states }),
      shiftsInForceOrSeated(tx, organizationId, planned, new Set(seated.map(({ shiftId }) => shiftId))),
    ])
    const main = new Set(members.filter(({ isMain }) => isMain).map(({ profileId }) => profileId))
    return {
      group: { id: group.id, name: group.name, color: group.color, chatterCount: group.chatterCount },
      week,
      ...stored,
      shifts: shown.map(shift =>
        plannedShiftOf(withDisplayedName(shift, member.language), week, planned, earlier.get(shift.id) ?? []),
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
      weekHours: Object.fromEntries(
        [...hours].map(([profileId, milliseconds]) => [profileId, hoursFromMilliseconds(milliseconds)]),
      ),
    }
  })

/** @throws Refusal `schedule.stale` */
export const publishPlan = (
  member: Member,
  { groupId, week, version }: Publish,
): Promise<{ state: PlanState; version: number }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const monday = mondayOf(week)
    const stored = await weeks.lockPlanWeek(tx, organizationId, groupId, monday)
    if (!stored) throw groupNotFound()
    const drafts = await weeks.countDrafts(tx, organizationId, groupId, firstAndLastDay(week))
    const todo = checkPublish(stored, drafts, version)
    if (todo === 'nothing') return stored
    if (todo === 'stale') throw new Refusal('schedule.stale', undefined, { field: 'version' })
    const published = await weeks.publishDrafts(tx, organizationId, groupId, firstAndLastDay(week))
    const planned = await groups.find(tx, organizationId, groupId)
    await notifyOfShifts(tx, member, 'shift_assigned', planned?.group.name ?? '', published)
    const newVersion = await weeks.markPlanWeekPublished(tx, organizationId, groupId, monday, {
      profileId,
      now: member.now(),
    })
    await member.audit(tx, {
      kind: 'schedule.published',
      target: groupId,
      change: { week, assignments: published.map(one => ({ id: one.id, profileId: one.profileId })) },
    })
    tx.invalidate('schedule', 'schedule/published')
    return { state: 'published', version: newVersion }
  })

const groupNotFound = () => new Refusal('schedule.groupNotFound', undefined, { field: 'groupId' })
