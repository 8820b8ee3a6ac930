import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import type { Assign } from '#features/planning/schedule/schema.ts'
import {
  tryAssign,
  type Overridden,
  type PlacedAssignment,
  type Refused,
} from '#features/planning/schedule/server/try-assign.ts'
import {
  type BulkAssignmentContext,
  openBulkAssignmentContext,
} from '#features/planning/schedule/server/assignment-context.ts'
import { leftBy } from '#features/planning/schedule/server/assign-many.ts'
import { type NotifiedShift, notifyOfGroups } from '#features/planning/schedule/server/notices.ts'
import { findSetting, memoryIn, type Setting } from '#features/planning/candidates/server/opening.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { AppliedSeat } from '../application.ts'
import { breakReason } from '../break-reason.ts'
import type { Applied } from '../schema.ts'
import { hasBegun } from './begun.ts'

export type ProposedPosition = Omit<AppliedSeat, 'assignmentId' | 'state'>
type Left = Applied['left'][number]

/**
 * Seats people as by hand, but never where a shift has begun: a hand may write down who worked there, a proposal is about
 * what is to come. Gathers whom to notify of it and who was left out. Weeks and people are held already.
 */
export function seatingIn(tx: Tx, member: Member) {
  const settings = new Map<string, Setting | undefined>()
  const memory = memoryIn(member.organization.timeZone)
  let ground: BulkAssignmentContext | undefined
  const notices: (NotifiedShift & { groupName: string })[] = []
  const settingOf = async (groupId: string): Promise<Setting | undefined> => {
    if (!settings.has(groupId)) {
      const found = await findSetting(tx, member, groupId)
      settings.set(groupId, found && { ...found, ...memory })
    }
    return settings.get(groupId)
  }

  async function seat(
    spot: ProposedPosition,
    how: { readonly breaks?: readonly Warning[]; readonly asBefore?: Overridden },
  ): Promise<{ placed: PlacedAssignment } | { left: Left }> {
    const setting = await settingOf(spot.groupId)
    if (!setting) {
      const { code } = new Refusal('schedule.groupNotFound')
      return { left: { ...spot, groupName: '', shiftName: '', fullName: '', code, parameters: null } }
    }
    const groupName = setting.planned.group.name
    const outcome = await assign(setting, spot, how)
    if ('refusal' in outcome) {
      return {
        left: { ...(await leftBy(tx, member, setting, spot, outcome.refusal)), groupId: spot.groupId, groupName },
      }
    }
    if (outcome.notice) notices.push({ ...outcome.notice, groupName })
    return { placed: outcome }
  }

  /** A reason is given only for what the proposal was allowed to break: of anything else, nobody was asked. */
  async function assign(
    setting: Setting,
    spot: ProposedPosition,
    { breaks = [], asBefore }: { readonly breaks?: readonly Warning[]; readonly asBefore?: Overridden },
  ): Promise<PlacedAssignment | Refused> {
    const { groupId, date, shiftId, seat: number, profileId } = spot
    const wish: Assign = { groupId, date, shiftId, seat: number, profileId }
    if (hasBegun(setting, member, spot, member.now())) {
      const seated = await plans.findOnSeat(tx, member.actor.organizationId, spot)
      if (seated?.profileId !== profileId) return { refusal: new Refusal('schedule.hasBegun'), warnings: [] }
    }
    const outcome = await tryAssign(tx, member, setting, wish, { asBefore, ground })
    if (!('refusal' in outcome) || outcome.warnings.length === 0) return outcome
    const isAllowed = outcome.warnings.every(({ code }) => breaks.some(warning => warning === code))
    if (!isAllowed) return outcome
    return tryAssign(tx, member, setting, { ...wish, reason: breakReason[member.language] }, { ground })
  }

  return {
    seat,
    /** Of these seats, all at once: nothing is taken off, and nothing seated is there, before `finish`. */
    begin: async (spots: readonly ProposedPosition[]) => {
      ground = await openBulkAssignmentContext(tx, member, spots)
    },
    finish: async () => {
      await ground?.finish()
      ground = undefined
    },
    /** Whether the group is still there. */
    isThere: async ({ groupId }: { readonly groupId: string }) => (await settingOf(groupId)) !== undefined,
    /** Whether a seat is still to come, as far as is known. */
    isToCome: async (spot: ProposedPosition) => {
      const setting = await settingOf(spot.groupId)
      return setting === undefined || !hasBegun(setting, member, spot, member.now())
    },
    notifyAll: () => notifyOfGroups(tx, member, 'shift_assigned', notices),
  }
}
