import type { Interval } from '#kit/cover.ts'
import type { Tx } from '#platform/server/database.ts'

/** Members who are missing on a shift that overlaps this time, or have left it before its end. */
type AbsenceSource = (tx: Tx, organizationId: string, time: Interval) => Promise<readonly string[]>

const sources = new Set<AbsenceSource>()

/** For a feature above planning that knows who has come: the assembly names it, and candidates do not know it. */
export const addAbsenceSource = (source: AbsenceSource): void => {
  sources.add(source)
}

/** A member who did not come, or has gone, is no replacement for themselves. */
export async function listAbsentMembers(tx: Tx, organizationId: string, time: Interval): Promise<ReadonlySet<string>> {
  const absent = new Set<string>()
  for (const source of sources) for (const id of await source(tx, organizationId, time)) absent.add(id)
  return absent
}
