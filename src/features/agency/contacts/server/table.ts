import { boolean, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'

export const organizationContactPersons = pgTable(
  'organization_contact_persons',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    email: text().notNull(),
    phone: text(),
    whatsapp: text(),
    isActive: boolean().notNull().default(true),
    displayOrder: integer().notNull(),
    version: integer().notNull().default(1),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
