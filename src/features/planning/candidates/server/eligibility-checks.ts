import type { Interval } from '#kit/cover.ts'
import { addDays, type Day, daysBetween, daysFrom } from '#kit/day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { shiftKey } from '#features/planning/assignments/seat-key.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import { listAbsencesIn } from '#features/planning/assignments/server/absence-store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { hoursWishOf } from '#features/foundation/people/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Fit } from '../fits.ts'
import { fitOf, reasonsFor } from '../rules.ts'
import { type CandidateFacts, eligibilityChecker } from '../rules-eligibility.ts'
import type { Reason } from '../schema.ts'
import { cellsByMemberAndWeek, type GroupOpening, type Planner, statusIn } from './opening.ts'
import { groupMembershipOf, declineReasonOf } from './read-eligibility.ts'
import * as store from './store.ts'

export interface EligibilityResult {
  readonly fit: Fit
  /** The gravest first. */
  readonly reasons: readonly Reason[]
}

/** Days beside a shift on which something can matter: a streak, and cells of the availability grid. */
const [streakDays, cellDays] = [14, 2]
const nothing: store.WorkedTime = { days: new Set(), weeks: new Map() }

/**
 * What is known of many people around some days: the same few statements as for one person and one shift. Of everybody who
 * is not locked, or of those of them who are named.
 */
export async function readPeopleForEligibility(
  tx: Tx,
  { actor: { organizationId }, language }: Planner,
  [first, last]: readonly [Day, Day],
  profileIds?: readonly string[],
) {
  const [people, cells, near, worked, declined, absences] = await Promise.all([
    store.listPeople(tx, organizationId, profileIds),
    availability.listAvailabilityCells(
      tx,
      organizationId,
      mondaysFrom(addDays(first, -cellDays), addDays(last, cellDays)),
      profileIds,
    ),
    store.listAssignmentsNearDays(tx, organizationId, [first, last], language, profileIds),
    store.listAssignedTimeByMember(
      tx,
      organizationId,
      [addDays(first, -streakDays), addDays(last, streakDays)],
      profileIds,
    ),
    store.listDeclinersOnDays(tx, organizationId, [first, last], profileIds),
    listAbsencesIn(tx, organizationId, around(first, last), profileIds),
  ])
  const cellsOf = cellsByMemberAndWeek(cells)
  const nearOf = Map.groupBy(near, ({ profileId }) => profileId)
  const declinedAt = Map.groupBy(declined, shiftKey)
  const absencesOf = Map.groupBy(
    absences.toSorted((a, b) => Temporal.Instant.compare(a.reportedAt, b.reportedAt)),
    ({ profileId }) => profileId,
  )
  const judged = people
    .filter(person => !isLocked(person))
    .map(person => ({
      ...person,
      others: nearOf.get(person.id) ?? [],
      worked: worked.get(person.id) ?? nothing,
    }))
  type Somebody = (typeof judged)[number]

  /** Who has said no to the shift in its group, with the reason last given. */
  const noesTo = ({ planned, date, shiftId }: GroupOpening): ReadonlyMap<string, string> =>
    new Map(
      (declinedAt.get(shiftKey({ groupId: planned.group.id, date, shiftId })) ?? []).map(({ profileId, reason }) => [
        profileId,
        reason ?? '',
      ]),
    )

  /** Asked for each of hundreds of people: what does not depend on them is found once. */
  function knownFor(opening: GroupOpening, noes = noesTo(opening)): (person: Somebody) => CandidateFacts {
    const monday = mondayOf(opening.week)
    return person => {
      const absence = absencesOf.get(person.id)?.findLast(each => touches(each, opening.interval))
      return {
        preferences: person.shiftPreferences,
        hoursWish: hoursWishOf(person),
        statusOf: statusIn(cellsOf.get(person.id)),
        others: person.others,
        weekMilliseconds: person.worked.weeks.get(monday) ?? 0,
        workedDays: person.worked.days,
        ...declineReasonOf(noes.get(person.id), absence),
        ...groupMembershipOf(opening, person.id),
      }
    }
  }
  return { people: judged, knownFor, noesTo }
}

/** How they are judged for shifts of these days. */
export async function openEligibilityChecks(...wanted: Parameters<typeof readPeopleForEligibility>) {
  const { people, knownFor, noesTo } = await readPeopleForEligibility(...wanted)
  function judgeOf(opening: GroupOpening, noes = noesTo(opening)): (person: ReadCandidate) => EligibilityResult {
    const [standingIn, known] = [eligibilityChecker(opening), knownFor(opening, noes)]
    return person => {
      const reasons = reasonsFor(standingIn(known(person)))
      return { fit: fitOf(reasons, opening.rules), reasons }
    }
  }
  return { people, judgeOf, noesTo }
}

export type ReadCandidate = Awaited<ReturnType<typeof readPeopleForEligibility>>['people'][number]

const mondaysFrom = (first: Day, last: Day): Day[] => [
  ...new Set(daysFrom(first, daysBetween(first, last) + 1).map(date => mondayOf(weekOf(date)))),
]

/** The days in every time zone, with a shift that begins late on the last. */
const around = (first: Day, last: Day): Interval => ({
  start: Temporal.Instant.from(`${addDays(first, -2)}T00:00Z`).epochMilliseconds,
  end: Temporal.Instant.from(`${addDays(last, 3)}T00:00Z`).epochMilliseconds,
})

const touches = (
  { startsAt, endsAt }: { readonly startsAt: Temporal.Instant; readonly endsAt: Temporal.Instant },
  { start, end }: Interval,
): boolean => startsAt.epochMilliseconds < end && endsAt.epochMilliseconds > start
