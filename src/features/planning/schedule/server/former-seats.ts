import { z } from 'zod'
import { zDay } from '#kit/schema.ts'
import { listAuditEntriesSince } from '#features/foundation/audit/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { assignmentKey } from '#features/planning/assignments/seat-key.ts'
import { seatedStates } from '#features/planning/assignments/states.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Assign } from '../schema.ts'

const seatFields = { date: zDay, shiftId: z.string(), seat: z.number().int(), profileId: z.string() }
const was = {
  state: z.enum(seatedStates),
  // what earlier versions have not written down was not so
  isPinned: z.boolean().default(false),
  overrideReason: z.string().nullable().default(null),
  decidedAt: z.string().nullable().default(null),
}
const seated = z.object({ groupId: z.string(), ...seatFields })
const removed = seated.extend(was)
const cleared = z.object({ seats: z.array(z.object({ ...seatFields, ...was })) })

/** Somebody on a seat as they were when they were taken off it. */
export type FormerAssignment = z.infer<typeof removed> & { readonly removedAt: Temporal.Instant }

/** As long as a plan may be open in which that can still be taken back. */
const maxOpen = { hours: 24 }

type FormerSeat = Pick<Assign, 'groupId' | 'date' | 'shiftId' | 'seat' | 'profileId'>

const known = new WeakMap<Tx, ReturnType<typeof listFormer>>()

/**
 * What somebody was on a seat when the member took them off it, if nobody has put them there since: the log says so, and a
 * browser that takes something back is not asked. Read once for all seats of a deed.
 */
export async function findFormerAssignment(
  tx: Tx,
  member: Member,
  seat: FormerSeat,
): Promise<FormerAssignment | undefined> {
  const found = known.get(tx) ?? listFormer(tx, member)
  known.set(tx, found)
  return (await found).get(assignmentKey(seat))
}

async function listFormer(tx: Tx, member: Member): Promise<ReadonlyMap<string, FormerAssignment>> {
  const { actor } = member
  const since = member.now().subtract(maxOpen)
  const kinds = ['schedule.assigned', 'schedule.removed', 'schedule.cleared'] as const
  const found = new Map<string, FormerAssignment>()
  for (const { kind, at, actorId, target, change } of await listAuditEntriesSince(
    tx,
    actor.organizationId,
    kinds,
    since,
  )) {
    if (kind === 'schedule.assigned') {
      const put = seated.safeParse(change)
      const before = put.data && found.get(assignmentKey(put.data))
      // in one and the same moment somebody comes before they go
      if (put.data && before && Temporal.Instant.compare(at, before.removedAt) > 0)
        found.delete(assignmentKey(put.data))
      continue
    }
    for (const seat of seatsIn(kind, target, change)) {
      if (actorId === actor.profileId) found.set(assignmentKey(seat), { ...seat, removedAt: at })
      else found.delete(assignmentKey(seat))
    }
  }
  return found
}

function seatsIn(kind: string, groupId: string | null, change: unknown): readonly z.infer<typeof removed>[] {
  if (kind === 'schedule.removed') {
    const one = removed.safeParse(change).data
    return one ? [one] : []
  }
  return cleared.safeParse(change).data?.seats.map(seat => ({ ...seat, groupId: groupId ?? '' })) ?? []
}
