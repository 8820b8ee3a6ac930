import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Month } from '#kit/month.ts'
import type { Currency } from '#kit/money.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Line } from '../rules.ts'
import { payLines, payRuns, payStatements } from './table.ts'

type StatementRow = typeof payStatements.$inferSelect

export interface StoredStatement extends Omit<StatementRow, 'organizationId'> {
  readonly lines: readonly Line[]
}

export interface PayRunVersion {
  readonly month: Month
  readonly version: number
}

const rowsAtOnce = 1000

export async function insertAll(
  tx: Tx,
  organizationId: string,
  { month, version }: PayRunVersion,
  statements: readonly Omit<StoredStatement, keyof PayRunVersion>[],
): Promise<void> {
  const named = { organizationId, month, version }
  const rows = statements.map(({ lines: _, ...statement }) => ({ ...named, ...statement }))
  const lines = statements.flatMap(({ profileId, lines: all }) =>
    all.map(({ itemId: _, ...line }, position) => ({ ...named, profileId, position, ...line })),
  )
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx.insert(payStatements).values(rows.slice(at, at + rowsAtOnce))
  }
  for (let at = 0; at < lines.length; at += rowsAtOnce) {
    await tx.insert(payLines).values(lines.slice(at, at + rowsAtOnce))
  }
}

/** As they were closed, of everybody or of one person. */
export async function list(
  tx: Tx,
  organizationId: string,
  { month, version }: PayRunVersion,
  profileId?: string,
): Promise<StoredStatement[]> {
  const rows = await tx
    .select()
    .from(payStatements)
    .where(
      and(
        eq(payStatements.organizationId, organizationId),
        eq(payStatements.month, month),
        eq(payStatements.version, version),
        profileId === undefined ? undefined : eq(payStatements.profileId, profileId),
      ),
    )
  const lines = await tx
    .select()
    .from(payLines)
    .where(
      and(
        eq(payLines.organizationId, organizationId),
        eq(payLines.month, month),
        eq(payLines.version, version),
        profileId === undefined ? undefined : eq(payLines.profileId, profileId),
      ),
    )
    .orderBy(asc(payLines.profileId), asc(payLines.position))
  const byPerson = Map.groupBy(lines, line => line.profileId)
  return rows.map(row => ({ ...row, lines: (byPerson.get(row.profileId) ?? []).map(lineOf) }))
}

const lineOf = ({
  kind,
  minutes,
  hourly,
  percent,
  revenue,
  rank,
  text,
  amount,
}: typeof payLines.$inferSelect): Line => ({
  kind,
  minutes,
  hourly,
  percent,
  revenue,
  rank,
  text,
  itemId: null,
  amount,
})

/** What a person is paid by what stands, the latest first. */
export async function listClosedStatementsOf(
  tx: Tx,
  organizationId: string,
  profileId: string,
): Promise<{ month: Month; total: number; currency: Currency }[]> {
  const rows = await tx
    .select({ month: payStatements.month, total: payStatements.total, currency: payStatements.currency })
    .from(payStatements)
    .innerJoin(
      payRuns,
      and(
        eq(payRuns.organizationId, payStatements.organizationId),
        eq(payRuns.month, payStatements.month),
        eq(payRuns.version, payStatements.version),
        isNotNull(payRuns.closedAt),
      ),
    )
    .where(and(eq(payStatements.organizationId, organizationId), eq(payStatements.profileId, profileId)))
    .orderBy(desc(payStatements.month))
  return rows.flatMap(({ currency, ...row }) => (currency === null ? [] : { ...row, currency }))
}

/** In any version, closed or reopened, of what is paid in a currency. */
export async function countStatementsOf(tx: Tx, organizationId: string, profileId: string): Promise<number> {
  const [row] = await tx
    .select({ statements: count() })
    .from(payStatements)
    .where(
      and(
        eq(payStatements.organizationId, organizationId),
        eq(payStatements.profileId, profileId),
        isNotNull(payStatements.currency),
      ),
    )
  return row?.statements ?? 0
}
