import { sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { webhookDeliveries, webhooks } from './table.ts'

/** Deliveries that say who the person is: those that are over go, what is not sent says it as the audit log does from now on. */
export const webhooksData: PersonalData = {
  tables: [webhooks, webhookDeliveries],
  async erase(tx, { organizationId, profileId, emails, stub }) {
    const data = sql`payload -> 'data'`
    const isTarget = sql`coalesce(${data} ->> 'target' = ${profileId}, false)`
    const isOwn = sql`(${isTarget} or coalesce(${data} ->> 'actorId' = ${profileId}, false))`
    const without = sql`without_person(kind, ${data} -> 'change', ${isTarget}, ${isOwn}, ${sql.param(emails)}::text[], ${stub})`
    const saying = sql`organization_id = ${organizationId} and ${data} -> 'change' <> ${without}`
    await tx.execute(
      sql`delete from webhook_deliveries where (sent_at is not null or dead_at is not null) and ${saying}`,
    )
    await tx.execute(
      sql`update webhook_deliveries set payload = jsonb_set(payload, '{data,change}', ${without}) where ${saying}`,
    )
  },
}
