import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/server/columns.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { PermissionId } from '../permissions.ts'
import type { Role } from '../roles.ts'

/** What a role may do in one organisation: the granted ids; the owner has no row, an owner may everything. */
export const rolePermissionsTemplates = pgTable(
  'role_permissions_templates',
  {
    organizationId: text().notNull(),
    role: text().$type<Exclude<Role, 'owner'>>().notNull(),
    permissions: text().array().$type<PermissionId[]>().notNull(),
    version: integer().notNull().default(1),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.role] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)

/** What a person has had done under a key of the browser's, and what came of it (see `once.ts`); for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organizationId: text().notNull(),
    profileId: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    createdAt: instant().notNull(),
    result: jsonb().$type<unknown>(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.profileId, t.endpoint, t.key] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
