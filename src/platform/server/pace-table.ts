import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** When the bot may speak next, whichever node speaks: one row. By the clock of the database. */
export const telegramPace = pgTable('telegram_pace', {
  id: integer().primaryKey(),
  nextAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})
