import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { Refusal } from '#kit/refusal.ts'
import { openingOn, requireGroupSetting } from '#features/planning/candidates/server/opening.ts'
import { requiresApproval } from '../rules.ts'
import type { ShiftReference, PossibleMembers } from '../schema.ts'
import { listInvitableMembers } from './check-eligibility.ts'
import { isOver } from './offer-seat.ts'
import { findSettings } from './settings-store.ts'

/** @throws Refusal `schedule.groupNotFound`, `schedule.shiftNotFound`, `schedule.noLength`, `market.shiftOver` */
export const listPossibleMembers = (member: Member, spot: ShiftReference): Promise<PossibleMembers> =>
  member.transaction(async tx => {
    const opening = openingOn(await requireGroupSetting(tx, member, spot.groupId), member, spot)
    if (opening instanceof Refusal) throw opening
    const endsAt = Temporal.Instant.fromEpochMilliseconds(opening.interval.end)
    if (isOver({ endsAt }, member.now())) throw new Refusal('market.shiftOver', undefined, { field: 'date' })
    const settings = await findSettings(tx, member.actor.organizationId)
    const people = await listInvitableMembers(tx, member, spot, null)
    return people.map(({ profileId, fullName, fit, reasons }) => {
      const warns = fit === 'warns'
      return {
        profileId,
        fullName,
        warns,
        needsWord: requiresApproval(settings, { kind: 'gap', warns }),
        reasons: [...reasons],
      }
    })
  })
