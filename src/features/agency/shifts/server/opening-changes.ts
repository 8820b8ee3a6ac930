import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'

/** Called in the deed that has changed which seats there are or when their shifts run, with the organisation held. */
export type OpeningsListener = (tx: Tx, member: Member) => Promise<void>

const listeners = new Set<OpeningsListener>()

/** For nouns above shifts and groups that hold on to seats which nobody sits on: the assembly names them. */
export const listenToShiftOrGroupChanges = (listener: OpeningsListener): void => {
  listeners.add(listener)
}

export async function callShiftOrGroupListeners(tx: Tx, member: Member): Promise<void> {
  for (const listener of listeners) await listener(tx, member)
}
