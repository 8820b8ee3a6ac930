import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import type { Assign } from '#features/planning/schedule/schema.ts'
import {
  tryAssign,
  type Overridden,
  type PlacedAssignment,
  type AssignRefused,
} from '#features/planning/schedule/server/try-assign.ts'
import {
  type BulkAssignmentContext,
  openBulkAssignmentContext,
} from '#features/planning/schedule/server/assignment-context.ts'
import { describeNotAssigned } from '#features/planning/schedule/server/assign-many.ts'
import { type NotifiedShift, notifyOfShiftsInGroups } from '#features/planning/schedule/server/notices.ts'
import {
  findGroupSetting,
  createOpeningCache,
  type GroupSetting,
} from '#features/planning/candidates/server/opening.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { AppliedSeat } from '../application.ts'
import { systemReason } from '#features/planning/assignments/system-reasons.ts'
import type { Applied } from '../schema.ts'
import { hasShiftBegun } from './begun.ts'

export type ProposedPosition = Omit<AppliedSeat, 'assignmentId' | 'state'>
type Left = Applied['left'][number]

interface AssignMode {
  /** The rules that the proposal was allowed to break. */
  readonly breaks?: readonly Warning[]
  /** The reason of a planner who assigns a member by hand. */
  readonly reason?: string | null | undefined
  readonly asBefore?: Overridden
}

/**
 * Seats people as by hand, but never where a shift has begun: a hand may write down who worked there, a proposal is about
 * what is to come. Gathers whom to notify of it and who was left out. Weeks and people are held already.
 */
export function openProposalAssigner(tx: Tx, member: Member) {
  const settings = new Map<string, GroupSetting | undefined>()
  const memory = createOpeningCache(member.organization.timeZone)
  let ground: BulkAssignmentContext | undefined
  const notices: (NotifiedShift & { groupName: string })[] = []
  const settingOf = async (groupId: string): Promise<GroupSetting | undefined> => {
    if (!settings.has(groupId)) {
      const found = await findGroupSetting(tx, member, groupId)
      settings.set(groupId, found && { ...found, ...memory })
    }
    return settings.get(groupId)
  }

  async function seat(spot: ProposedPosition, how: AssignMode): Promise<{ placed: PlacedAssignment } | { left: Left }> {
    const setting = await settingOf(spot.groupId)
    if (!setting) {
      const { code } = new Refusal('schedule.groupNotFound')
      return { left: { ...spot, groupName: '', shiftName: '', fullName: '', code, parameters: null } }
    }
    const groupName = setting.planned.group.name
    const outcome = await assign(setting, spot, how)
    if ('refusal' in outcome) {
      return {
        left: {
          ...(await describeNotAssigned(tx, member, setting, spot, outcome.refusal)),
          groupId: spot.groupId,
          groupName,
        },
      }
    }
    if (outcome.notice) notices.push({ ...outcome.notice, groupName })
    return { placed: outcome }
  }

  /** A reason is given only for what the proposal was allowed to break: of anything else, nobody was asked. */
  async function assign(
    setting: GroupSetting,
    spot: ProposedPosition,
    { breaks = [], reason, asBefore }: AssignMode,
  ): Promise<PlacedAssignment | AssignRefused> {
    const { groupId, date, shiftId, seat: number, profileId } = spot
    const wish: Assign = { groupId, date, shiftId, seat: number, profileId, reason: reason ?? undefined }
    if (hasShiftBegun(setting, member, spot, member.now())) {
      const seated = await plans.findUndeclinedOnSeat(tx, member.actor.organizationId, spot)
      if (seated?.profileId !== profileId) return { refusal: new Refusal('schedule.hasBegun'), warnings: [] }
    }
    const outcome = await tryAssign(tx, member, setting, wish, { asBefore, ground })
    if (!('refusal' in outcome) || outcome.warnings.length === 0) return outcome
    const isAllowed = outcome.warnings.every(({ code }) => breaks.some(warning => warning === code))
    if (!isAllowed) return outcome
    return tryAssign(tx, member, setting, { ...wish, reason: systemReason('autoplan') }, { ground })
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
      return setting === undefined || !hasShiftBegun(setting, member, spot, member.now())
    },
    notifyAll: () => notifyOfShiftsInGroups(tx, member, 'shift_assigned', notices),
  }
}
