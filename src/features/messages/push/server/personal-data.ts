import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import type { Tx } from '#platform/server/database.ts'
import { mentionInJson } from '#platform/server/mentions.ts'
import { removeAll } from './store.ts'
import { pushMessages, pushSubscriptions } from './table.ts'

export const pushData: PersonalData = {
  tables: [pushSubscriptions, pushMessages],
  async revoke(tx, { organizationId, profileId }) {
    await removeAll(tx, organizationId, profileId)
    return {}
  },
  /** Messages that name the person: those that arrived go, what is not sent says it without the name. */
  async erase(tx, { organizationId, profileId, texts, stub }) {
    for (const text of texts.map(mentionInJson)) {
      await tx.execute(sql`delete from push_messages where organization_id = ${organizationId}
        and (sent_at is not null or dead_at is not null) and message::text ~* ${text}`)
      await tx.execute(sql`update push_messages set message = regexp_replace(message::text, ${text}, ${stub}, 'gi')::jsonb
        where organization_id = ${organizationId} and message::text ~* ${text}`)
    }
    await removeAll(tx, organizationId, profileId)
  },
  async export(tx, { organizationId, profileId }) {
    const pushDevices = await tx
      .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.organizationId, organizationId), eq(pushSubscriptions.profileId, profileId)))
    return { pushDevices }
  },
}

/** Messages of the causes that a statement lists. */
export async function removePushed(tx: Tx, organizationId: string, causes: SQL): Promise<void> {
  await tx.execute(sql`delete from push_messages where organization_id = ${organizationId} and cause in (${causes})`)
}
