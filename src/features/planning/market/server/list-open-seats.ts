import { addDays, type Day, daysFrom } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { instantsIn } from '#kit/span.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { and, asc, between, eq, gte, inArray, lte } from 'drizzle-orm'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import { type GroupOpening, type Planner, placedShiftOn } from '#features/planning/candidates/server/opening.ts'
import { assignments, planWeeks } from '#features/planning/assignments/server/table.ts'
import { seatedStates } from '#features/planning/assignments/states.ts'
import type { Tx } from '#platform/server/database.ts'
import type { DetailedSeat } from '../schema.ts'

/** An open seat with its start. */
export interface OpenSeat extends DetailedSeat {
  readonly start: Temporal.Instant
}

/** An open seat before its details are added, which only the first of several hundred need. */
type Found = Pick<GroupOpening, 'planned' | 'shift' | 'shiftId' | 'date' | 'interval'> & {
  readonly seat: number
  readonly key: string
}

interface OpenSeatFilter {
  readonly today: Day
  readonly now: Temporal.Instant
  /** Those that begin after this are left out; undefined: as far as weeks are published. */
  readonly until?: Temporal.Instant
  /** Those that have begun and are not over as well. */
  readonly isRunningToo?: boolean
  /** No more than the first so many, and no further read than it takes to have them. */
  readonly limit?: number
}

/** Free seats that have not begun, by their start. */
export async function listPublishedOpenSeats(
  tx: Tx,
  planner: Planner,
  { today, now, until, isRunningToo = false, limit: maximum = Infinity }: OpenSeatFilter,
): Promise<OpenSeat[]> {
  const { organizationId } = planner.actor
  const from = addDays(today, -1)
  const last = until === undefined ? undefined : addDays(today, Math.ceil(until.since(now).total('hours') / 24) + 1)
  const published = await listPublishedWeeks(tx, organizationId, from, last)
  if (published.length === 0) return []
  const planned = new Map((await groups.listGroupsForPlanning(tx, organizationId)).map(one => [one.group.id, one]))
  const earlier = await shifts.listEarlier(tx, organizationId)
  const place = instantsIn(planner.organization.timeZone)
  const free: Found[] = []
  let isEnough = false
  for (const [weekStart, ofWeek] of Map.groupBy(published, week => week.weekStart)) {
    if (isEnough) break
    // and one week more: what is filed under a Sunday can begin after the first of a Monday
    isEnough = free.length >= maximum
    const days = daysFrom(weekStart, 7).filter(date => date >= from && (last === undefined || date <= last))
    const taken = await listTaken(tx, organizationId, days)
    for (const of of ofWeek.flatMap(({ groupId }) => planned.get(groupId) ?? [])) {
      for (const date of days) {
        for (const { id: shiftId } of of.shifts) {
          const shift = { groupId: of.group.id, date, shiftId }
          const seats = seatsOf(of, shift).filter(({ key }) => !taken.has(key))
          if (seats.length === 0) continue
          const found = placedShiftOn({ planned: of, earlier, place }, planner, shift)
          if (found instanceof Refusal) continue
          const { start, end } = found.interval
          if ((isRunningToo ? end : start) <= now.epochMilliseconds) continue
          if (until && start > until.epochMilliseconds) continue
          free.push(...seats.map(one => ({ ...found, ...one, date, shiftId, planned: of })))
        }
      }
    }
  }
  return free
    .toSorted((a, b) => a.interval.start - b.interval.start || (a.key < b.key ? -1 : 1))
    .slice(0, maximum)
    .map(found => freeSeat(found, planner))
}

/** Seats of running shifts in unpublished plans, by group and start. Members with a draft there do not know of it. */
export async function listUnpublishedRunningSeats(
  tx: Tx,
  planner: Planner,
  { today, now }: Pick<OpenSeatFilter, 'today' | 'now'>,
): Promise<OpenSeat[]> {
  const { organizationId } = planner.actor
  // of a zone ahead, and after midnight
  const days = daysFrom(addDays(today, -1), 3)
  const published = new Set(
    (await listPublishedWeeks(tx, organizationId, addDays(today, -1), addDays(today, 1))).map(weekKey),
  )
  const earlier = await shifts.listEarlier(tx, organizationId)
  const place = instantsIn(planner.organization.timeZone)
  const running = (await groups.listGroupsForPlanning(tx, organizationId)).flatMap(planned =>
    days
      .filter(date => !published.has(weekKey({ groupId: planned.group.id, weekStart: mondayOf(weekOf(date)) })))
      .flatMap(date =>
        planned.shifts.map(({ id: shiftId }) => ({ planned, groupId: planned.group.id, date, shiftId })),
      ),
  )
  return running.flatMap(({ planned, ...shift }) => {
    const found = placedShiftOn({ planned, earlier, place }, planner, shift)
    if (found instanceof Refusal) return []
    const { start, end } = found.interval
    if (start > now.epochMilliseconds || end <= now.epochMilliseconds) return []
    return seatsOf(planned, shift).map(one => freeSeat({ ...found, ...shift, ...one, planned }, planner))
  })
}

const weekKey = ({ groupId, weekStart }: { readonly groupId: string; readonly weekStart: Day }): string =>
  `${groupId} ${weekStart}`

/** Published weeks from the one that contains `from` to those that begin on `last`. */
const listPublishedWeeks = (tx: Tx, organizationId: string, from: Day, last: Day | undefined) =>
  tx
    .select({ groupId: planWeeks.groupId, weekStart: planWeeks.weekStart })
    .from(planWeeks)
    .where(
      and(
        eq(planWeeks.organizationId, organizationId),
        eq(planWeeks.state, 'published'),
        gte(planWeeks.weekStart, mondayOf(weekOf(from))),
        last && lte(planWeeks.weekStart, last),
      ),
    )
    .orderBy(asc(planWeeks.weekStart))

const seatsOf = ({ group }: GroupOpening['planned'], shift: { readonly date: Day; readonly shiftId: string }) =>
  Array.from({ length: group.chatterCount }, (_, at) => ({
    seat: at + 1,
    key: seatKey({ groupId: group.id, ...shift, seat: at + 1 }),
  }))

async function listTaken(tx: Tx, organizationId: string, days: readonly Day[]): Promise<ReadonlySet<string>> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Set()
  const seated = await tx
    .select({
      groupId: assignments.groupId,
      date: assignments.date,
      shiftId: assignments.shiftId,
      seat: assignments.seat,
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        between(assignments.date, first, last),
        inArray(assignments.state, [...seatedStates]),
      ),
    )
  return new Set(seated.map(seatKey))
}

function freeSeat(
  { planned: { group, requirements }, shift, shiftId, date, interval, seat }: Found,
  { language }: Planner,
): OpenSeat {
  const start = Temporal.Instant.fromEpochMilliseconds(interval.start)
  return {
    groupId: group.id,
    groupName: group.name,
    date,
    shiftId,
    shiftName: displayedShiftName(shift, language),
    seat,
    startTime: shift.startTime,
    endTime: shift.endTime,
    startsAt: start.toString(),
    endsAt: Temporal.Instant.fromEpochMilliseconds(interval.end).toString(),
    seats: group.chatterCount,
    isMainPlace: seat <= (requirements[shiftId] ?? 0),
    start,
  }
}
