import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import type { Tx } from '#platform/server/database.ts'
import { eraseTextsInMessages } from '#platform/server/message-erasing.ts'
import { removeAllPushDevices } from './store.ts'
import { pushMessages, pushSubscriptions } from './table.ts'

export const pushData: PersonalData = {
  tables: [pushSubscriptions, pushMessages],
  async revoke(tx, { organizationId, profileId }) {
    await removeAllPushDevices(tx, organizationId, profileId)
    return {}
  },
  /** Messages that name the person: those that arrived go, what is not sent says it without the name. */
  async erase(tx, { organizationId, profileId, texts, stub }) {
    await eraseTextsInMessages(tx, pushMessages, { organizationId, texts, stub })
    await removeAllPushDevices(tx, organizationId, profileId)
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
export async function deletePushMessagesByCause(tx: Tx, organizationId: string, causes: SQL): Promise<void> {
  await tx.execute(sql`delete from push_messages where organization_id = ${organizationId} and cause in (${causes})`)
}
