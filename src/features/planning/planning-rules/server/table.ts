import { foreignKey, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { PlanningRules } from '../rules.ts'

/** How strict an organisation plans; no row: as C says. */
export const planningRules = pgTable(
  'planning_rules',
  {
    organizationId: text().primaryKey(),
    rules: jsonb().$type<PlanningRules>().notNull(),
  },
  t => [foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade')],
)
