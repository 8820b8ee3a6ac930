import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { creators } from '#features/agency/creators/server/table.ts'
import * as platforms from '#features/agency/platforms/server/store.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'

/** Names by id, as they are by now; whatever is not there any more has none. */
export async function namesById(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  language: Language,
): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const inTable = (table: typeof profiles | typeof creators | typeof creatorGroups | typeof shifts) =>
    and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]))
  const found = await Promise.all([
    tx.select({ id: profiles.id, name: profiles.fullName }).from(profiles).where(inTable(profiles)),
    tx.select({ id: creators.id, name: creators.name }).from(creators).where(inTable(creators)),
    tx.select({ id: creatorGroups.id, name: creatorGroups.name }).from(creatorGroups).where(inTable(creatorGroups)),
  ])
  const ofShifts = await tx.select({ id: shifts.id, name: shifts.name }).from(shifts).where(inTable(shifts))
  return Object.fromEntries([
    ...found.flat().map(({ id, name }) => [id, name]),
    ...ofShifts.map(shift => [shift.id, displayedShiftName(shift, language)]),
  ])
}

/** Names of platforms by key; those that were made by the organisation and are gone have none. */
export const platformNames = async (tx: Tx, organizationId: string): Promise<Record<string, string>> =>
  Object.fromEntries((await platforms.list(tx, organizationId)).map(({ key, name }) => [key, name]))
