import type { AuditEntry } from '#features/foundation/audit/server/store.ts'
import { markConfirmed } from '#features/planning/own-shifts/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type * as store from './store.ts'

interface ConfirmationContext {
  readonly organizationId: string
  readonly now: Temporal.Instant
  readonly audit: (entry: AuditEntry) => Promise<void>
}

/** Whoever works has said yes to the shift. */
export async function confirmByCheckIn(
  tx: Tx,
  { organizationId, now, audit }: ConfirmationContext,
  seat: store.PublishedSeat,
): Promise<void> {
  const { assignmentId, profileId } = seat
  const confirmed = await markConfirmed(tx, organizationId, profileId, [assignmentId], now)
  if (confirmed.length === 0) return
  await audit({ kind: 'schedule.confirmed', target: assignmentId })
  tx.invalidate('schedule')
}
