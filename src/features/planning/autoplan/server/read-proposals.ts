import { addDays, daysBetween } from '#kit/day.ts'
import { createIndexedList } from '#kit/indexed.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week, weekOf } from '#kit/week.ts'
import { listFormer } from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { listWeeks } from '#features/planning/agency-week/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import type { Figures, Proposal, Proposals, Proposed } from '../schema.ts'
import { packProposedFlags } from '../seat-flags.ts'
import { createFigureCounter } from './counting.ts'
import { fingerprintOf, changedParts } from './fingerprint.ts'
import { type PlanningSnapshot, readSnapshot } from './snapshot-store.ts'
import { createBegunShiftTest } from './begun.ts'
import * as store from './proposal-store.ts'

type Person = Proposals['people'][number]
type PackedSeat = readonly [group: number, shift: number, day: number, seat: number, person: number, ...rest: number[]]

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
    const names = await namesOf(
      tx,
      organizationId,
      ground,
      rows.flatMap(({ proposal }) => proposal.plan.people),
    )
    const people = createIndexedList<string, Person>()
    const placed = (figures: Figures, ids: readonly string[]): Figures => ({
      ...figures,
      people: figures.people.map(([at, ...rest]) => {
        const profileId = ids[at] ?? ''
        return [people.at(profileId, () => ({ profileId, fullName: names.get(profileId) ?? '' })), ...rest]
      }),
    })
    const counter = createFigureCounter(ground)
    const today = placed(
      counter.today(0),
      counter.people.map(({ profileId }) => profileId),
    )
    const found: Proposed[] = []
    for (const { proposal, fullName } of rows) {
      const { id, label, weekStart, weeks, question, plan, figures, createdBy } = proposal
      const own = figures[daysBetween(weekStart, monday) / 7]
      if (!own) continue
      const now = await grounds(weekStart, weeks)
      const { stands, hasBegun } = standingIn(now, proposal, member.now())
      const changed = plan.seats.filter(([, , , , person, before]) => person !== before)
      const waiting = [...changed.filter(seat => !stands(seat)), ...plan.freed.filter(stands)]
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
        figures: placed(own, plan.people),
        moved: changedParts(proposal.snapshot, fingerprintOf(now, takenOver.get(id))),
        changes: changed.length + plan.freed.length,
        applied: changed.length + plan.freed.length - waiting.length,
        open: waiting.filter(seat => !hasBegun(seat)).length,
      })
    }
    return { people: people.all, today, proposals: found }
  })

/** By person, also of those who have left since they were proposed. */
async function namesOf(tx: Tx, organizationId: string, { people }: PlanningSnapshot, proposed: readonly string[]) {
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  const gone = [...new Set(proposed)].filter(id => !names.has(id))
  for (const { id, fullName } of await listFormer(tx, organizationId, gone)) names.set(id, fullName)
  return names
}

/** @throws Refusal `autoplan.proposalNotFound` */
export const readProposal = (member: Member, { proposalId }: { proposalId: string }): Promise<Proposal> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const proposal = await requireProposal(tx, organizationId, proposalId)
    const { id, label, weekStart, weeks, plan } = proposal
    const ground = await createSnapshotReader(tx, organizationId)(weekStart, weeks)
    const published = await publishedIn(tx, organizationId, ground)
    const { stands, hasBegun } = standingIn(ground, proposal, member.now())
    const names = await namesOf(tx, organizationId, ground, plan.people)
    const people = createIndexedList<number, Person>()
    const personAt = (at: number): number =>
      people.at(at, () => {
        const profileId = plan.people[at] ?? ''
        return { profileId, fullName: names.get(profileId) ?? '' }
      })
    const broken = new Set(plan.breaks.map(([at]) => at))
    return {
      id,
      label,
      week: weekOf(weekStart),
      weeks,
      groups: [...plan.groups],
      shifts: [...plan.shifts],
      seats: plan.seats.map((place, at) => {
        const [group, shift, day, seat, person, before] = place
        const flags = packProposedFlags({
          kind: before === person ? 'kept' : before < 0 ? 'new' : 'exchanged',
          isBreak: broken.has(at),
          isApplied: before !== person && stands(place),
          isAtOnce: published(plan.groups[group], day),
          hasBegun: hasBegun(place),
        })
        return [group, shift, day, seat, personAt(person), flags]
      }),
      gaps: plan.gaps.map(gap => [...gap]),
      freed: plan.freed
        .filter(place => !hasBegun(place))
        .map(([group, shift, day, seat, person]) => [group, shift, day, seat, personAt(person)]),
      breaks: plan.breaks.map(([at, warnings]) => [at, [...warnings]]),
      people: people.all,
    }
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

/** What of a proposal is there by now. */
function standingIn(ground: PlanningSnapshot, { plan, weekStart }: store.ProposalRow, now: Temporal.Instant) {
  const sits = seatedIn(ground)
  const begun = createBegunShiftTest(ground, now)
  return {
    /** The person of the place sits there. */
    stands: ([group, shift, day, seat, person]: PackedSeat): boolean =>
      sits(plan.groups[group], plan.shifts[shift], day, seat) === plan.people[person],
    hasBegun: ([group, shift, day]: PackedSeat): boolean =>
      begun({ groupId: plan.groups[group] ?? '', shiftId: plan.shifts[shift] ?? '', date: addDays(weekStart, day) }),
  }
}

/** Whether the week of a group is published, in days from the first Monday. */
async function publishedIn(tx: Tx, organizationId: string, { weekStart, weeks }: PlanningSnapshot) {
  const published = new Set<string>()
  for (let at = 0; at < weeks; at++) {
    for (const { groupId, state } of await listWeeks(tx, organizationId, addDays(weekStart, 7 * at)))
      if (state === 'published') published.add(`${groupId} ${at}`)
  }
  return (groupId: string | undefined, day: number): boolean => published.has(`${groupId} ${Math.floor(day / 7)}`)
}

/** Who sits on a seat, in days from the first Monday. */
function seatedIn({ seats, weekStart }: PlanningSnapshot) {
  const on = new Map(seats.filter(({ state }) => state !== 'declined').map(seat => [seatKey(seat), seat.profileId]))
  return (groupId = '', shiftId = '', day: number, seat: number): string | undefined =>
    on.get(seatKey({ groupId, date: addDays(weekStart, day), shiftId, seat }))
}
