import { and, asc, eq, sql } from 'drizzle-orm'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { maxContacts } from '../rules.ts'
import type { ManagedContact } from '../schema.ts'
import { organizationContactPersons as contacts } from './table.ts'

export type NewContactPerson = typeof contacts.$inferInsert

const columns = {
  id: contacts.id,
  name: contacts.name,
  role: contacts.role,
  email: contacts.email,
  phone: contacts.phone,
  whatsapp: contacts.whatsapp,
}

/** Those who are active, in the organisation's order. */
export const listActive = cachedStatement((connection, organizationId: string) =>
  connection
    .select(columns)
    .from(contacts)
    .where(and(eq(contacts.organizationId, organizationId), eq(contacts.isActive, true)))
    .orderBy(asc(contacts.displayOrder), asc(contacts.id))
    .limit(maxContacts),
)

export function list(tx: Tx, organizationId: string): Promise<ManagedContact[]> {
  return tx
    .select({ ...columns, isActive: contacts.isActive, version: contacts.version })
    .from(contacts)
    .where(eq(contacts.organizationId, organizationId))
    .orderBy(asc(contacts.displayOrder), asc(contacts.id))
    .limit(maxContacts)
}

export async function insert(tx: Tx, rows: NewContactPerson[]): Promise<void> {
  await tx.insert(contacts).values(rows)
}

/** Every change is a new version. */
export async function change(
  tx: Tx,
  organizationId: string,
  id: string,
  values: Partial<NewContactPerson>,
): Promise<void> {
  await tx
    .update(contacts)
    .set({ ...values, version: sql`${contacts.version} + 1` })
    .where(and(eq(contacts.organizationId, organizationId), eq(contacts.id, id)))
}

/** In this order, in one statement. */
export async function setContactOrder(tx: Tx, organizationId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(contacts)
    .set({ displayOrder: sql`array_position(${sql.param([...ids])}::text[], ${contacts.id}) - 1` })
    .where(and(eq(contacts.organizationId, organizationId), equalsAny(contacts.id, ids)))
}

export async function deleteContact(tx: Tx, organizationId: string, id: string): Promise<void> {
  await tx.delete(contacts).where(and(eq(contacts.organizationId, organizationId), eq(contacts.id, id)))
}
