import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { payItems, payLines, payPeople, payRates, payRuns, payStatements } from './table.ts'

/** What was paid and how is the organisation's books and stays, without the words; whoever leaves is paid to the end. */
export const payData: PersonalData = {
  tables: [payPeople, payRates, payItems, payRuns, payStatements, payLines],
  async erase(tx, { organizationId, profileId }) {
    await tx
      .update(payItems)
      .set({ reason: '' })
      .where(and(eq(payItems.organizationId, organizationId), eq(payItems.profileId, profileId)))
    await tx
      .update(payLines)
      .set({ text: '' })
      .where(
        and(
          eq(payLines.organizationId, organizationId),
          eq(payLines.profileId, profileId),
          inArray(payLines.kind, ['bonus', 'deduction']),
        ),
      )
    tx.invalidate('pay')
  },
  async export(tx, { organizationId, profileId }) {
    const [paid] = await tx
      .select()
      .from(payPeople)
      .where(and(eq(payPeople.organizationId, organizationId), eq(payPeople.profileId, profileId)))
    const payRatesOfPerson = await tx
      .select()
      .from(payRates)
      .where(and(eq(payRates.organizationId, organizationId), eq(payRates.profileId, profileId)))
      .orderBy(asc(payRates.fromDay))
    const items = await tx
      .select()
      .from(payItems)
      .where(and(eq(payItems.organizationId, organizationId), eq(payItems.profileId, profileId)))
      .orderBy(asc(payItems.month), asc(payItems.createdAt))
    const statements = await tx
      .select()
      .from(payStatements)
      .where(and(eq(payStatements.organizationId, organizationId), eq(payStatements.profileId, profileId)))
      .orderBy(asc(payStatements.month), asc(payStatements.version))
    const lines = await tx
      .select()
      .from(payLines)
      .where(and(eq(payLines.organizationId, organizationId), eq(payLines.profileId, profileId)))
      .orderBy(asc(payLines.month), asc(payLines.version), asc(payLines.position))
    return {
      payCurrency: paid?.currency ?? null,
      payRates: payRatesOfPerson,
      payItems: items,
      payStatements: statements,
      payLines: lines,
    }
  },
}
