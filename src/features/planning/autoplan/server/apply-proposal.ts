import { Refusal } from '#kit/refusal.ts'
import { weekOf } from '#kit/week.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { assignmentKey, seatKey } from '#features/planning/assignments/seat-key.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import { lockWeeksAndPeople, seatsByGroupInOrder } from '#features/planning/assignments/server/lock-weeks.ts'
import { unassignEach } from '#features/planning/schedule/server/assign-many.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { AppliedSeat, FreedDraft } from '../application.ts'
import type { Applied, Apply, AssignBesideProposal } from '../schema.ts'
import { createSeatReader } from '../stored-plan.ts'
import { requireProposal } from './read-proposals.ts'
import * as store from './proposal-store.ts'
import { openProposalAssigner, type ProposedPosition } from './assign-proposed.ts'

interface Change extends ProposedPosition {
  readonly breaks: readonly Warning[]
  /** The planner's reason for overriding warnings. */
  readonly reason?: string | null
}

interface Wanted {
  readonly changes: readonly Change[]
  /** Drafts that give way: whoever sits where somebody else comes, and what those leave who come. */
  readonly giveWay: readonly ProposedPosition[]
}

/**
 * All or some of a proposal, in one deed, by the placing that hands use. First all drafts give way, then everybody is
 * seated: no seat of a plan breaks a rule by another being taken, so the order does not matter. Who cannot be seated is named,
 * and whoever gave way for them comes back.
 * @throws Refusal `autoplan.proposalNotFound`, `autoplan.seatNotFound`
 */
export const applyProposal = (member: Member, { proposalId, seats }: Apply): Promise<Applied> =>
  applyWanted(member, proposalId, row => wantedOf(row, seats))

/**
 * Seats others than proposed. It counts as an application of the proposal, or the planner's own click would make it stale.
 * @throws Refusal `autoplan.proposalNotFound`
 */
export const assignBesideProposal = (
  member: Member,
  { proposalId, seats, instead }: AssignBesideProposal,
): Promise<Applied> =>
  applyWanted(member, proposalId, () => ({
    changes: seats.map(seat => ({ ...seat, breaks: [] })),
    giveWay: instead === null ? [] : seats.map(seat => ({ ...positionIn(seat), profileId: instead })),
  }))

const applyWanted = (
  member: Member,
  proposalId: string,
  wantedFrom: (row: store.ProposalRow) => Wanted,
): Promise<Applied> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const row = await requireProposal(tx, organizationId, proposalId)
    const seating = openProposalAssigner(tx, member)
    const wanted = wantedFrom(row)
    const there: ProposedPosition[] = []
    for (const seat of [...wanted.changes, ...wanted.giveWay]) if (await seating.isThere(seat)) there.push(seat)
    await lockWeeksAndPeople(tx, organizationId, there)
    const giveWay: ProposedPosition[] = []
    for (const seat of wanted.giveWay) if (await seating.isToCome(seat)) giveWay.push(seat)
    const freed = await free(tx, member, giveWay)

    const placed: AppliedSeat[] = []
    const left: Applied['left'] = []
    await seating.begin(wanted.changes)
    for (const { breaks, reason, ...seat } of wanted.changes) {
      const outcome = await seating.seat(seat, { breaks, reason })
      if ('left' in outcome) left.push(outcome.left)
      else if (outcome.placed.isNew) {
        const { id: assignmentId, state } = outcome.placed.assignment
        placed.push({ ...seat, assignmentId, state })
      }
    }
    await seating.finish()
    const gone: FreedDraft[] = []
    for (const draft of freed) {
      const isBack = isNeededAgain(draft, left) && (await comesBack(tx, organizationId, seating, draft))
      if (!isBack) gone.push(draft)
    }
    await seating.notifyAll()
    tx.invalidate('schedule', 'autoplan')
    const atOnce = placed.filter(({ state }) => state !== 'draft').length
    const answer = { seats: placed.map(positionIn), atOnce, freed: gone.map(positionIn), left }
    if (placed.length === 0 && gone.length === 0) return { applicationId: null, ...answer }
    const { label, weekStart, weeks } = row
    const applicationId = await store.insertApplication(tx, organizationId, {
      proposalId,
      label,
      weekStart,
      weeks,
      appliedBy: profileId,
      appliedAt: member.now(),
      seats: placed,
      freed: gone,
    })
    const counts = { seats: placed.length, freed: gone.length, left: left.length }
    await member.audit(tx, {
      kind: 'autoplan.applied',
      target: applicationId,
      change: { letter: label, week: weekOf(weekStart), weeks, ...counts },
    })
    return { applicationId, ...answer }
  })

/** @throws Refusal `autoplan.seatNotFound` */
function wantedOf({ plan, weekStart }: store.ProposalRow, seats: Apply['seats']): Wanted {
  const { assignmentOf } = createSeatReader(plan, weekStart)
  const breaks = new Map(plan.breaks)
  const changes = plan.seats.flatMap((seat, at) => {
    const [, , , , person, before] = seat
    return person === before ? [] : [{ ...assignmentOf(seat), before, breaks: breaks.get(at) ?? [] }]
  })
  const replaced = plan.seats.flatMap(seat => {
    const [, , , , person, before] = seat
    return before < 0 || before === person ? [] : [{ ...assignmentOf(seat), profileId: plan.people[before] ?? '' }]
  })
  const drafts = [...replaced, ...plan.freed.map(assignmentOf)]
  if (seats === null) return { changes, giveWay: drafts }
  const known = new Map(changes.map(change => [assignmentKey(change), change]))
  const kept = new Set(plan.seats.map(seat => assignmentKey(assignmentOf(seat))))
  const chosen = new Map<string, (typeof changes)[number]>()
  for (const seat of seats) {
    const change = known.get(assignmentKey(seat))
    if (change) chosen.set(assignmentKey(seat), change)
    else if (!kept.has(assignmentKey(seat))) throw new Refusal('autoplan.seatNotFound', undefined, { field: 'seats' })
  }
  const some = [...chosen.values()]
  const seatsTaken = new Set(some.map(seatKey))
  const comers = new Set(some.map(personWeekKey))
  return {
    changes: some,
    giveWay: drafts.filter(draft => seatsTaken.has(seatKey(draft)) || comers.has(personWeekKey(draft))),
  }
}

const personWeekKey = ({ profileId, date }: ProposedPosition): string => `${profileId} ${weekOf(date)}`
const positionIn = ({ groupId, date, shiftId, seat, profileId }: ProposedPosition): ProposedPosition => ({
  groupId,
  date,
  shiftId,
  seat,
  profileId,
})

/** Takes those off that are still drafts, theirs, and not fixed. */
async function free(tx: Tx, member: Member, drafts: readonly ProposedPosition[]): Promise<FreedDraft[]> {
  const { organizationId } = member.actor
  const freed: FreedDraft[] = []
  for (const [groupId, own] of seatsByGroupInOrder(drafts)) {
    const movable: ProposedPosition[] = []
    for (const draft of own) {
      const found = await plans.findUndeclinedOnSeat(tx, organizationId, draft)
      if (found?.profileId !== draft.profileId || found.state !== 'draft' || found.isPinned) continue
      const { overriddenWarnings, overrideReason } = found
      movable.push(draft)
      freed.push({ ...positionIn(draft), overriddenWarnings, overrideReason })
    }
    if (movable.length > 0) await unassignEach(tx, member, groupId, movable)
  }
  return freed
}

/** Somebody was to come in their place, or they were to go somewhere else, and it did not come to that. */
const isNeededAgain = (draft: ProposedPosition, left: readonly ProposedPosition[]): boolean =>
  left.some(one => seatKey(one) === seatKey(draft) || personWeekKey(one) === personWeekKey(draft))

async function comesBack(
  tx: Tx,
  organizationId: string,
  seating: ReturnType<typeof openProposalAssigner>,
  { overriddenWarnings, overrideReason, ...seat }: FreedDraft,
): Promise<boolean> {
  if (await plans.findUndeclinedOnSeat(tx, organizationId, seat)) return false
  const outcome = await seating.seat(seat, { asBefore: { overriddenWarnings, overrideReason } })
  return 'placed' in outcome
}
