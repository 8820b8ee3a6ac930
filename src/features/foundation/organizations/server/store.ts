import { eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { deleteTenantRows } from '#platform/server/tenant-deletion.ts'
import { organizations } from './table.ts'

export type OrganizationRow = typeof organizations.$inferSelect
export type NewOrganization = typeof organizations.$inferInsert

export async function insert(tx: Tx, organization: NewOrganization): Promise<void> {
  await tx.insert(organizations).values(organization)
}

const byId = cachedStatement((connection, organizationId: string) =>
  connection.select().from(organizations).where(eq(organizations.id, organizationId)),
)

/** Of all, for what concerns the whole installation. */
export async function listOrganizationIds({ direct }: Database): Promise<string[]> {
  return (await direct.select({ id: organizations.id }).from(organizations)).map(({ id }) => id)
}

export async function find(tx: Tx, organizationId: string): Promise<OrganizationRow | undefined> {
  const [row] = await byId(tx, organizationId)
  return row
}

/** Deletes an organisation with every row that belongs to it. */
export async function remove(tx: Tx, organizationId: string): Promise<void> {
  await deleteTenantRows(tx, organizationId)
  await tx.delete(organizations).where(eq(organizations.id, organizationId))
}

/** Every change is a new version. */
export async function change(tx: Tx, organizationId: string, values: Partial<NewOrganization>): Promise<void> {
  await tx
    .update(organizations)
    .set({ ...values, version: sql`${organizations.version} + 1` })
    .where(eq(organizations.id, organizationId))
}

/**
 * Deeds that keep a rule over many rows of the organisation (how many there may be, which must remain) take turns at this
 * lock until they commit. Reading, and rows that merely refer to the organisation, do not wait.
 */
export async function lockOrganization(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update')
}

/** For a command that relies on settings of the organisation: those who change them wait, and it waits for them. */
export async function lockOrganizationForShare(tx: Tx, organizationId: string): Promise<void> {
  await tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, organizationId)).for('share')
}
