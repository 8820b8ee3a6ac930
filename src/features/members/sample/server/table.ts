import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { SampleKind } from '../rules.ts'

/** Which rows of an organisation came with the sample. No rows: it never had one, or has removed it. */
export const sampleRows = pgTable(
  'sample_rows',
  {
    organizationId: text().notNull(),
    kind: text().$type<SampleKind>().notNull(),
    id: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.kind, t.id] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
