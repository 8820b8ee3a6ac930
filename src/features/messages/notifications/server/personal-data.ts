import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { takeOutNames } from './naming.ts'
import { notificationPreferences, notifications } from './table.ts'

/** Erased after what was made of notifications has gone, which finds itself by them (see `delivery`). */
export const notificationsData: PersonalData = {
  tables: [notifications, notificationPreferences],
  async erase(tx, erasing) {
    const { organizationId, profileId } = erasing
    await tx
      .delete(notifications)
      .where(and(eq(notifications.organizationId, organizationId), eq(notifications.recipientId, profileId)))
    await tx.delete(notificationPreferences).where(preferencesOf(organizationId, profileId))
    await takeOutNames(tx, erasing)
    tx.invalidate('notifications')
  },
  async export(tx, { organizationId, profileId }) {
    const rows = await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.organizationId, organizationId), eq(notifications.recipientId, profileId)))
      .orderBy(asc(notifications.createdAt))
    const [chosen] = await tx.select().from(notificationPreferences).where(preferencesOf(organizationId, profileId))
    return { notifications: rows, notificationChoices: chosen?.preferences ?? {} }
  },
}

const preferencesOf = (organizationId: string, profileId: string) =>
  and(eq(notificationPreferences.organizationId, organizationId), eq(notificationPreferences.profileId, profileId))
