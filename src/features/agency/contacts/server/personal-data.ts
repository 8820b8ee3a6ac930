import { and, eq, sql } from 'drizzle-orm'
import { redactListedNames } from '#features/foundation/audit/server/personal-data.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { equalsAny } from '#platform/server/columns.ts'
import { organizationContactPersons as contacts } from './table.ts'

export const contactsData: PersonalData = {
  tables: [contacts],
  /** By the address: others may bear the name. */
  async erase(tx, { organizationId, emails, stub }) {
    const gone = await tx
      .delete(contacts)
      .where(and(eq(contacts.organizationId, organizationId), equalsAny(sql`lower(${contacts.email})`, emails)))
      .returning({ name: contacts.name })
    await redactListedNames(tx, organizationId, { kinds: 'contacts.', names: gone.map(({ name }) => name), stub })
    tx.invalidate('contacts')
  },
}
