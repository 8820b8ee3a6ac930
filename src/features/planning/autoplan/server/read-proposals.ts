import { addDays, daysBetween } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week, weekOf } from '#kit/week.ts'
import { listFormer } from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { listWeeks } from '#features/planning/agency-week/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { assignmentKey, type SeatReference } from '#features/planning/assignments/seat-key.ts'
import type { Figures, Proposal, Proposals, Proposed } from '../schema.ts'
import { createSeatReader, type StoredFigures } from '../stored-plan.ts'
import { createFigureCounter } from './counting.ts'
import { fingerprintOf, changedParts } from './fingerprint.ts'
import { type PlanningSnapshot, readSnapshot } from './snapshot-store.ts'
import { createBegunShiftTest } from './begun.ts'
import * as store from './proposal-store.ts'

export const listProposals = (member: Member, { week }: { week: Week }): Promise<Proposals> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const monday = mondayOf(week)
    const rows = await store.listProposalRows(tx, organizationId, monday)
    const takenOver = await store.listStandingApplications(
      tx,
      organizationId,
      rows.map(({ proposal }) => proposal.id),
    )
    const grounds = createSnapshotReader(tx, organizationId)
    const ground = await grounds(monday, 1)
    const peopleIn = await createPeopleReader(
      tx,
      organizationId,
      ground,
      rows.flatMap(({ proposal }) => proposal.plan.people),
    )
    const counter = createFigureCounter(ground)
    const today = namedFigures(
      counter.today(0),
      counter.people.map(({ profileId }) => profileId),
    )
    const found: Proposed[] = []
    for (const { proposal, fullName } of rows) {
      const { id, label, weekStart, weeks, question, plan, figures, createdBy } = proposal
      const own = figures[daysBetween(weekStart, monday) / 7]
      if (!own) continue
      const now = await grounds(weekStart, weeks)
      const { stands, hasBegun } = standingIn(now, member.now())
      const { assignmentOf } = createSeatReader(plan, weekStart)
      const changed = plan.seats.filter(([, , , , person, before]) => person !== before).map(assignmentOf)
      const freed = plan.freed.map(assignmentOf)
      const waiting = [...changed.filter(seat => !stands(seat)), ...freed.filter(stands)]
      const filled = figures.reduce((sum, one) => sum + one.filled, 0)
      const needed = figures.reduce((sum, one) => sum + one.needed, 0)
      found.push({
        id,
        label,
        week: weekOf(weekStart),
        weeks,
        createdBy: { profileId: createdBy, fullName },
        createdAt: proposal.createdAt.toString(),
        seconds: proposal.seconds,
        effort: question.effort,
        order: question.order,
        breakable: question.breakable,
        groupIds: question.groupIds,
        dates: question.dates,
        withDrafts: question.withDrafts,
        isCutShort: proposal.isCutShort,
        bound: { filled, needed, maxFilled: Math.min(needed, filled - plan.seats.length + proposal.maxSeats) },
        figures: namedFigures(own, plan.people),
        moved: changedParts(proposal.snapshot, fingerprintOf(now, takenOver.get(id))),
        changes: changed.length + freed.length,
        applied: changed.length + freed.length - waiting.length,
        open: waiting.filter(seat => !hasBegun(seat)).length,
      })
    }
    const counted = [today, ...found.map(({ figures }) => figures)]
    return { people: peopleIn(counted.flatMap(({ people }) => people)), today, proposals: found }
  })

const namedFigures = (figures: StoredFigures, ids: readonly string[]): Figures => ({
  ...figures,
  unstaffed: figures.unstaffed ?? null,
  people: figures.people.map(([at, hours, againstWish, nights, weekends]) => {
    return { profileId: ids[at] ?? '', hours, againstWish, nights, weekends }
  }),
})

/** Lists the members of rows with their names, also former members. */
async function createPeopleReader(
  tx: Tx,
  organizationId: string,
  { people }: PlanningSnapshot,
  proposed: readonly string[],
) {
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  const gone = [...new Set(proposed)].filter(id => !names.has(id))
  for (const { id, fullName } of await listFormer(tx, organizationId, gone)) names.set(id, fullName)
  return (rows: readonly { readonly profileId: string }[]): Proposals['people'] =>
    [...new Set(rows.map(({ profileId }) => profileId))].map(profileId => {
      return { profileId, fullName: names.get(profileId) ?? '' }
    })
}

/** @throws Refusal `autoplan.proposalNotFound` */
export const readProposal = (member: Member, { proposalId }: { proposalId: string }): Promise<Proposal> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const proposal = await requireProposal(tx, organizationId, proposalId)
    const { id, label, weekStart, weeks, plan } = proposal
    const ground = await createSnapshotReader(tx, organizationId)(weekStart, weeks)
    const published = await publishedIn(tx, organizationId, ground)
    const { stands, hasBegun } = standingIn(ground, member.now())
    const { seatOf, assignmentOf } = createSeatReader(plan, weekStart)
    const breaks = new Map(plan.breaks)
    const seats = plan.seats.map((place, at): Proposal['seats'][number] => {
      const [, , , , person, before] = place
      const seat = assignmentOf(place)
      return {
        ...seat,
        kind: before === person ? 'kept' : before < 0 ? 'new' : 'exchanged',
        breaks: [...(breaks.get(at) ?? [])],
        isApplied: before !== person && stands(seat),
        isAtOnce: published(seat),
        hasBegun: hasBegun(seat),
      }
    })
    const freed = plan.freed.map(assignmentOf).filter(seat => !hasBegun(seat))
    const peopleIn = await createPeopleReader(tx, organizationId, ground, plan.people)
    const people = peopleIn([...seats, ...freed])
    return { id, label, week: weekOf(weekStart), weeks, people, seats, gaps: plan.gaps.map(seatOf), freed }
  })

/** @throws Refusal `autoplan.proposalNotFound` */
export const deleteProposal = (member: Member, { proposalId }: { proposalId: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const [gone] = await store.deleteProposals(tx, organizationId, [proposalId])
    if (!gone) throw new Refusal('autoplan.proposalNotFound')
    const change = { letter: gone.label, week: weekOf(gone.weekStart), weeks: gone.weeks }
    await member.audit(tx, { kind: 'autoplan.removed', target: proposalId, change })
    tx.invalidate('autoplan')
  })

/** @throws Refusal `autoplan.proposalNotFound` */
export async function requireProposal(tx: Tx, organizationId: string, proposalId: string): Promise<store.ProposalRow> {
  const found = await store.findProposal(tx, organizationId, proposalId)
  if (!found) throw new Refusal('autoplan.proposalNotFound')
  return found
}

/** Read once for all proposals of the same weeks. */
export function createSnapshotReader(tx: Tx, organizationId: string) {
  const read = new Map<string, PlanningSnapshot>()
  return async (weekStart: PlanningSnapshot['weekStart'], weeks: number): Promise<PlanningSnapshot> => {
    const key = `${weekStart} ${weeks}`
    const ground = read.get(key) ?? (await readSnapshot(tx, organizationId, weekStart, weeks))
    if (!ground) throw new Error('an organisation that is gone was asked')
    read.set(key, ground)
    return ground
  }
}

/** Compares seats of a proposal with the current plan and time. */
function standingIn(ground: PlanningSnapshot, now: Temporal.Instant) {
  const seated = new Set(ground.seats.filter(({ state }) => state !== 'declined').map(assignmentKey))
  return {
    stands: (seat: Parameters<typeof assignmentKey>[0]): boolean => seated.has(assignmentKey(seat)),
    hasBegun: createBegunShiftTest(ground, now),
  }
}

/** Whether the week of a group is published. */
async function publishedIn(tx: Tx, organizationId: string, { weekStart, weeks }: PlanningSnapshot) {
  const published = new Set<string>()
  for (let at = 0; at < weeks; at++) {
    const monday = addDays(weekStart, 7 * at)
    for (const { groupId, state } of await listWeeks(tx, organizationId, monday))
      if (state === 'published') published.add(`${groupId} ${weekOf(monday)}`)
  }
  return ({ groupId, date }: SeatReference): boolean => published.has(`${groupId} ${weekOf(date)}`)
}
