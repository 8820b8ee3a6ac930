import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Day } from '#kit/day.ts'
import { instant } from '#platform/server/columns.ts'
import type { Field } from '../columns.ts'
import type { Currency } from '#kit/money.ts'
import type { RewardCurrency } from '../rules.ts'
import type { Month } from '#kit/month.ts'
import type { NumberStyle } from '#kit/written-number.ts'

const isMonth = (column: AnyPgColumn) => sql`${column} ~ '^(19|2[01])[0-9]{2}-(0[1-9]|1[0-2])$'`
const whole = () => bigint({ mode: 'number' })

/** What somebody uploaded for a month, a version each. Its file lies under the id. */
export const uploads = pgTable(
  'scoreboard_uploads',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    month: text().$type<Month>().notNull(),
    version: integer().notNull(),
    fileName: text().notNull(),
    fileSize: integer().notNull(),
    uploadedBy: text().notNull(),
    uploadedAt: instant().notNull(),
    /** The upload that was in force before; null: none was. */
    replaces: text(),
    people: integer().notNull(),
    /** Lines that were left out. */
    problems: integer().notNull(),
    undoneBy: text(),
    undoneAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('scoreboard_uploads_version').on(t.organizationId, t.month, t.version),
    index('scoreboard_uploads_by_time').on(t.organizationId, t.uploadedAt.desc(), t.id),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.organizationId, t.uploadedBy], foreignColumns: [profiles.organizationId, profiles.id] }),
    foreignKey({ columns: [t.organizationId, t.undoneBy], foreignColumns: [profiles.organizationId, profiles.id] }),
    foreignKey({ columns: [t.organizationId, t.replaces], foreignColumns: [t.organizationId, t.id] }),
    check('scoreboard_uploads_month', isMonth(t.month)),
  ],
)

/** What an upload says of a person, one row a currency. Money in the currency's smallest units. */
export const figures = pgTable(
  'scoreboard_figures',
  {
    organizationId: text().notNull(),
    uploadId: text().notNull(),
    profileId: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    revenue: whole().notNull(),
    ppv: whole(),
    tips: whole(),
    sales: whole(),
    messages: whole(),
    seconds: whole(),
    /** Of the revenue that of lines with hours; null: saved before this was kept apart. */
    timedRevenue: whole(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.uploadId, t.profileId, t.currency] }),
    index('scoreboard_figures_by_person').on(t.organizationId, t.profileId),
    foreignKey({
      columns: [t.organizationId, t.uploadId],
      foreignColumns: [uploads.organizationId, uploads.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.organizationId, t.profileId], foreignColumns: [profiles.organizationId, profiles.id] }),
    check('scoreboard_figures_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
)

/**
 * The parts of an upload's figures, where its file says when or where: what was known then by its id, whatever becomes of
 * it, and as the file writes it.
 */
export const details = pgTable(
  'scoreboard_details',
  {
    organizationId: text().notNull(),
    uploadId: text().notNull(),
    position: integer().notNull(),
    profileId: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    date: date({ mode: 'string' }).$type<Day>(),
    shiftId: text(),
    shift: text().notNull(),
    groupId: text(),
    group: text().notNull(),
    creatorId: text(),
    creator: text().notNull(),
    revenue: whole().notNull(),
    seconds: whole(),
    timedRevenue: whole(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.uploadId, t.position] }),
    index('scoreboard_details_by_person').on(t.organizationId, t.profileId),
    foreignKey({
      columns: [t.organizationId, t.uploadId],
      foreignColumns: [uploads.organizationId, uploads.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.organizationId, t.profileId], foreignColumns: [profiles.organizationId, profiles.id] }),
    check('scoreboard_details_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
)

/** Which upload is in force, and how often the rewards were decided. Deeds on a month take turns at its row. */
export const months = pgTable(
  'scoreboard_months',
  {
    organizationId: text().notNull(),
    month: text().$type<Month>().notNull(),
    uploadId: text(),
    version: integer().notNull().default(0),
    rewardsVersion: integer().notNull().default(0),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.month] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.organizationId, t.uploadId], foreignColumns: [uploads.organizationId, uploads.id] }),
    check('scoreboard_months_month', isMonth(t.month)),
  ],
)

export const rewards = pgTable(
  'scoreboard_rewards',
  {
    organizationId: text().notNull(),
    month: text().$type<Month>().notNull(),
    rank: integer().notNull(),
    type: text().$type<'cash'>().notNull(),
    /** In cents. */
    cashAmount: whole().notNull(),
    cashCurrency: text().$type<RewardCurrency>().notNull(),
    rewardText: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.month, t.rank] }),
    foreignKey({
      columns: [t.organizationId, t.month],
      foreignColumns: [months.organizationId, months.month],
    }).onDelete('cascade'),
    check('scoreboard_rewards_rank', sql`${t.rank} >= 1`),
    check('scoreboard_rewards_cash', sql`${t.type} = 'cash' and ${t.cashAmount} >= 0`),
    check('scoreboard_rewards_currency', sql`${t.cashCurrency} in ('USD', 'EUR')`),
  ],
)

/** How columns of these titles were mapped the last time. The signature is a hash of the titles. */
export const mappings = pgTable(
  'scoreboard_mappings',
  {
    organizationId: text().notNull(),
    signature: text().notNull(),
    columns: jsonb().$type<(Field | null)[]>().notNull(),
    numbers: text().$type<NumberStyle>(),
    currency: text().$type<Currency>(),
    usedAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.signature] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)

/** Whom a file's way of writing somebody was assigned to by hand; the key is a hash of what is written. */
export const names = pgTable(
  'scoreboard_names',
  {
    organizationId: text().notNull(),
    key: text().notNull(),
    profileId: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.key] }),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
