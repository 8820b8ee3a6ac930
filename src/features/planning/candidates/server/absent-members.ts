import type { Tx } from '#platform/server/database.ts'
import type { SeatQuestion } from '../schema.ts'

/** Members who are missing on the shift of a group, or have left it before its end. */
type AbsenceSource = (tx: Tx, organizationId: string, shift: SeatQuestion) => Promise<readonly string[]>

const sources = new Set<AbsenceSource>()

/** For a feature above planning that knows who has come: the assembly names it, and candidates do not know it. */
export const addAbsenceSource = (source: AbsenceSource): void => {
  sources.add(source)
}

/** A member who did not come, or has gone, is no replacement for themselves. */
export async function listAbsentMembers(
  tx: Tx,
  organizationId: string,
  shift: SeatQuestion,
): Promise<ReadonlySet<string>> {
  const absent = new Set<string>()
  for (const source of sources) for (const id of await source(tx, organizationId, shift)) absent.add(id)
  return absent
}
