import { sql } from 'drizzle-orm'
import {
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
  unique,
} from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Currency } from '#kit/money.ts'
import type { Month } from '#kit/month.ts'
import { instant } from '#platform/server/columns.ts'
import type { ItemKind, LineKind, Omitted } from '../rules.ts'
import type { WorkedShift } from '../schema.ts'

const whole = () => bigint({ mode: 'number' })

/** The one currency that somebody is paid in. No row: nobody has said how. */
export const payPeople = pgTable(
  'pay_people',
  {
    organizationId: text().notNull(),
    profileId: text().notNull(),
    currency: text().$type<Currency>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.profileId] }),
    // what rates and items are tied to: none is in another currency
    unique('pay_people_currency').on(t.organizationId, t.profileId, t.currency),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
    check('pay_people_code', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
)

/** Money in the currency's smallest units, per cents in hundredths. */
export const payRates = pgTable(
  'pay_rates',
  {
    organizationId: text().notNull(),
    profileId: text().notNull(),
    fromDay: date({ mode: 'string' }).$type<Day>().notNull(),
    currency: text().$type<Currency>().notNull(),
    hourly: whole().notNull(),
    night: integer().notNull(),
    weekend: integer().notNull(),
    commission: integer().notNull(),
    setBy: text().notNull(),
    setAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.profileId, t.fromDay] }),
    foreignKey({
      columns: [t.organizationId, t.profileId, t.currency],
      foreignColumns: [payPeople.organizationId, payPeople.profileId, payPeople.currency],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check(
      'pay_rates_range',
      sql`${t.hourly} between 0 and 100000000 and ${t.night} between 0 and 20000 and ${t.weekend} between 0 and 20000
        and ${t.commission} between 0 and 10000`,
    ),
  ],
)

/** Bonuses and deductions. */
export const payItems = pgTable(
  'pay_items',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    profileId: text().notNull(),
    month: text().$type<Month>().notNull(),
    kind: text().$type<ItemKind>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount: whole().notNull(),
    reason: text().notNull(),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('pay_items_by_month').on(t.organizationId, t.month),
    index('pay_items_by_person').on(t.organizationId, t.profileId),
    foreignKey({
      columns: [t.organizationId, t.profileId, t.currency],
      foreignColumns: [payPeople.organizationId, payPeople.profileId, payPeople.currency],
    }).onDelete('cascade'),
    check('pay_items_kind', sql`${t.kind} in ('bonus', 'deduction')`),
    check('pay_items_amount', sql`${t.amount} between 1 and 10000000000`),
  ],
)

/** No row, or one without an instant: the month is a draft. The version counts how often it was closed. */
export const payRuns = pgTable(
  'pay_runs',
  {
    organizationId: text().notNull(),
    month: text().$type<Month>().notNull(),
    version: integer().notNull().default(0),
    closedAt: instant(),
    closedBy: text(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.month] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('pay_runs_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
  ],
)

/** What a run said when it was closed. Never changed: reopening and closing again makes another version. */
export const payStatements = pgTable(
  'pay_statements',
  {
    organizationId: text().notNull(),
    month: text().$type<Month>().notNull(),
    version: integer().notNull(),
    profileId: text().notNull(),
    /** Null: nobody had said; it keeps what was worked and is not paid. */
    currency: text().$type<Currency>(),
    total: whole().notNull(),
    omitted: jsonb().$type<readonly Omitted[]>().notNull(),
    shifts: jsonb().$type<readonly WorkedShift[]>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.month, t.version, t.profileId] }),
    index('pay_statements_by_person').on(t.organizationId, t.profileId),
    foreignKey({
      columns: [t.organizationId, t.month],
      foreignColumns: [payRuns.organizationId, payRuns.month],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)

export const payLines = pgTable(
  'pay_lines',
  {
    organizationId: text().notNull(),
    month: text().$type<Month>().notNull(),
    version: integer().notNull(),
    profileId: text().notNull(),
    position: integer().notNull(),
    kind: text().$type<LineKind>().notNull(),
    minutes: integer(),
    hourly: whole(),
    percent: integer(),
    revenue: whole(),
    rank: integer(),
    text: text().notNull(),
    amount: whole().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.month, t.version, t.profileId, t.position] }),
    foreignKey({
      columns: [t.organizationId, t.month, t.version, t.profileId],
      foreignColumns: [
        payStatements.organizationId,
        payStatements.month,
        payStatements.version,
        payStatements.profileId,
      ],
    }).onDelete('cascade'),
    check(
      'pay_lines_kind',
      sql`${t.kind} in ('base', 'night', 'weekend', 'commission', 'reward', 'bonus', 'deduction')`,
    ),
  ],
)
