import { and, eq, inArray } from 'drizzle-orm'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { listLinkedProfileIds } from '#features/messages/chats/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { managerRoles, sortedManagers } from '../rules.ts'
import type { InfoBoxSettings, ShiftManager } from '../schema.ts'
import { organizationSettings } from './table.ts'

const untouched: InfoBoxSettings = { vacationRequestLimitText: '', shiftManagerId: null }

export async function findInfoBox(tx: Tx, organizationId: string): Promise<InfoBoxSettings> {
  const [row] = await tx
    .select({ infoBox: organizationSettings.infoBoxSettings })
    .from(organizationSettings)
    .where(eq(organizationSettings.organizationId, organizationId))
  return row?.infoBox ?? untouched
}

/** Makes the row if need be and holds it until the commit: two changes of different fields both survive. */
export async function lockInfoBox(tx: Tx, organizationId: string, now: Temporal.Instant): Promise<InfoBoxSettings> {
  const [row] = await tx
    .insert(organizationSettings)
    .values({ organizationId, infoBoxSettings: untouched, updatedAt: now })
    .onConflictDoUpdate({ target: organizationSettings.organizationId, set: { organizationId } })
    .returning({ infoBox: organizationSettings.infoBoxSettings })
  return row?.infoBox ?? untouched
}

export async function saveInfoBox(
  tx: Tx,
  organizationId: string,
  infoBoxSettings: InfoBoxSettings,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(organizationSettings)
    .set({ infoBoxSettings, updatedAt: now })
    .where(eq(organizationSettings.organizationId, organizationId))
}

export async function listPossibleShiftManagers(tx: Tx, organizationId: string): Promise<ShiftManager[]> {
  const rows = await tx
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      role: profiles.role,
      isActive: profiles.isActive,
      activeStatus: profiles.activeStatus,
    })
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), inArray(profiles.role, [...managerRoles])))
  const linked = await listLinkedProfileIds(tx, organizationId)
  return sortedManagers(
    rows
      .filter(row => !isLocked(row) && linked.has(row.id))
      .map(({ id, fullName, role }) => ({ id, fullName, role, isLinked: true })),
  )
}

/** Whom a new vacation request concerns: the shift manager; where there is none any more, owners and admins. */
export async function listVacationDeciders(tx: Tx, organizationId: string): Promise<string[]> {
  const { shiftManagerId: chosen } = await findInfoBox(tx, organizationId)
  const manager = chosen === null ? undefined : await people.find(tx, organizationId, chosen)
  const mayBe = manager && !isLocked(manager) && managerRoles.some(role => role === manager.role)
  if (mayBe) return [manager.id]
  return (await people.listManagers(tx, organizationId)).map(({ id }) => id)
}
