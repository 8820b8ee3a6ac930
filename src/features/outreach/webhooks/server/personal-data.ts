import { sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { mentionInJson } from '#platform/server/mentions.ts'
import { webhookDeliveries, webhooks } from './table.ts'

/** Deliveries that name the person: those that are over go, what is not sent says it without the name. */
export const webhooksData: PersonalData = {
  tables: [webhooks, webhookDeliveries],
  async erase(tx, { organizationId, texts, stub }) {
    for (const text of texts.map(mentionInJson)) {
      await tx.execute(sql`delete from webhook_deliveries where organization_id = ${organizationId}
        and (sent_at is not null or dead_at is not null) and payload::text ~* ${text}`)
      await tx.execute(sql`update webhook_deliveries
        set payload = regexp_replace(payload::text, ${text}, ${stub}, 'gi')::jsonb
        where organization_id = ${organizationId} and payload::text ~* ${text}`)
    }
  },
}
