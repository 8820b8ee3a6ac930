import { and, eq, or, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { oneOf } from '#platform/server/columns.ts'
import { organizationContactPersons as contacts } from './table.ts'

export const contactsData: PersonalData = {
  tables: [contacts],
  async erase(tx, { organizationId, names, emails }) {
    const isThePerson = or(oneOf(sql`lower(${contacts.email})`, emails), oneOf(contacts.name, names))
    await tx.delete(contacts).where(and(eq(contacts.organizationId, organizationId), isThePerson))
    tx.invalidate('contacts')
  },
}
