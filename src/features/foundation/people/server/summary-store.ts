import { and, asc, count, countDistinct, eq, isNull, sql } from 'drizzle-orm'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { profiles } from './table.ts'

export interface OrganizationSummary {
  readonly id: string
  readonly name: string
  readonly createdAt: Temporal.Instant
  readonly members: number
  /** Owners who are not locked. */
  readonly owners: number
}

/** Every organisation of the installation, the oldest first. */
export function listOrganizationSummaries(tx: Tx): Promise<OrganizationSummary[]> {
  const isActiveOwner = sql`${profiles.role} = 'owner' and ${profiles.isActive} and ${profiles.activeStatus} is null`
  return tx
    .select({
      id: organizations.id,
      name: organizations.name,
      createdAt: organizations.createdAt,
      members: countDistinct(profiles.id),
      owners: count(sql`case when ${isActiveOwner} then 1 end`),
    })
    .from(organizations)
    .leftJoin(profiles, and(eq(profiles.organizationId, organizations.id), isNull(profiles.leftAt)))
    .groupBy(organizations.id)
    .orderBy(asc(organizations.createdAt), asc(organizations.id))
}
