import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Tries within a window, for what may be guessed or asked for too often. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamp({ withTimezone: true }).notNull(),
})
