import { and, eq } from 'drizzle-orm'
import { creatorGroups, groupShiftRequirements } from '#features/agency/creator-groups/server/table.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SeatReference } from '#features/planning/assignments/seat-key.ts'
import type { SeatDetails } from '../schema.ts'

/** What tells the seats of a shift apart, for those of several groups. */
export async function readSeatDetails(
  tx: Tx,
  organizationId: string,
  groupIds: readonly string[],
): Promise<(seat: Pick<SeatReference, 'groupId' | 'shiftId' | 'seat'>) => SeatDetails> {
  if (groupIds.length === 0) return () => ({ seats: 1, isMainPlace: false })
  const groups = await tx
    .select({ id: creatorGroups.id, seats: creatorGroups.chatterCount })
    .from(creatorGroups)
    .where(and(eq(creatorGroups.organizationId, organizationId), equalsAny(creatorGroups.id, groupIds)))
  const required = await tx
    .select({
      groupId: groupShiftRequirements.groupId,
      shiftId: groupShiftRequirements.shiftId,
      mainChatters: groupShiftRequirements.mainChatters,
    })
    .from(groupShiftRequirements)
    .where(
      and(
        eq(groupShiftRequirements.organizationId, organizationId),
        equalsAny(groupShiftRequirements.groupId, groupIds),
      ),
    )
  const seatsOf = new Map(groups.map(({ id, seats }) => [id, seats]))
  const mainOf = new Map(required.map(({ groupId, shiftId, mainChatters }) => [`${groupId} ${shiftId}`, mainChatters]))
  return ({ groupId, shiftId, seat }) => ({
    seats: seatsOf.get(groupId) ?? seat,
    isMainPlace: seat <= (mainOf.get(`${groupId} ${shiftId}`) ?? 0),
  })
}
