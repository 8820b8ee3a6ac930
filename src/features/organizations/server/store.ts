import { eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { organizations } from './table.ts'

export type OrganizationRow = typeof organizations.$inferSelect
export type NewOrganization = typeof organizations.$inferInsert

export async function insert(tx: Tx, organization: NewOrganization): Promise<void> {
  await tx.insert(organizations).values(organization)
}

export async function find(tx: Tx, organizationId: string): Promise<OrganizationRow | undefined> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, organizationId))
  return row
}
