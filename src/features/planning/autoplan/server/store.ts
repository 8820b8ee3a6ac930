import { and, asc, count, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { RankedCriterion } from '../criteria.ts'
import type { Progress, PlanningQuestion } from '../schema.ts'
import type { Ending, RunState } from '../states.ts'
import { autoplanCriteria, autoplanRuns } from './table.ts'

export async function findCriteria(tx: Tx, organizationId: string): Promise<readonly RankedCriterion[] | undefined> {
  const [row] = await tx.select().from(autoplanCriteria).where(eq(autoplanCriteria.organizationId, organizationId))
  return row?.order
}

export async function saveCriteria(tx: Tx, organizationId: string, order: readonly RankedCriterion[]): Promise<void> {
  await tx
    .insert(autoplanCriteria)
    .values({ organizationId, order })
    .onConflictDoUpdate({ target: autoplanCriteria.organizationId, set: { order } })
}

export type RunRow = typeof autoplanRuns.$inferSelect

const here = (organizationId: string, runId: string) =>
  and(eq(autoplanRuns.organizationId, organizationId), eq(autoplanRuns.id, runId))
const underWay = inArray(autoplanRuns.state, ['queued', 'running'])
const now = sql`now()`

interface NewRun {
  readonly question: PlanningQuestion
  readonly weekStart: Day
  readonly requestedBy: string
  readonly requestedAt: Temporal.Instant
}

export async function insertRun(tx: Tx, organizationId: string, run: NewRun): Promise<string> {
  const id = newId()
  const { weeks } = run.question
  await tx.insert(autoplanRuns).values({ organizationId, id, state: 'queued', weeks, dispatchedAt: now, ...run })
  return id
}

export async function countActiveRuns(tx: Tx, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ runs: count() })
    .from(autoplanRuns)
    .where(and(eq(autoplanRuns.organizationId, organizationId), underWay))
  return row?.runs ?? 0
}

/** Holds the row until the commit. */
export async function lockRun(tx: Tx, organizationId: string, runId: string): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(autoplanRuns).where(here(organizationId, runId)).for('update')
  return row
}

/** Those that are under way, and those of the weeks that have ended since; the newest first. */
export const listRuns = (tx: Tx, organizationId: string, weekStart: Day, since: Temporal.Instant) =>
  tx
    .select({ run: autoplanRuns, fullName: sql<string>`coalesce(${profiles.fullName}, '')` })
    .from(autoplanRuns)
    .leftJoin(
      profiles,
      and(eq(profiles.organizationId, autoplanRuns.organizationId), eq(profiles.id, autoplanRuns.requestedBy)),
    )
    .where(
      and(
        eq(autoplanRuns.organizationId, organizationId),
        or(
          underWay,
          and(
            gt(autoplanRuns.endedAt, since),
            lte(autoplanRuns.weekStart, weekStart),
            sql`${autoplanRuns.weekStart} + 7 * ${autoplanRuns.weeks} > ${weekStart}::date`,
          ),
        ),
      ),
    )
    .orderBy(desc(autoplanRuns.requestedAt), desc(autoplanRuns.id))
    .limit(50)

/** Of the same question, if it waits or runs. */
export async function findEqualRun(
  tx: Tx,
  organizationId: string,
  question: PlanningQuestion,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: autoplanRuns.id })
    .from(autoplanRuns)
    .where(
      and(
        eq(autoplanRuns.organizationId, organizationId),
        underWay,
        eq(autoplanRuns.isCancelRequested, false),
        sql`${autoplanRuns.question} = ${JSON.stringify(question)}::jsonb`,
      ),
    )
  return row?.id
}

export const requestRunCancellation = (tx: Tx, organizationId: string, runId: string) =>
  tx.update(autoplanRuns).set({ isCancelRequested: true }).where(here(organizationId, runId))

/** While a node holds a run it says so more often than this; by the clock of the database, which all nodes share. */
const heldFor = sql`now() + interval '20 seconds'`

export async function isAnyRunRunning(tx: Tx, organizationId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: autoplanRuns.id })
    .from(autoplanRuns)
    .where(and(eq(autoplanRuns.organizationId, organizationId), eq(autoplanRuns.state, 'running')))
    .limit(1)
  return row !== undefined
}

export const markRunning = (tx: Tx, organizationId: string, runId: string, turn: string, startedAt: Temporal.Instant) =>
  tx
    .update(autoplanRuns)
    .set({
      state: 'running',
      leaseId: turn,
      startedAt,
      leaseUntil: heldFor,
      attempts: sql`${autoplanRuns.attempts} + 1`,
    })
    .where(here(organizationId, runId))

const ofTurn = (organizationId: string, runId: string, turn: string) =>
  and(here(organizationId, runId), eq(autoplanRuns.state, 'running'), eq(autoplanRuns.leaseId, turn))

// in words, so that the index of what is under way is known to hold them
const lost = sql`${autoplanRuns.state} = 'running' and ${autoplanRuns.leaseUntil} < now()`

/** Puts the end of the hold off; undefined: it is not this node's any more. */
export async function renewLease(
  tx: Tx,
  organizationId: string,
  runId: string,
  turn: string,
  progress: Progress | undefined,
): Promise<{ isCancelRequested: boolean } | undefined> {
  const [row] = await tx
    .update(autoplanRuns)
    .set({ leaseUntil: heldFor, ...(progress && { progress }) })
    .where(ofTurn(organizationId, runId, turn))
    .returning({ isCancelRequested: autoplanRuns.isCancelRequested })
  return row
}

interface RunEnd {
  readonly state: Extract<RunState, 'done' | 'cancelled' | 'failed'>
  readonly ending?: Ending | undefined
  readonly proposalId?: string | undefined
  readonly endedAt: Temporal.Instant
}

/** False: it is not this node's any more, and nothing of it may be kept. */
export async function endRun(
  tx: Tx,
  organizationId: string,
  runId: string,
  turn: string,
  how: RunEnd,
): Promise<boolean> {
  const ended = await tx
    .update(autoplanRuns)
    .set({ ...how, leaseUntil: null, leaseId: null })
    .where(ofTurn(organizationId, runId, turn))
    .returning({ id: autoplanRuns.id })
  return ended.length === 1
}

/** One that no node has in its hands: waiting, or lost with its node. */
export const endUnleasedRun = (tx: Tx, organizationId: string, runId: string, how: RunEnd) =>
  tx
    .update(autoplanRuns)
    .set({ ...how, leaseUntil: null, leaseId: null })
    .where(here(organizationId, runId))

/** Back to where any node may take it. */
export const releaseRun = (tx: Tx, organizationId: string, runId: string, turn: string, attempts: number) =>
  tx
    .update(autoplanRuns)
    .set({ state: 'queued', leaseUntil: null, leaseId: null, attempts, progress: null, dispatchedAt: now })
    .where(ofTurn(organizationId, runId, turn))

/** The one that has waited longest, which a node is called to with this. */
export async function dispatchNextRun(tx: Tx, organizationId: string): Promise<string | undefined> {
  const [next] = await tx
    .select({ id: autoplanRuns.id })
    .from(autoplanRuns)
    .where(and(eq(autoplanRuns.organizationId, organizationId), eq(autoplanRuns.state, 'queued')))
    .orderBy(asc(autoplanRuns.requestedAt), asc(autoplanRuns.id))
    .limit(1)
  if (next) await tx.update(autoplanRuns).set({ dispatchedAt: now }).where(here(organizationId, next.id))
  return next?.id
}

/** Of all organisations: held by nobody any more. */
export const listLostRuns = (tx: Tx) =>
  tx
    .select({ organizationId: autoplanRuns.organizationId, runId: autoplanRuns.id })
    .from(autoplanRuns)
    .where(lost)
    .limit(100)

/** Back to where any node may take it; undefined: another node was faster, or it is held again. */
export async function requeueLostRun(tx: Tx, organizationId: string, runId: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(autoplanRuns)
    .set({ state: 'queued', leaseUntil: null, leaseId: null, progress: null })
    .where(and(here(organizationId, runId), lost))
    .returning()
  return row
}

/** Of all organisations: waiting behind nobody, and called so long ago that the call is lost. */
export async function listUndispatchedOrganizations(tx: Tx): Promise<{ organizationId: string }[]> {
  const { rows } = await tx.execute<{ organizationId: string }>(sql`
    select distinct q.organization_id as "organizationId" from autoplan_runs q
    where q.state = 'queued' and q.dispatched_at < now() - interval '90 seconds' and not exists (
      select from autoplan_runs r where r.organization_id = q.organization_id and r.state = 'running')
    limit 100`)
  return rows
}

/** Of all organisations: what nobody asks for any more. */
export async function deleteOutdatedPlanning(tx: Tx, before: Temporal.Instant, weeksBefore: Day): Promise<void> {
  await tx.execute(sql`delete from autoplan_runs where ended_at < ${before.toString()}`)
  await tx.execute(sql`delete from autoplan_applications where applied_at < ${before.toString()}`)
  await tx.execute(sql`delete from autoplan_proposals where week_start + 7 * weeks < ${weeksBefore}::date`)
}
