import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Written in the transaction that causes the mail, sent by a job. Without SMTP this is the local outbox. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    link: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  t => [index('mails_by_time').on(t.createdAt.desc())],
)
