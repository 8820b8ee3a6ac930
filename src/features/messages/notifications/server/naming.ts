import { type SQL, sql } from 'drizzle-orm'
import type { ErasureSubject, DataSubject } from '#features/foundation/personal-data/server/personal-data.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'

/** What was told before its author was kept with it is known by the name. */
export async function markNotificationsNaming(
  tx: Tx,
  { organizationId, profileId, names }: ErasureSubject,
): Promise<void> {
  await tx.execute(sql`
    update notifications set subject_id = ${profileId} where organization_id = ${organizationId} and subject_id is null and exists (
      select from unnest(array['name', 'assigner', 'responder']) key where ${equalsAny(sql`parameters ->> key`, names)})`)
}

/** The ids of those in which the person's name and words stand. After `markNotificationsNaming`. */
export const notificationIdsNaming = ({ organizationId, profileId }: DataSubject): SQL =>
  sql`select id from notifications where organization_id = ${organizationId} and subject_id = ${profileId}`

/** The name and the words are taken out: the inbox of others keeps what happened. */
export async function redactNotificationNames(
  tx: Tx,
  { organizationId, profileId, stub }: ErasureSubject,
): Promise<void> {
  await tx.execute(sql`
    update notifications set parameters = parameters
      || (select coalesce(jsonb_object_agg(key, ${stub}::text), '{}') from unnest(array['name', 'assigner', 'responder']) key where parameters ? key)
      || case when parameters ? 'reason' then '{"reason": ""}' else '{}'::jsonb end
      || case when parameters ? 'response' then '{"response": null}' else '{}'::jsonb end
    where organization_id = ${organizationId} and subject_id = ${profileId}`)
}

/** Those about the todos that a statement lists. */
export async function deleteNotificationsAboutTodos(tx: Tx, organizationId: string, todoIds: SQL): Promise<void> {
  await tx.execute(
    sql`delete from notifications where organization_id = ${organizationId} and parameters ->> 'todoId' in (${todoIds})`,
  )
  tx.invalidate('notifications')
}
