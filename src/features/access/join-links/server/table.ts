import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#kit/catalogue.ts'
import type { InvitationRole } from '#features/access/invitations/roles.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/**
 * A link that many can join by. Only its hash is kept. Who made it refers to a profile; the migration writes that key,
 * which forgets the person who leaves.
 */
export const joinLinks = pgTable(
  'join_links',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    tokenHash: text().notNull(),
    role: text().$type<InvitationRole>().notNull(),
    /** What those who join will read; null: as they come. */
    presetLanguage: text().$type<Language>(),
    /** Groups that they come into, as far as these are still there. */
    groupIds: text().array().notNull().default([]),
    maxUses: integer().notNull(),
    joins: integer().notNull().default(0),
    createdBy: text(),
    /** The creator's. */
    sessionId: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    uniqueIndex('join_links_token').on(t.tokenHash),
    index('join_links_by_time').on(t.organizationId, t.createdAt),
    check('join_links_role', sql`${t.role} in ('chatter', 'team_lead', 'admin')`),
    check('join_links_joins', sql`${t.joins} between 0 and ${t.maxUses} and ${t.maxUses} between 1 and 500`),
  ],
)
