import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** When the bot may speak next, whichever node speaks: one row. By the clock of the database. */
const paceTable = (name: string) =>
  pgTable(name, {
    id: integer().primaryKey(),
    nextAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  })

export const telegramPace = paceTable('telegram_pace')
export const discordPace = paceTable('discord_pace')
