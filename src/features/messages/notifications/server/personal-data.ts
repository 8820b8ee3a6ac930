import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import type { NotificationKind, NotificationKinds } from '../kinds.ts'
import { redactNotificationNames } from './naming.ts'
import { notificationPreferences, notifications } from './table.ts'

type NamingKind = {
  [K in NotificationKind]: NotificationKinds[K] extends
    | { name: unknown }
    | { assigner: unknown }
    | { responder: unknown }
    ? K
    : never
}[NotificationKind]

/** They say who did something, or who could not come and why. */
const namingKinds: Readonly<Record<NamingKind, true>> = {
  vacation_request_new: true,
  vacation_request_approved: true,
  vacation_request_rejected: true,
  assignment_declined: true,
  assignments_freed: true,
  offer_made: true,
  offer_settled: true,
  offer_waits: true,
  person_absent: true,
  person_back: true,
  member_left: true,
  attendance_missing: true,
  correction_asked: true,
  correction_settled: true,
  todo_assigned: true,
}

/** Erased after what was made of notifications has gone, which finds itself by them (see `delivery`). */
export const notificationsData: PersonalData = {
  tables: [notifications, notificationPreferences],
  async erase(tx, erasing) {
    const { organizationId, profileId } = erasing
    await tx
      .delete(notifications)
      .where(and(eq(notifications.organizationId, organizationId), eq(notifications.recipientId, profileId)))
    await tx.delete(notificationPreferences).where(preferencesOf(organizationId, profileId))
    await redactNotificationNames(tx, erasing)
    await tx
      .update(notifications)
      .set({ causedBy: null })
      .where(and(eq(notifications.organizationId, organizationId), eq(notifications.causedBy, profileId)))
    tx.invalidate('notifications')
  },
  /** Whoever has no inbox any more is given of these that there was one. */
  async export(tx, { organizationId, profileId, isMember }) {
    const { subjectId: _, causedBy: __, ...columns } = getTableColumns(notifications)
    const rows = await tx
      .select(columns)
      .from(notifications)
      .where(and(eq(notifications.organizationId, organizationId), eq(notifications.recipientId, profileId)))
      .orderBy(asc(notifications.createdAt))
    const [chosen] = await tx.select().from(notificationPreferences).where(preferencesOf(organizationId, profileId))
    const shown = rows.map(row => (isMember || !(row.kind in namingKinds) ? row : { ...row, parameters: null }))
    return { notifications: shown, notificationChoices: chosen?.preferences ?? {} }
  },
}

const preferencesOf = (organizationId: string, profileId: string) =>
  and(eq(notificationPreferences.organizationId, organizationId), eq(notificationPreferences.profileId, profileId))
