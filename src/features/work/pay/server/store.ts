import { and, asc, count, desc, eq, isNotNull, lte, ne } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import type { Currency } from '#kit/money.ts'
import type { Month } from '#kit/month.ts'
import type { Tx } from '#platform/server/database.ts'
import { payItems, payPeople, payRates, payRuns } from './table.ts'

export type PayRateRow = typeof payRates.$inferSelect
export type PayItemRow = typeof payItems.$inferSelect
export type PayRunRow = typeof payRuns.$inferSelect

const personIn = (organizationId: string, profileId: string | undefined) =>
  and(
    eq(payPeople.organizationId, organizationId),
    profileId === undefined ? undefined : eq(payPeople.profileId, profileId),
  )

/** In which currency people are paid. */
export async function listCurrencies(
  tx: Tx,
  organizationId: string,
  profileId?: string,
): Promise<ReadonlyMap<string, Currency>> {
  const rows = await tx.select().from(payPeople).where(personIn(organizationId, profileId))
  return new Map(rows.map(row => [row.profileId, row.currency]))
}

/** Rates and items of before are in it too. */
export async function setCurrency(tx: Tx, row: typeof payPeople.$inferInsert): Promise<void> {
  await tx
    .insert(payPeople)
    .values(row)
    .onConflictDoUpdate({ target: [payPeople.organizationId, payPeople.profileId], set: { currency: row.currency } })
}

/** The earliest first; of one person or of all, those that begin by a day. */
export async function listRates(
  tx: Tx,
  organizationId: string,
  which: { readonly profileId?: string | undefined; readonly until?: Day } = {},
): Promise<PayRateRow[]> {
  const { profileId, until } = which
  return tx
    .select()
    .from(payRates)
    .where(
      and(
        eq(payRates.organizationId, organizationId),
        profileId === undefined ? undefined : eq(payRates.profileId, profileId),
        until === undefined ? undefined : lte(payRates.fromDay, until),
      ),
    )
    .orderBy(asc(payRates.profileId), asc(payRates.fromDay))
}

export async function saveRate(tx: Tx, row: PayRateRow): Promise<void> {
  const { hourly, night, weekend, commission, setBy, setAt } = row
  await tx
    .insert(payRates)
    .values(row)
    .onConflictDoUpdate({
      target: [payRates.organizationId, payRates.profileId, payRates.fromDay],
      set: { hourly, night, weekend, commission, setBy, setAt },
    })
}

export async function deletePayRate(tx: Tx, organizationId: string, profileId: string, from: Day): Promise<void> {
  await tx
    .delete(payRates)
    .where(
      and(eq(payRates.organizationId, organizationId), eq(payRates.profileId, profileId), eq(payRates.fromDay, from)),
    )
}

/** In the order in which they were made. */
export async function listItems(
  tx: Tx,
  organizationId: string,
  month: Month,
  profileId?: string,
): Promise<PayItemRow[]> {
  return tx
    .select()
    .from(payItems)
    .where(
      and(
        eq(payItems.organizationId, organizationId),
        eq(payItems.month, month),
        profileId === undefined ? undefined : eq(payItems.profileId, profileId),
      ),
    )
    .orderBy(asc(payItems.createdAt), asc(payItems.id))
}

const oneItem = (organizationId: string, id: string) =>
  and(eq(payItems.organizationId, organizationId), eq(payItems.id, id))

export async function insertItem(tx: Tx, row: PayItemRow): Promise<void> {
  await tx.insert(payItems).values(row)
}

export async function findItem(tx: Tx, organizationId: string, id: string): Promise<PayItemRow | undefined> {
  const [row] = await tx.select().from(payItems).where(oneItem(organizationId, id))
  return row
}

export async function deletePayItem(tx: Tx, organizationId: string, id: string): Promise<void> {
  await tx.delete(payItems).where(oneItem(organizationId, id))
}

export async function countPayItems(tx: Tx, organizationId: string, profileId: string): Promise<number> {
  const [row] = await tx
    .select({ items: count() })
    .from(payItems)
    .where(and(eq(payItems.organizationId, organizationId), eq(payItems.profileId, profileId)))
  return row?.items ?? 0
}

/** Rates but for the one from that day. */
export async function countOtherRates(tx: Tx, organizationId: string, profileId: string, from: Day): Promise<number> {
  const [row] = await tx
    .select({ rates: count() })
    .from(payRates)
    .where(
      and(eq(payRates.organizationId, organizationId), eq(payRates.profileId, profileId), ne(payRates.fromDay, from)),
    )
  return row?.rates ?? 0
}

const runOf = (organizationId: string, month: Month) =>
  and(eq(payRuns.organizationId, organizationId), eq(payRuns.month, month))

export async function findRun(tx: Tx, organizationId: string, month: Month): Promise<PayRunRow | undefined> {
  const [row] = await tx.select().from(payRuns).where(runOf(organizationId, month))
  return row
}

/** The month's row, made where there is none, and held until the commit. */
export async function lockRun(tx: Tx, organizationId: string, month: Month): Promise<PayRunRow> {
  await tx.insert(payRuns).values({ organizationId, month }).onConflictDoNothing()
  const [row] = await tx.select().from(payRuns).where(runOf(organizationId, month)).for('update')
  if (!row) throw new Error('a run that was just made is there')
  return row
}

export async function changeRun(
  tx: Tx,
  organizationId: string,
  month: Month,
  values: Pick<PayRunRow, 'closedAt' | 'closedBy'> & Partial<Pick<PayRunRow, 'version'>>,
): Promise<void> {
  await tx.update(payRuns).set(values).where(runOf(organizationId, month))
}

/** The latest first. */
export async function listClosedPayMonths(tx: Tx, organizationId: string): Promise<Month[]> {
  const rows = await tx
    .select({ month: payRuns.month })
    .from(payRuns)
    .where(and(eq(payRuns.organizationId, organizationId), isNotNull(payRuns.closedAt)))
    .orderBy(desc(payRuns.month))
  return rows.map(({ month }) => month)
}
