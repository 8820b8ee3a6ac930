import { type SQL, sql } from 'drizzle-orm'
import { equalsAny } from './columns.ts'
import type { Tx } from './database.ts'
import { htmlMentionPatternOf, mentionPatternOf } from './mentions.ts'

interface ErasedMails {
  /** The organisation whose mails may name somebody. */
  readonly onBehalfOf: string
  /** Where mails went that are not kept, whoever caused them: proven to be those of whoever is forgotten. */
  readonly emails: readonly string[]
  /** A statement that lists causes of which the mails go. */
  readonly causes: SQL
  readonly texts: readonly string[]
  /** Stands where a text stood. */
  readonly stub: string
}

/**
 * Mails to the addresses go, and those of the causes. Others that mention a text are only kept for questions once they have
 * arrived, and go; what is not sent says it without the text.
 */
export async function eraseMails(tx: Tx, { onBehalfOf, emails, causes, texts, stub }: ErasedMails): Promise<void> {
  await tx.execute(sql`delete from mails where ${equalsAny(sql`lower(to_address)`, emails)}`)
  await tx.execute(sql`delete from mails where on_behalf_of = ${onBehalfOf} and cause in (${causes})`)
  for (const text of texts) {
    const plain = mentionPatternOf(text)
    // not within a tag
    const shown = `${htmlMentionPatternOf(text)}(?![^<>]*>)`
    const mentioning = sql`(subject ~* ${plain} or text ~* ${plain} or html ~* ${shown})`
    await tx.execute(sql`delete from mails where on_behalf_of = ${onBehalfOf}
      and (sent_at is not null or dead_at is not null) and ${mentioning}`)
    await tx.execute(sql`update mails set subject = regexp_replace(subject, ${plain}, ${stub}, 'gi'),
      text = regexp_replace(text, ${plain}, ${stub}, 'gi'), html = regexp_replace(html, ${shown}, ${stub}, 'gi')
      where on_behalf_of = ${onBehalfOf} and ${mentioning}`)
  }
}

/** Deletes the mails that an organisation has caused, and every mail to these addresses. */
export async function deleteMailsOf(
  tx: Tx,
  { onBehalfOf, emails }: Pick<ErasedMails, 'onBehalfOf' | 'emails'>,
): Promise<void> {
  const toThem = equalsAny(sql`lower(to_address)`, emails)
  await tx.execute(sql`delete from mails where on_behalf_of = ${onBehalfOf} or ${toThem}`)
}

/** Those whose cause begins so. */
export async function deleteMailsByCausePrefix(tx: Tx, begin: string): Promise<void> {
  await tx.execute(sql`delete from mails where starts_with(cause, ${begin})`)
}
