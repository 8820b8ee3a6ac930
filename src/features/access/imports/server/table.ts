import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/**
 * People who were invited out of one file; the invitations say which it was, and how far it is used. Who imported refers to
 * a profile; the migration writes that key, which forgets the person who leaves.
 */
export const imports = pgTable(
  'imports',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    fileName: text().notNull(),
    createdBy: text(),
    createdAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    index('imports_by_time').on(t.organizationId, t.createdAt),
    // what is forgotten is looked for by it
    index('imports_by_age').on(t.createdAt),
  ],
)
