import { addDays, type Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { shownName } from '#features/agency/shifts/names.ts'
import { findRules } from '#features/planning/planning-rules/server/store.ts'
import { openingIn, type Planner } from '#features/planning/candidates/server/opening.ts'
import { assignments, planWeeks } from '#features/planning/assignments/server/table.ts'
import { seatedStates } from '#features/planning/assignments/states.ts'
import type { Tx } from '#platform/server/database.ts'
import type { PlacedSeat } from '../schema.ts'

/** A free seat of a published week. */
export interface FreeSeat extends PlacedSeat {
  readonly start: Temporal.Instant
}

interface Horizon {
  readonly today: Day
  readonly now: Temporal.Instant
  /** Those that begin after this are left out; undefined: as far as weeks are published. */
  readonly until?: Temporal.Instant
  /** Those that have begun and are not over as well. */
  readonly isRunningToo?: boolean
}

/** Free seats that have not begun, by their start. */
export async function listFree(
  tx: Tx,
  planner: Planner,
  { today, now, until, isRunningToo = false }: Horizon,
): Promise<FreeSeat[]> {
  const { organizationId } = planner.actor
  const from = addDays(today, -1)
  const last = until === undefined ? undefined : addDays(today, Math.ceil(until.since(now).total('hours') / 24) + 1)
  const published = await tx
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
  if (published.length === 0) return []
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
        gte(assignments.date, from),
        inArray(assignments.state, [...seatedStates]),
      ),
    )
  const taken = new Set(seated.map(keyOf))
  const planned = new Map((await groups.listPlanned(tx, organizationId)).map(one => [one.group.id, one]))
  const [standard, earlier, rules] = [
    await shifts.list(tx, organizationId),
    await shifts.listEarlier(tx, organizationId),
    await findRules(tx, organizationId),
  ]
  const free: FreeSeat[] = []
  for (const { groupId, weekStart } of published) {
    const of = planned.get(groupId)
    if (!of) continue
    for (let index = 0; index < 7; index++) {
      const date = addDays(weekStart, index)
      if (date < from || (last !== undefined && date > last)) continue
      for (const { id: shiftId } of of.shifts) {
        const seats = Array.from({ length: of.group.chatterCount }, (_, at) => at + 1).filter(
          seat => !taken.has(keyOf({ groupId, date, shiftId, seat })),
        )
        if (seats.length === 0) continue
        const opening = openingIn({ planned: of, standard, earlier, rules }, planner, { date, shiftId })
        if (opening instanceof Refusal) continue
        const [start, end] = [opening.interval.start, opening.interval.end].map(at =>
          Temporal.Instant.fromEpochMilliseconds(at),
        )
        if (!start || !end || (isRunningToo ? end : start).epochMilliseconds <= now.epochMilliseconds) continue
        if (until && start.epochMilliseconds > until.epochMilliseconds) continue
        const { startTime, endTime } = opening.shift
        for (const seat of seats) {
          free.push({
            groupId,
            groupName: of.group.name,
            date,
            shiftId,
            shiftName: shownName(opening.shift, planner.language),
            seat,
            startTime,
            endTime,
            startsAt: start.toString(),
            endsAt: end.toString(),
            seats: of.group.chatterCount,
            isMainPlace: seat <= (of.requirements[shiftId] ?? 0),
            start,
          })
        }
      }
    }
  }
  return free.toSorted((a, b) => Temporal.Instant.compare(a.start, b.start) || (keyOf(a) < keyOf(b) ? -1 : 1))
}

export const keyOf = ({
  groupId,
  date,
  shiftId,
  seat,
}: {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: string
  readonly seat: number
}): string => `${groupId} ${date} ${shiftId} ${seat}`
