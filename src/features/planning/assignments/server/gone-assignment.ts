import { z } from 'zod'
import type { Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { zDay } from '#kit/schema.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { listAuditEntriesSince } from '#features/foundation/audit/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { maySeeDrafts } from '../policy.ts'

interface GoneShift {
  readonly shiftId: string
  readonly date: Day
}

const seat = z.object({ shiftId: z.string(), date: zDay, profileId: z.string().optional() })
const cleared = z.object({ seats: z.array(seat.extend({ id: z.string() })) })

/** As long as a page may be open that still shows the assignment. */
const maxOpen = { hours: 24 }

/** The refusal for an assignment that no longer exists; it names the shift if the log knows it and the member may. */
export async function goneAssignment(tx: Tx, member: Member, assignmentId: string): Promise<Refusal> {
  const { actor } = member
  const kinds = ['schedule.removed', 'schedule.declined', 'schedule.cleared'] as const
  const entries = await listAuditEntriesSince(tx, actor.organizationId, kinds, member.now().subtract(maxOpen))
  const found = entries
    .flatMap(({ kind, target, change, actorId }) => {
      if (kind === 'schedule.cleared') return cleared.safeParse(change).data?.seats ?? []
      const one = seat.safeParse(change).data
      return one && target !== null ? [{ profileId: actorId ?? undefined, ...one, id: target }] : []
    })
    .findLast(({ id }) => id === assignmentId)
  const mayKnow = found && (maySeeDrafts(actor) || found.profileId === actor.profileId)
  return mayKnow ? goneShift(tx, member, found) : new Refusal('schedule.notFound', { shift: null })
}

/** The refusal for a shift of which the member knows that it was there. */
export async function goneShift(tx: Tx, member: Member, { shiftId, date }: GoneShift): Promise<Refusal> {
  const { organizationId } = member.actor
  const known = [...(await shifts.list(tx, organizationId)), ...(await shifts.listOfGroups(tx, organizationId))]
  const shift = known.find(({ id }) => id === shiftId)
  return new Refusal('schedule.notFound', {
    shift: shift ? { name: displayedShiftName(shift, member.language), date } : null,
  })
}
