import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { PlatformKind } from '../built-in.ts'

/** The platforms of an organisation that has changed them; no rows of a kind: the built-in ones, all switched on. */
export const organizationPlatforms = pgTable(
  'organization_platforms',
  {
    organizationId: text().notNull(),
    kind: text().$type<PlatformKind>().notNull(),
    platformKey: text().notNull(),
    platformName: text().notNull(),
    displayOrder: integer().notNull(),
    isEnabled: boolean().notNull().default(true),
    isCustom: boolean().notNull().default(false),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.kind, t.platformKey] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('organization_platforms_kind', sql`${t.kind} in ('creator', 'social')`),
  ],
)
