import { instantsOfInterval } from '#kit/cover.ts'
import { instantsInOwnZone } from '#kit/own-time.ts'
import { Refusal } from '#kit/refusal.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { hoursWishOf } from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { Tx } from '#platform/server/database.ts'
import { listAbsencesByMember } from '#features/planning/assignments/server/absence-store.ts'
import { compareByFitness, fitOf, type Ranked, reasonsFor, warningsIn } from '../rules.ts'
import { hoursFromMilliseconds } from '../rules-hours.ts'
import { type CandidateFacts, eligibilityFor } from '../rules-eligibility.ts'
import type { Candidate, SeatQuestion } from '../schema.ts'
import { listAbsentMembers } from './absent-members.ts'
import { groupMembershipOf, declineReasonOf } from './read-eligibility.ts'
import {
  streakDaysAround,
  firstAndLastDay,
  requireGroupSetting,
  type GroupOpening,
  listCellsForOpening,
  openingOn,
  type Planner,
  statusIn,
} from './opening.ts'
import * as store from './store.ts'

/** The same few statements for one person as for five hundred. */
export const listCandidates = (member: Member, question: SeatQuestion): Promise<Candidate[]> =>
  member.transaction(async tx => {
    const ranked = await rankCandidates(tx, member, question)
    return ranked.map(({ isChatter: _, ...candidate }) => candidate)
  })

/** Everybody who is not locked, and not absent from work at this time, the best first. */
export async function rankCandidates(tx: Tx, planner: Planner, question: SeatQuestion): Promise<Ranked[]> {
  const { organizationId } = planner.actor
  const opening = openingOn(await requireGroupSetting(tx, planner, question.groupId), planner, question)
  if (opening instanceof Refusal) throw opening
  const people = await store.listPeople(tx, organizationId)
  const cells = await listCellsForOpening(tx, organizationId, opening)
  const near = await store.listNearbyAssignments(tx, organizationId, opening, planner.language)
  const hours = await store.assignedMillisecondsByMember(tx, organizationId, firstAndLastDay(opening.week))
  const worked = await store.listAssignedDays(tx, organizationId, streakDaysAround(opening.date))
  const declined = await store.listDecliners(tx, organizationId, question)
  const absent = await listAbsencesByMember(tx, organizationId, opening.interval)
  const gone = await listAbsentMembers(tx, organizationId, opening.interval)
  const others = Map.groupBy(near, ({ profileId }) => profileId)
  const localIn = localTimes(opening, planner.organization.timeZone)
  return people
    .filter(person => !isLocked(person) && !gone.has(person.id))
    .map(person =>
      rankedOf(
        opening,
        { ...person, local: localIn(person.timeZone) },
        {
          preferences: person.shiftPreferences,
          hoursWish: hoursWishOf(person),
          statusOf: statusIn(cells.get(person.id)),
          others: others.get(person.id) ?? [],
          weekMilliseconds: hours.get(person.id) ?? 0,
          workedDays: worked.get(person.id) ?? new Set(),
          ...declineReasonOf(declined.get(person.id), absent.get(person.id)),
          ...groupMembershipOf(opening, person.id),
        },
      ),
    )
    .toSorted(compareByFitness(isMainPlaceOpen(opening, near)))
}

/** The times of the seat on other clocks; many people share one. */
function localTimes({ date, interval }: GroupOpening, organizationZone: string) {
  const known = new Map<string, Candidate['local']>()
  const instants = instantsOfInterval(interval)
  return (zone: string | null): Candidate['local'] => {
    if (zone === null) return null
    const before = known.get(zone)
    if (before !== undefined) return before
    const {
      differs,
      date: own,
      startTime,
      endTime,
    } = instantsInOwnZone(date, instants, { organizationZone, ownZone: zone })
    const local = differs ? { zone, date: own, startTime, endTime } : null
    known.set(zone, local)
    return local
  }
}

interface Person extends Pick<Candidate, 'fullName' | 'local'> {
  readonly id: string
  readonly role: Role
}

function rankedOf(opening: GroupOpening, person: Person, known: CandidateFacts): Ranked {
  const standing = eligibilityFor(opening, known)
  const reasons = reasonsFor(standing)
  return {
    profileId: person.id,
    fullName: person.fullName,
    fit: fitOf(reasons, opening.rules),
    reasons,
    warnings: warningsIn(reasons, opening.rules),
    availability: standing.availability.coverage,
    isMain: known.isMain,
    isHome: known.isHome,
    rank: standing.liking.rank ?? null,
    weekHours: hoursFromMilliseconds(known.weekMilliseconds),
    local: person.local,
    isChatter: person.role === 'chatter' || person.role === 'team_lead',
  }
}

function isMainPlaceOpen(
  { planned, shiftId, date, members }: GroupOpening,
  near: readonly store.NearbyAssignment[],
): boolean {
  const seated = near.filter(
    other =>
      other.groupId === planned.group.id &&
      other.shiftId === shiftId &&
      other.date === date &&
      members.get(other.profileId),
  )
  return seated.length < (planned.requirements[shiftId] ?? 0)
}
