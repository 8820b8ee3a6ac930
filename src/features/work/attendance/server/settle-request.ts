import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { markSettledNotificationsRead } from '#features/messages/notifications/server/mark-settled.ts'
import type { Tx } from '#platform/server/database.ts'
import * as sheetStore from './sheet-store.ts'

/** Decides or withdraws a request for a correction; those who were to decide find it read. */
export async function settleRequest(
  tx: Tx,
  member: Member,
  id: string,
  change: Parameters<typeof sheetStore.saveRequest>[3],
): Promise<void> {
  const { organizationId } = member.actor
  await sheetStore.saveRequest(tx, organizationId, id, change)
  const settled = { kinds: ['correction_asked'], parameter: 'requestId', id } as const
  await markSettledNotificationsRead(tx, organizationId, settled, member.now())
}
