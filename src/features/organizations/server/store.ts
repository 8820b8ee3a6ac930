import type { Tx } from '#platform/server/database.ts'
import { organizations } from './table.ts'

export type NewOrganization = typeof organizations.$inferInsert

export async function insert(tx: Tx, organization: NewOrganization): Promise<void> {
  await tx.insert(organizations).values(organization)
}
