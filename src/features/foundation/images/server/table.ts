import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/** A picture of an organisation; its files lie under the id. What nothing points to goes after a day. */
export const images = pgTable(
  'images',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    uploadedBy: text(),
    uploadedAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    // organisations with some that are old enough to go
    index('images_by_time').on(t.uploadedAt, t.organizationId),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
