import { addDays, type Day, daysBetween, daysFrom } from '#kit/day.ts'
import { instantsIn } from '#kit/span.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { timesOn } from '#features/agency/shifts/rules.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { cellStatus, type PackedCells } from '#features/planning/availability/packed.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import { likingOf } from '#features/planning/preferences/rules.ts'
import { type Cell, cellsTouching } from '#features/planning/candidates/rules-cover.ts'
import { isNight } from '#features/planning/assignments/nights.ts'
import { alikeTo } from '#features/planning/candidates/rules-standing.ts'
import type { Tx } from '#platform/server/database.ts'
import { type Figures, figuresOf, isWished, type PastShift, type Worked } from '../rules.ts'
import * as store from './store.ts'

export interface Compared {
  readonly person: people.ProfileRow
  readonly figures: Figures
}

/** What every member who is not locked has worked on these days. The same few statements for five people as for 500. */
export async function compare(tx: Tx, member: Member, days: readonly [Day, Day]): Promise<Compared[]> {
  const { organizationId } = member.actor
  const everybody = (await people.listProfiles(tx, organizationId)).filter(person => !isLocked(person))
  const standard = await shifts.list(tx, organizationId)
  const earlier = await shifts.listEarlier(tx, organizationId)
  const seats = await store.listPastSeats(tx, organizationId, days, member.now())
  const marked = await availability.listWeeks(tx, organizationId, weeksTouching(days))
  const cellsOf = new Map<string, PackedCells>(
    marked.map(({ profileId, weekStart, cells }) => [`${profileId} ${weekStart}`, cells]),
  )

  const place = instantsIn(member.organization.timeZone)
  const standardIds = new Set(standard.map(({ id }) => id))
  const standardOn = (day: Day) =>
    standard.map(each => ({ ...each, ...timesOn(each, earlier.get(each.id) ?? [], day) }))
  const byId = new Map(everybody.map(person => [person.id, person]))
  const worked = new Map<string, Worked[]>()
  const declined = new Map<string, number>()
  for (const { date, shiftId, start, end, isDeclined, profileIds } of seats) {
    if (isDeclined) {
      for (const id of profileIds) declined.set(id, (declined.get(id) ?? 0) + 1)
      continue
    }
    const placed = { date, shiftId, interval: { start, end }, isCustom: !standardIds.has(shiftId) }
    const shift: PastShift = {
      ...placed,
      isNight: isNight(placed, place),
      cells: cellsTouching(placed, standardOn, place),
    }
    const alike = alikeTo(shift)
    for (const id of profileIds) {
      const person = byId.get(id)
      if (!person) continue
      const statusOf = ({ weekStart, shiftId: of, weekday }: Cell) =>
        cellStatus(cellsOf.get(`${id} ${weekStart}`) ?? {}, of, weekday)
      const { rank } = likingOf(person.shiftPreferences, alike, standardIds)
      const own = worked.get(id) ?? []
      own.push({ shift, isWished: isWished(shift, statusOf, rank) })
      worked.set(id, own)
    }
  }
  return everybody.map(person => ({
    person,
    figures: figuresOf(worked.get(person.id) ?? [], declined.get(person.id) ?? 0),
  }))
}

/** Mondays of the weeks whose cells can lie over a shift of these days: a shift reaches two days beyond its own. */
function weeksTouching([from, to]: readonly [Day, Day]): Day[] {
  const first = addDays(from, -2)
  const days = daysFrom(first, daysBetween(first, to) + 3)
  return [...new Set(days.map(day => mondayOf(weekOf(day))))]
}
