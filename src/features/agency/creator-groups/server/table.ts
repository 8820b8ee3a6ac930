import { isNull, sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { GroupColour } from '#kit/colour.ts'
import { creatorLinks } from '#features/agency/creators/server/table.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import { instant } from '#platform/server/columns.ts'

export const creatorGroups = pgTable(
  'creator_groups',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    color: text().$type<GroupColour>().notNull(),
    chatterCount: integer().notNull(),
    useCustomShifts: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdBy: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** It was removed then; people have worked in it, and their seats are kept. */
    endedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('creator_groups_by_name').on(t.organizationId, t.name),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('creator_groups_chatter_count', sql`${t.chatterCount} between 1 and 9`),
  ],
)

/** Not removed. What stands on the seats of one that was is read through `assignments`. */
export const isThere = isNull(creatorGroups.endedAt)

/** The key is the rule: an account belongs to one group only (docs/product/en/agency.md#groups). */
export const groupCombinations = pgTable(
  'group_combinations',
  {
    organizationId: text().notNull(),
    creatorLinkId: text().notNull(),
    groupId: text().notNull(),
    sortOrder: integer().notNull(),
  },
  t => [
    primaryKey({ name: 'group_combinations_one_group', columns: [t.organizationId, t.creatorLinkId] }),
    index('group_combinations_by_group').on(t.organizationId, t.groupId, t.sortOrder),
    foreignKey({
      columns: [t.organizationId, t.groupId],
      foreignColumns: [creatorGroups.organizationId, creatorGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'group_combinations_link',
      columns: [t.organizationId, t.creatorLinkId],
      foreignColumns: [creatorLinks.organizationId, creatorLinks.id],
    }),
  ],
)

/** A home chatter of the group; a main chatter counts towards `mainChatterRequirements`. */
export const groupMembers = pgTable(
  'group_members',
  {
    organizationId: text().notNull(),
    groupId: text().notNull(),
    profileId: text().notNull(),
    isMain: boolean().notNull().default(false),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.groupId, t.profileId] }),
    foreignKey({
      columns: [t.organizationId, t.groupId],
      foreignColumns: [creatorGroups.organizationId, creatorGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)

/** How many of a shift's seats in the group must be main chatters; no row means none. */
export const groupShiftRequirements = pgTable(
  'group_shift_requirements',
  {
    organizationId: text().notNull(),
    groupId: text().notNull(),
    shiftId: text().notNull(),
    mainChatters: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.groupId, t.shiftId] }),
    foreignKey({
      columns: [t.organizationId, t.groupId],
      foreignColumns: [creatorGroups.organizationId, creatorGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'group_shift_requirements_shift',
      columns: [t.organizationId, t.shiftId],
      foreignColumns: [shifts.organizationId, shifts.id],
    }),
    check('group_shift_requirements_count', sql`${t.mainChatters} between 1 and 9`),
  ],
)
