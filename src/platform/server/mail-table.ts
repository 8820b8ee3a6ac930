import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { outboxColumns } from './outbox.ts'

/**
 * Written in the transaction that causes the mail, sent by a job (see `outbox.ts`). Without SMTP this is the local outbox.
 * Belongs to the installation; those that an organisation causes name it, and its owners see how they fare.
 */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    onBehalfOf: text(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    link: text(),
    /** Where somebody ends mails of this kind with one click; null: it is not of a kind that one can end. */
    unsubscribe: text(),
    /** What causes it: the same cause is never told twice. */
    cause: text().unique(),
    ...outboxColumns(),
  },
  t => [
    index('mails_by_time').on(t.createdAt.desc()),
    index('mails_waiting').on(t.dueAt).where(sql`sent_at is null and dead_at is null`),
    index('mails_of_organization').on(t.onBehalfOf, t.createdAt.desc()),
  ],
)
