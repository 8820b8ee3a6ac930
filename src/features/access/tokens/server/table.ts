import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { instant } from '#platform/server/columns.ts'
import type { TokenEndReason } from '../rules.ts'

/** Access tokens for programs: only the hash of what is sent is kept. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    /** Who made it, and in whose name it acts. */
    profileId: text().notNull(),
    /** True: managers of the organisation's tokens see and revoke it. False: only its member does. */
    belongsToOrganization: boolean().notNull(),
    tokenHash: text().notNull().unique('api_tokens_token_hash_unique'),
    name: text().notNull(),
    scopes: text().array().$type<PermissionId[]>().notNull(),
    createdAt: instant().notNull(),
    /** The last day on which it works. */
    expiresOn: date().$type<Day>(),
    /** The last call, to the minute. */
    usedAt: instant(),
    endedAt: instant(),
    endedBy: text().$type<TokenEndReason>(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('api_tokens_of_person').on(t.organizationId, t.profileId),
    // whose password is set anew is known without an organisation
    index('api_tokens_working').on(t.profileId).where(sql`ended_at is null`),
    index('api_tokens_by_end').on(t.endedAt),
    index('api_tokens_by_expiry').on(t.expiresOn),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
