import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { messengers } from '#platform/messengers.ts'
import type { Tx } from '#platform/server/database.ts'
import { eraseTextsInMessages } from '#platform/server/message-erasing.ts'
import { tablesOf } from './table.ts'

export const chatsData: PersonalData = {
  tables: messengers.flatMap(messenger => Object.values(tablesOf[messenger])),
  /** Messages that have arrived and name the person go; what is not sent says it without the name. */
  async erase(tx, { organizationId, profileId, texts, stub }) {
    for (const messenger of messengers) {
      const { messages } = tablesOf[messenger]
      await eraseTextsInMessages(tx, messages, { organizationId, texts, stub })
      // what the bot said or was to say to the person
      await tx
        .delete(messages)
        .where(and(eq(messages.organizationId, organizationId), eq(messages.profileId, profileId)))
    }
  },
  /** Of what the bot has said, to whoever is no member any more, when: it names others, or answers what they may not ask. */
  async export(tx, { organizationId, profileId, isMember }) {
    const chats: Record<string, unknown[]> = {}
    for (const messenger of messengers) {
      const { users, messages } = tablesOf[messenger]
      chats[messenger] = await tx
        .select()
        .from(users)
        .where(and(eq(users.organizationId, organizationId), eq(users.profileId, profileId)))
      const said = await tx
        .select({ createdAt: messages.createdAt, sentAt: messages.sentAt, message: messages.message })
        .from(messages)
        .where(and(eq(messages.organizationId, organizationId), eq(messages.profileId, profileId)))
        .orderBy(asc(messages.createdAt))
      chats[`${messenger}Messages`] = said.map(one => (isMember ? one : { ...one, message: null }))
    }
    return chats
  },
}

/** Messages of the causes that a statement lists. */
export async function deleteChatMessagesByCause(tx: Tx, organizationId: string, causes: SQL): Promise<void> {
  for (const messenger of messengers) {
    const { messages } = tablesOf[messenger]
    await tx.execute(sql`delete from ${messages} where organization_id = ${organizationId} and cause in (${causes})`)
  }
}
