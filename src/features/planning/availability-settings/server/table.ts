import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { InfoBoxSettings } from '../schema.ts'

/** Further settings (docs/product/en/availability.md#settings). No row: nobody has set anything. */
export const organizationSettings = pgTable(
  'organization_settings',
  {
    organizationId: text().notNull(),
    infoBoxSettings: jsonb().$type<InfoBoxSettings>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
