import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

// What signing in needs, before any organisation is known: not tenant tables, closed to the role that requests run under.
const at = () => timestamp({ withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  /** May sign in. */
  emailVerified: boolean().notNull().default(false),
  /** Somebody who signs in here has opened what was mailed to the address; what is bound to the address needs this. */
  emailProven: boolean().notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean().notNull().default(false),
  createdAt: at().notNull(),
  updatedAt: at().notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** The hash of what the cookie holds (see `hashed-tokens.ts`). */
    token: text('token_hash').notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When the person last showed to be there, by signing in or by the password once more; null: at the start. */
    confirmedAt: at(),
    /** The last call, to the minute; null: none since it began. */
    usedAt: at(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  t => [
    index('sessions_by_user').on(t.userId),
    index('sessions_by_expiry').on(t.expiresAt),
    index('sessions_by_start').on(t.createdAt),
  ],
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
  t => [index('verifications_by_identifier').on(t.identifier), index('verifications_by_value').on(t.value)],
)

/** The authenticator app of an account, encrypted, and what is left of its recovery codes, hashed: with the installation's secret. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    /** False until the first code was typed in. */
    verified: boolean().notNull().default(false),
    /** When its first code was typed in, or until then when it was begun; of those from before this was kept, long ago. */
    createdAt: at().notNull().defaultNow(),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: at(),
  },
  t => [uniqueIndex('two_factors_by_user').on(t.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    createdAt: at(),
    aaguid: text(),
    /** False until its registration is complete; before that it opens nothing. */
    isConfirmed: boolean().notNull().default(false),
  },
  t => [index('passkeys_by_user').on(t.userId)],
)

/** What a mailed link allows, once, to whoever opens it: see `mailed-links.ts`. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'confirm' | 'change' | 'reset'>().notNull(),
    /** Where it went; of a change, the new address. */
    email: text().notNull(),
    /** The planner who asked for a change, by id; `printedByHost` for a reset that no mail carried; null: the account’s owner. */
    requestedBy: text(),
    expiresAt: at().notNull(),
    /** A reset was opened: protected pages wait for the new password (docs/product/en/sign-in.md#forgotten). */
    isOpened: boolean().notNull().default(false),
  },
  t => [
    index('mailed_links_by_user').on(t.userId),
    index('mailed_links_by_expiry').on(t.expiresAt),
    check('mailed_links_purpose', sql`${t.purpose} in ('confirm', 'change', 'reset')`),
  ],
)
