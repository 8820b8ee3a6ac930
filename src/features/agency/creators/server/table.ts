import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { AccountType, LinkKind } from '../accounts.ts'

export const creators = pgTable(
  'creators',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    importance: integer().notNull().default(3),
    tags: text().array().notNull().default([]),
    contactEmail: text(),
    notes: text().notNull().default(''),
    /** A picture of the organisation; where it is cut to fit, this point stays in sight. */
    avatarImage: text(),
    avatarX: integer().notNull().default(50),
    avatarY: integer().notNull().default(50),
    isActive: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('creators_by_name').on(t.organizationId, t.name),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('creators_avatar', sql`${t.avatarX} between 0 and 100 and ${t.avatarY} between 0 and 100`),
    check('creators_importance', sql`${t.importance} between 1 and 5`),
  ],
)

/** An account of a creator on a creator platform or a social channel. */
export const creatorLinks = pgTable(
  'creator_links',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    creatorId: text().notNull(),
    kind: text().$type<LinkKind>().notNull(),
    platform: text().notNull(),
    url: text().notNull(),
    accountType: text().$type<AccountType>().notNull().default('main'),
    sortOrder: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('creator_links_by_creator').on(t.organizationId, t.creatorId, t.sortOrder),
    foreignKey({
      columns: [t.organizationId, t.creatorId],
      foreignColumns: [creators.organizationId, creators.id],
    }).onDelete('cascade'),
    check('creator_links_kind', sql`${t.kind} in ('creator', 'social')`),
    check('creator_links_account_type', sql`${t.accountType} in ('main', 'secondary')`),
  ],
)
