import { z } from 'zod'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import { findLastAuditEntryBy } from '#features/foundation/audit/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { PlacedAssignment } from '#features/planning/schedule/server/try-assign.ts'
import type { Tx } from '#platform/server/database.ts'
import { answers, liveStates } from '../states.ts'
import type { OfferRow } from './store.ts'

const zMoment = z.string().transform(text => Temporal.Instant.from(text))

/** An offer as it was before an action; stored with the audit entry of the action. */
const undoRecord = z.object({
  since: zMoment,
  state: z.enum(liveStates),
  takenBy: z.string().nullable(),
  acceptedAt: zMoment.nullable(),
  nextWaveAt: zMoment.nullable(),
  /** The answer of the member that the action concerns. */
  answer: z.enum(answers),
  /** Ids of the assignments that the action made: the one of `takenBy` first. */
  placed: z.array(z.string()),
})
export type UndoRecord = z.infer<typeof undoRecord>

const change = z.object({ undo: undoRecord })

/** The record of an action, for its audit entry; `offer` is the row before the action. */
export const undoRecordOf = (
  { state, takenBy, acceptedAt, nextWaveAt }: OfferRow,
  since: Temporal.Instant,
  {
    answer = 'none',
    placed = [],
  }: { readonly answer?: UndoRecord['answer'] | undefined; readonly placed?: readonly PlacedAssignment[] } = {},
) => ({
  undo: {
    since: since.toString(),
    state,
    takenBy,
    acceptedAt: acceptedAt?.toString() ?? null,
    nextWaveAt: nextWaveAt?.toString() ?? null,
    answer,
    placed: placed.map(({ assignment }) => assignment.id),
  },
})

/** The member's last action of these kinds on the offer; undefined: none, or one of a release that did not record it. */
export async function findUndoableAction<K extends AuditKind>(
  tx: Tx,
  { actor }: Member,
  offerId: string,
  kinds: readonly K[],
): Promise<{ readonly kind: K; readonly at: Temporal.Instant; readonly before: UndoRecord } | undefined> {
  const by = { target: offerId, actorId: actor.profileId, kinds }
  const found = await findLastAuditEntryBy(tx, actor.organizationId, by)
  const read = change.safeParse(found?.change).data
  return found && read && { kind: found.kind, at: found.at, before: read.undo }
}
