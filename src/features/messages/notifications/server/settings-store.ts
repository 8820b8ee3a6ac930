import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import type { NotificationSettings, Preferences } from '../schema.ts'
import { notificationPreferences, notificationRules } from './table.ts'

export async function findRules(tx: Tx, organizationId: string): Promise<NotificationSettings> {
  const [row] = await tx
    .select({ rules: notificationRules.rules })
    .from(notificationRules)
    .where(eq(notificationRules.organizationId, organizationId))
  return row?.rules ?? {}
}

/** Makes the row if need be and holds it until the commit: changes of different kinds all survive. */
export async function lockRules(tx: Tx, organizationId: string): Promise<NotificationSettings> {
  const [row] = await tx
    .insert(notificationRules)
    .values({ organizationId, rules: {} })
    .onConflictDoUpdate({ target: notificationRules.organizationId, set: { organizationId } })
    .returning({ rules: notificationRules.rules })
  return row?.rules ?? {}
}

export async function saveRules(tx: Tx, organizationId: string, rules: NotificationSettings): Promise<void> {
  await tx.update(notificationRules).set({ rules }).where(eq(notificationRules.organizationId, organizationId))
}

/** By person; who has chosen nothing is not in it. */
export async function listPreferences(
  tx: Tx,
  organizationId: string,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, Preferences>> {
  const rows = await tx
    .select({ profileId: notificationPreferences.profileId, preferences: notificationPreferences.preferences })
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.organizationId, organizationId),
        inArray(notificationPreferences.profileId, [...profileIds]),
      ),
    )
  return new Map(rows.map(row => [row.profileId, row.preferences]))
}

/** Makes the row if need be and holds it until the commit. */
export async function lockPreferences(tx: Tx, organizationId: string, profileId: string): Promise<Preferences> {
  const [row] = await tx
    .insert(notificationPreferences)
    .values({ organizationId, profileId, preferences: {} })
    .onConflictDoUpdate({
      target: [notificationPreferences.organizationId, notificationPreferences.profileId],
      set: { profileId },
    })
    .returning({ preferences: notificationPreferences.preferences })
  return row?.preferences ?? {}
}

export async function savePreferences(
  tx: Tx,
  organizationId: string,
  profileId: string,
  preferences: Preferences,
): Promise<void> {
  await tx
    .update(notificationPreferences)
    .set({ preferences })
    .where(
      and(eq(notificationPreferences.organizationId, organizationId), eq(notificationPreferences.profileId, profileId)),
    )
}
