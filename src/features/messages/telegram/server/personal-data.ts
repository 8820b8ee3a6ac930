import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import type { Tx } from '#platform/server/database.ts'
import { mentionInJson } from '#platform/server/mentions.ts'
import { unlink } from './store.ts'
import { telegramLinkCodes, telegramMessages, telegramUsers } from './table.ts'

export const telegramData: PersonalData = {
  tables: [telegramUsers, telegramLinkCodes, telegramMessages],
  async revoke(tx, { organizationId, profileId }) {
    await unlink(tx, organizationId, profileId)
    return {}
  },
  /** Messages that have arrived and name the person go; what is not sent says it without the name. */
  async erase(tx, { organizationId, profileId, texts, stub }) {
    for (const text of texts.map(mentionInJson)) {
      await tx.execute(sql`delete from telegram_messages where organization_id = ${organizationId}
        and (sent_at is not null or dead_at is not null) and message::text ~* ${text}`)
      await tx.execute(sql`update telegram_messages set message = regexp_replace(message::text, ${text}, ${stub}, 'gi')::jsonb
        where organization_id = ${organizationId} and message::text ~* ${text}`)
    }
    // what the bot said or was to say to the person
    await tx
      .delete(telegramMessages)
      .where(and(eq(telegramMessages.organizationId, organizationId), eq(telegramMessages.profileId, profileId)))
  },
  async export(tx, { organizationId, profileId }) {
    const telegram = await tx
      .select()
      .from(telegramUsers)
      .where(and(eq(telegramUsers.organizationId, organizationId), eq(telegramUsers.profileId, profileId)))
    return { telegram }
  },
}

/** Messages of the causes that a statement lists. */
export async function removeCaused(tx: Tx, organizationId: string, causes: SQL): Promise<void> {
  await tx.execute(
    sql`delete from telegram_messages where organization_id = ${organizationId} and cause in (${causes})`,
  )
}
