import { addDays, type Day, daysBetween, daysFrom } from '#kit/day.ts'
import { instantsIn } from '#kit/span.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { timesOn } from '#features/agency/shifts/rules.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import { preferenceForShift } from '#features/planning/preferences/rules.ts'
import { cellsDecidingAvailability } from '#features/planning/candidates/rules-cover.ts'
import { isNightShift } from '#features/planning/assignments/nights.ts'
import { preferenceShiftIds } from '#features/planning/candidates/rules-eligibility.ts'
import { cellsByMemberAndWeek, statusIn } from '#features/planning/candidates/server/opening.ts'
import type { Tx } from '#platform/server/database.ts'
import { type BalanceFigures, figuresOf, pastShift, createWishCheck, type WorkedSeat } from '../rules.ts'
import * as store from './store.ts'

export interface Compared {
  readonly person: people.ProfileRow
  readonly figures: BalanceFigures
}

/**
 * What every member who is not locked, or one of them, has worked on these days. The same few statements for five people as
 * for 500.
 */
export async function readBalanceFigures(
  tx: Tx,
  member: Pick<Member, 'actor' | 'organization' | 'now'>,
  days: readonly [Day, Day],
  profileId?: string,
): Promise<Compared[]> {
  const { organizationId } = member.actor
  const found =
    profileId === undefined
      ? await people.listProfiles(tx, organizationId)
      : [await people.find(tx, organizationId, profileId)]
  const everybody = found.flatMap(person => (person && !isLocked(person) ? [person] : []))
  const standard = await shifts.list(tx, organizationId)
  const earlier = await shifts.listEarlier(tx, organizationId)
  const seats = await store.listPastSeats(tx, organizationId, { days, now: member.now(), profileId })
  const marked = await availability.listAvailabilityCells(
    tx,
    organizationId,
    weeksTouching(days),
    profileId === undefined ? undefined : [profileId],
  )
  const cellsOf = cellsByMemberAndWeek(marked)

  const place = instantsIn(member.organization.timeZone)
  const standardIds = new Set(standard.map(({ id }) => id))
  const standardOn = (day: Day) =>
    standard.map(each => ({ ...each, ...timesOn(each, earlier.get(each.id) ?? [], day) }))
  const counted = new Map(
    everybody.map(person => [
      person.id,
      {
        worked: [] as WorkedSeat[],
        declined: 0,
        statusOf: statusIn(cellsOf.get(person.id)),
        rankOf: rankingOf(person, standardIds),
      },
    ]),
  )
  for (const { date, shiftId, start, end, isDeclined, profileIds } of seats) {
    const those = profileIds.flatMap(id => counted.get(id) ?? [])
    if (isDeclined) {
      for (const each of those) each.declined++
      continue
    }
    const placed = { date, shiftId, interval: { start, end }, isCustom: !standardIds.has(shiftId) }
    const cells = cellsDecidingAvailability(placed, standardOn, place)
    const shift = pastShift(placed, { isNight: isNightShift(placed, place), cells })
    const isWished = createWishCheck(shift)
    const alike = [...preferenceShiftIds(shift)].toSorted().join(' ')
    for (const { worked, statusOf, rankOf } of those) {
      worked.push({ shift, isWished: isWished(statusOf, rankOf(alike)) })
    }
  }
  return everybody.map(person => {
    const { worked = [], declined = 0 } = counted.get(person.id) ?? {}
    return { person, figures: figuresOf(worked, declined) }
  })
}

/** Of one person who is asked about the same few shifts again and again: the ids of those that are alike, with blanks between. */
function rankingOf({ shiftPreferences }: people.ProfileRow, standardIds: ReadonlySet<string>) {
  const known = new Map<string, number | undefined>()
  return (alike: string): number | undefined => {
    if (!known.has(alike))
      known.set(alike, preferenceForShift(shiftPreferences, new Set(alike.split(' ')), standardIds).rank)
    return known.get(alike)
  }
}

/** Mondays of the weeks whose cells can lie over a shift of these days: a shift reaches two days beyond its own. */
function weeksTouching([from, to]: readonly [Day, Day]): Day[] {
  const first = addDays(from, -2)
  const days = daysFrom(first, daysBetween(first, to) + 3)
  return [...new Set(days.map(day => mondayOf(weekOf(day))))]
}
