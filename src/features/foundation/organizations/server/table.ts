import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '#platform/server/columns.ts'
import type { OrganizationSettings } from '../schema.ts'

/** The tenant. Its own `id` is what every other table calls `organization_id`. */
export const organizations = pgTable(
  'organizations',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    timeZone: text().notNull(),
    settings: jsonb().$type<OrganizationSettings>().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  t => [check('organizations_name_length', sql`length(${t.name}) between 1 and 100`)],
)
