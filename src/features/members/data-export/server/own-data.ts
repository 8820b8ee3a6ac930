import type { ExportSubject, PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import type { Tx } from '#platform/server/database.ts'

/** What the installation knows of an account and the organisation keeps of the person, as each noun hands it out. */
export async function collectPersonalData(
  tx: Tx,
  exported: readonly PersonalData[],
  whose: ExportSubject,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const noun of exported) Object.assign(data, await noun.export?.(tx, whose))
  return data
}
