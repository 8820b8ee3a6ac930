import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

// What signing in needs, before any organisation is known: not tenant tables, closed to the role that requests run under.
const at = () => timestamp({ withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  /** A reset was opened with the mailed link and no new password has been set yet (A §4). */
  passwordRecoveryActive: boolean().notNull().default(false),
  createdAt: at().notNull(),
  updatedAt: at().notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  t => [index('sessions_by_user').on(t.userId)],
)

export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    scope: text(),
    accessTokenExpiresAt: at(),
    refreshTokenExpiresAt: at(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  t => [index('credentials_by_user').on(t.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at().notNull(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  t => [index('verifications_by_identifier').on(t.identifier)],
)

/** Tries within a window, for what may be guessed. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: at().notNull(),
})
