import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Language } from '#kit/catalogue.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import { instant } from '#platform/server/columns.ts'
import type { ContactMessenger, ShiftPreference } from '../schema.ts'

/**
 * A person in an organisation. The id is the account's, and belongs to at most one organisation at a time. Whoever leaves
 * stays as a row with `leftAt`, inactive, because past plans name the person.
 */
export const profiles = pgTable(
  'profiles',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** The role to come back to when unlocked. */
    formerRole: text().$type<Role>(),
    fullName: text().notNull(),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The person's own, where it differs from the organisation's. */
    timeZone: text(),
    isActive: boolean().notNull().default(true),
    activeStatus: text().$type<'suspended'>(),
    hasCustomVacationDays: boolean().notNull().default(false),
    maxVacationDays: integer(),
    shiftPreferences: jsonb().$type<ShiftPreference[]>().notNull().default([]),
    /** Whole hours a week that the person wants to work at least and at most. */
    minWeeklyHours: integer(),
    maxWeeklyHours: integer(),
    /** A picture of the organisation. */
    avatarImage: text(),
    /** With its country code, as typed. */
    phone: text(),
    /** Where the member can be written to by the phone number; null: there is none. */
    messenger: text().$type<ContactMessenger>(),
    /** Languages that the member speaks, as typed. */
    languages: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    leftAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('profiles_one_organization').on(t.id).where(sql`left_at is null`),
    // everywhere that somebody has been a member
    index('profiles_by_account').on(t.id),
    index('profiles_by_name').on(t.organizationId, t.fullName),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('profiles_role', sql`${t.role} in ('owner', 'admin', 'team_lead', 'chatter', 'locked')`),
    check('profiles_vacation_days', sql`${t.maxVacationDays} between 0 and 7`),
    check('profiles_messenger', sql`${t.messenger} in ('whatsapp', 'telegram', 'signal')`),
    check(
      'profiles_weekly_hours',
      sql`${t.minWeeklyHours} between 0 and 80 and ${t.maxWeeklyHours} between 0 and 80
        and ${t.minWeeklyHours} <= ${t.maxWeeklyHours}`,
    ),
  ],
)
