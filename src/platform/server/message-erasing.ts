import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from './database.ts'
import { mentionPatternOf } from './mentions.ts'

interface ErasedMessages {
  readonly organizationId: string
  readonly texts: readonly string[]
  /** Stands where a text stood. */
  readonly stub: string
}

/**
 * Takes the texts out of what the messages of an outbox (`message`) say. Those that have arrived are only kept for questions,
 * and go; what is not sent says it without them.
 */
export async function eraseTextsInMessages(
  tx: Tx,
  table: SQLWrapper,
  { organizationId, texts, stub }: ErasedMessages,
): Promise<void> {
  for (const text of texts.map(mentionPatternOf)) {
    const without = sql`redact_message(message, ${text}, ${stub})`
    const mentioning = sql`organization_id = ${organizationId} and message <> ${without}`
    await tx.execute(sql`delete from ${table} where (sent_at is not null or dead_at is not null) and ${mentioning}`)
    await tx.execute(sql`update ${table} set message = ${without} where ${mentioning}`)
  }
}
