import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/**
 * A picture of an organisation; its files lie under the id. What nothing points to goes after a day. The row goes when its
 * files have: a store that is away keeps nobody's picture for good.
 */
export const images = pgTable(
  'images',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    uploadedBy: text(),
    uploadedAt: instant().notNull(),
    /** Nobody is shown it any more, and its files are to go; null: it is there. */
    removedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    // organisations with some that are old enough to go
    index('images_by_time').on(t.uploadedAt, t.organizationId),
    index('images_removed').on(t.organizationId).where(sql`removed_at is not null`),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
