import { mondayOf } from '#kit/week.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Proposal } from '../engine/proposal.ts'
import { storedPlanFrom } from '../plan-from.ts'
import type { Problem } from '../engine/problem.ts'
import { nextProposalLabel, maxUndoHours } from '../rules.ts'
import { type PreparedProblem, prepareProblem } from './prepare-problem.ts'
import { createFigureCounter } from './counting.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { PlanningSnapshot } from './snapshot-store.ts'
import * as proposals from './proposal-store.ts'
import type { RunRow } from './store.ts'

/** What a run has found, with the ground that it stands on. */
export interface FoundPlan {
  readonly ground: PlanningSnapshot
  readonly asked: PreparedProblem
  readonly problem: Problem
  readonly proposal: Proposal
  readonly groundAt: Temporal.Instant
  readonly seconds: number
  readonly isCutShort: boolean
}

/** Keeps it beside the others of its weeks, one of which makes room for it if all letters are taken. */
export async function storeProposal(
  tx: Tx,
  { organizationId, question, requestedBy, weekStart, weeks }: RunRow,
  { ground, asked, problem, proposal, groundAt, seconds, isCutShort }: FoundPlan,
  now: Temporal.Instant,
): Promise<string> {
  const others = (await proposals.listProposalRows(tx, organizationId, weekStart, weeks)).map(row => row.proposal)
  const ids = others.map(({ id }) => id)
  const inUse = await proposals.listProposalsAppliedSince(
    tx,
    organizationId,
    ids,
    now.subtract({ hours: maxUndoHours }),
  )
  const { label, gone } = nextProposalLabel(others.map(one => ({ ...one, isInUse: inUse.has(one.id) })))
  await proposals.deleteProposals(tx, organizationId, gone)
  const plan = storedPlanFrom(problem, proposal.seats, asked.slots, asked.profileIds)
  const counter = createFigureCounter(ground)
  return proposals.insert(tx, organizationId, {
    label,
    question,
    weekStart: mondayOf(question.week),
    weeks,
    createdBy: requestedBy,
    createdAt: now,
    snapshotAt: groundAt,
    seconds,
    isCutShort,
    plan,
    maxSeats: proposal.maxSeats,
    figures: Array.from({ length: weeks }, (_, week) => counter.with(plan, week)),
    snapshot: fingerprintOf(ground),
  })
}

/** One that was made of the same question on the same ground, and is whole: asked again it would be the same. */
export async function findEqualProposal(
  tx: Tx,
  { organizationId, question, weekStart, weeks }: RunRow,
  ground: PlanningSnapshot,
  asked: PreparedProblem,
): Promise<string | undefined> {
  const now = fingerprintOf(ground)
  const others = (await proposals.listProposalRows(tx, organizationId, weekStart, weeks)).map(row => row.proposal)
  return others.find(
    other =>
      !other.isCutShort &&
      isSame(other.question, question) &&
      isSame(other.snapshot, now) &&
      // nothing of it has begun since
      prepareProblem(ground, question, other.snapshotAt).slots.length === asked.slots.length,
  )?.id
}

const isSame = (a: object, b: object): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
const sorted = (one: object) => Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))
