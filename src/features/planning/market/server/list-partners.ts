import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { Refusal } from '#kit/refusal.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import { requiresApproval } from '../rules.ts'
import type { SwapPartners } from '../schema.ts'
import { listInvitableMembers, listMembersWithoutExchange } from './check-eligibility.ts'
import { isOver } from './offer-seat.ts'
import { listSeatsOfOthers, maxSeats } from './partner-store.ts'
import { readSeatDetails } from './seat-details.ts'
import { findSettings } from './settings-store.ts'

/** Who could have one's seat, and whose one could have for it. @throws Refusal `market.seatNotFound`, `market.shiftOver` */
export const listSwapPartners = (member: Member, { assignmentId }: { assignmentId: string }): Promise<SwapPartners> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const seat = await plans.findUndeclinedAssignment(tx, organizationId, assignmentId)
    if (seat?.profileId !== profileId || seat.state === 'draft') throw new Refusal('market.seatNotFound')
    if (isOver(seat, member.now())) throw new Refusal('market.shiftOver')
    const settings = await findSettings(tx, organizationId)
    const people = await listInvitableMembers(tx, member, seat, profileId)
    const nearest = await listSeatsOfOthers(tx, organizationId, { profileId, now: member.now(), own: seat })
    const barred = await listMembersWithoutExchange(tx, organizationId)
    const seats = nearest
      .filter(other => !barred.has(other.profileId))
      .toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt))
    const placeOf = await readSeatDetails(
      tx,
      organizationId,
      seats.map(({ groupId }) => groupId),
    )
    return {
      people: people.map(({ profileId: id, fullName, fit }) => ({
        profileId: id,
        fullName,
        needsWord: requiresApproval(settings, { kind: 'give', warns: fit === 'warns' }),
      })),
      seats: seats.map(({ id, startsAt, endsAt, ...row }) => ({
        ...row,
        ...placeOf(row),
        assignmentId: id,
        shiftName: displayedShiftName({ id: row.shiftId, name: row.shiftName }, member.language),
        startsAt: startsAt.toString(),
        endsAt: endsAt.toString(),
      })),
      areAll: nearest.length < maxSeats,
    }
  })
