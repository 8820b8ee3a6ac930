import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import type { ContactPerson } from '../schema.ts'
import { organizationContactPersons as contacts } from './table.ts'

export type NewContactPerson = typeof contacts.$inferInsert

/** Those who are active, in the organisation's order. */
export function listActive(tx: Tx, organizationId: string): Promise<ContactPerson[]> {
  return tx
    .select({
      name: contacts.name,
      role: contacts.role,
      email: contacts.email,
      phone: contacts.phone,
      whatsapp: contacts.whatsapp,
    })
    .from(contacts)
    .where(and(eq(contacts.organizationId, organizationId), eq(contacts.isActive, true)))
    .orderBy(asc(contacts.displayOrder))
    .limit(100)
}

export async function insert(tx: Tx, rows: NewContactPerson[]): Promise<void> {
  await tx.insert(contacts).values(rows)
}
