import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { addDays, type Day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { autoplanApplications, autoplanProposals } from './table.ts'

export type ProposalRow = typeof autoplanProposals.$inferSelect
type NewProposal = Omit<typeof autoplanProposals.$inferInsert, 'id' | 'organizationId'>
export type ApplicationRow = typeof autoplanApplications.$inferSelect
type NewApplication = Omit<typeof autoplanApplications.$inferInsert, 'id' | 'organizationId'>

/** What shares a week with these. */
const beside = (
  table: typeof autoplanProposals | typeof autoplanApplications,
  organizationId: string,
  weekStart: Day,
  weeks: number,
) =>
  and(
    eq(table.organizationId, organizationId),
    lte(table.weekStart, addDays(weekStart, 7 * (weeks - 1))),
    sql`${table.weekStart} + 7 * ${table.weeks} > ${weekStart}::date`,
  )

const creator = and(
  eq(profiles.organizationId, autoplanProposals.organizationId),
  eq(profiles.id, autoplanProposals.createdBy),
)

/** By letter. */
export const listProposalRows = (tx: Tx, organizationId: string, weekStart: Day, weeks = 1) =>
  tx
    .select({ proposal: autoplanProposals, fullName: sql<string>`coalesce(${profiles.fullName}, '')` })
    .from(autoplanProposals)
    .leftJoin(profiles, creator)
    .where(beside(autoplanProposals, organizationId, weekStart, weeks))
    .orderBy(asc(autoplanProposals.label), asc(autoplanProposals.createdAt))

export async function findProposal(
  tx: Tx,
  organizationId: string,
  proposalId: string,
): Promise<ProposalRow | undefined> {
  const [row] = await tx
    .select()
    .from(autoplanProposals)
    .where(and(eq(autoplanProposals.organizationId, organizationId), eq(autoplanProposals.id, proposalId)))
  return row
}

export async function insert(tx: Tx, organizationId: string, proposal: NewProposal): Promise<string> {
  const id = newId()
  await tx.insert(autoplanProposals).values({ organizationId, id, ...proposal })
  return id
}

/** Gives those that were there. */
export async function deleteProposals(tx: Tx, organizationId: string, ids: readonly string[]): Promise<ProposalRow[]> {
  if (ids.length === 0) return []
  return tx
    .delete(autoplanProposals)
    .where(and(eq(autoplanProposals.organizationId, organizationId), equalsAny(autoplanProposals.id, ids)))
    .returning()
}

export async function insertApplication(tx: Tx, organizationId: string, made: NewApplication): Promise<string> {
  const id = newId()
  await tx.insert(autoplanApplications).values({ organizationId, id, ...made })
  return id
}

/** Holds the row until the commit. */
export async function lockApplication(
  tx: Tx,
  organizationId: string,
  applicationId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(autoplanApplications)
    .where(and(eq(autoplanApplications.organizationId, organizationId), eq(autoplanApplications.id, applicationId)))
    .for('update')
  return row
}

export const markApplicationUndone = (
  tx: Tx,
  organizationId: string,
  applicationId: string,
  by: { readonly withdrawnAt: Temporal.Instant; readonly withdrawnBy: string },
) =>
  tx
    .update(autoplanApplications)
    .set(by)
    .where(and(eq(autoplanApplications.organizationId, organizationId), eq(autoplanApplications.id, applicationId)))

/** Of a week, the newest first. */
export const listApplications = (tx: Tx, organizationId: string, weekStart: Day) =>
  tx
    .select()
    .from(autoplanApplications)
    .where(beside(autoplanApplications, organizationId, weekStart, 1))
    .orderBy(desc(autoplanApplications.appliedAt), desc(autoplanApplications.id))
    .limit(50)

/** What was taken over from these and stands. */
export async function listStandingApplications(tx: Tx, organizationId: string, proposalIds: readonly string[]) {
  if (proposalIds.length === 0) return new Map<string, ApplicationRow[]>()
  const rows = await tx
    .select()
    .from(autoplanApplications)
    .where(
      and(
        eq(autoplanApplications.organizationId, organizationId),
        equalsAny(autoplanApplications.proposalId, proposalIds),
        isNull(autoplanApplications.withdrawnAt),
      ),
    )
    .orderBy(asc(autoplanApplications.appliedAt))
  return Map.groupBy(rows, ({ proposalId }) => proposalId)
}

/** From which of these something was taken over since. */
export async function listProposalsAppliedSince(
  tx: Tx,
  organizationId: string,
  proposalIds: readonly string[],
  since: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  if (proposalIds.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ proposalId: autoplanApplications.proposalId })
    .from(autoplanApplications)
    .where(
      and(
        eq(autoplanApplications.organizationId, organizationId),
        equalsAny(autoplanApplications.proposalId, proposalIds),
        isNull(autoplanApplications.withdrawnAt),
        gt(autoplanApplications.appliedAt, since),
      ),
    )
  return new Set(rows.map(({ proposalId }) => proposalId))
}

export async function personNamesById(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: profiles.id, fullName: profiles.fullName })
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), equalsAny(profiles.id, [...new Set(ids)])))
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}
