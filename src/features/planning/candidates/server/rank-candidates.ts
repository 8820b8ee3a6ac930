import { ownTimeOf } from '#kit/own-time.ts'
import { Refusal } from '#kit/refusal.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { hoursWishOf } from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { Tx } from '#platform/server/database.ts'
import { listAbsent } from '#features/planning/assignments/server/absence-store.ts'
import { byFitness, fitOf, type Ranked, reasonsFor, warningsIn } from '../rules.ts'
import { hoursIn } from '../rules-hours.ts'
import { type Known, eligibilityFor } from '../rules-eligibility.ts'
import type { Candidate, SeatQuestion } from '../schema.ts'
import { membership, noOf } from './read-eligibility.ts'
import {
  daysAround,
  daysIn,
  requireSetting,
  type GroupOpening,
  listCells,
  openingIn,
  type Planner,
  statusIn,
} from './opening.ts'
import * as store from './store.ts'

/** The same few statements for one person as for five hundred. */
export const candidates = (member: Member, question: SeatQuestion): Promise<Candidate[]> =>
  member.transaction(async tx => {
    const ranked = await rank(tx, member, question)
    return ranked.map(({ isChatter: _, ...candidate }) => candidate)
  })

/** Everybody who is not locked, the best first. */
export async function rank(tx: Tx, planner: Planner, question: SeatQuestion): Promise<Ranked[]> {
  const { organizationId } = planner.actor
  const opening = openingIn(await requireSetting(tx, planner, question.groupId), planner, question)
  if (opening instanceof Refusal) throw opening
  const people = await store.listPeople(tx, organizationId)
  const cells = await listCells(tx, organizationId, opening)
  const near = await store.listNear(tx, organizationId, opening, planner.language)
  const hours = await store.listHours(tx, organizationId, daysIn(opening.week))
  const worked = await store.listDays(tx, organizationId, daysAround(opening.date))
  const declined = await store.listDecliners(tx, organizationId, question)
  const absent = await listAbsent(tx, organizationId, opening.interval)
  const others = Map.groupBy(near, ({ profileId }) => profileId)
  const localIn = localTimes(opening, planner.organization.timeZone)
  return people
    .filter(person => !isLocked(person))
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
          ...noOf(declined.get(person.id), absent.get(person.id)),
          ...membership(opening, person.id),
        },
      ),
    )
    .toSorted(byFitness(isMainPlaceOpen(opening, near)))
}

/** The times of the seat on other clocks; many people share one. */
function localTimes({ date, interval }: GroupOpening, organizationZone: string) {
  const known = new Map<string, Candidate['local']>()
  const instants = {
    start: Temporal.Instant.fromEpochMilliseconds(interval.start),
    end: Temporal.Instant.fromEpochMilliseconds(interval.end),
  }
  return (zone: string | null): Candidate['local'] => {
    if (zone === null) return null
    const before = known.get(zone)
    if (before !== undefined) return before
    const { differs, date: own, startTime, endTime } = ownTimeOf(date, instants, { organizationZone, ownZone: zone })
    const local = differs ? { zone, date: own, startTime, endTime } : null
    known.set(zone, local)
    return local
  }
}

interface Person extends Pick<Candidate, 'fullName' | 'local'> {
  readonly id: string
  readonly role: Role
}

function rankedOf(opening: GroupOpening, person: Person, known: Known): Ranked {
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
    weekHours: hoursIn(known.weekMilliseconds),
    local: person.local,
    isChatter: person.role === 'chatter' || person.role === 'team_lead',
  }
}

function isMainPlaceOpen({ planned, shiftId, date, members }: GroupOpening, near: readonly store.Near[]): boolean {
  const seated = near.filter(
    other =>
      other.groupId === planned.group.id &&
      other.shiftId === shiftId &&
      other.date === date &&
      members.get(other.profileId),
  )
  return seated.length < (planned.requirements[shiftId] ?? 0)
}
