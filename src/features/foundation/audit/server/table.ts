import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { AuditKind } from '../kinds.ts'
import { instant } from '#platform/server/columns.ts'

/** Append-only: the role that requests run under may insert and read, nothing else. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    at: instant().notNull(),
    actorId: text(),
    kind: text().$type<AuditKind>().notNull(),
    target: text(),
    change: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('audit_entries_by_time').on(t.organizationId, t.at.desc()),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
