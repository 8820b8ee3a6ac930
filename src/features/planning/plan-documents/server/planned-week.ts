import type { Day } from '#kit/day.ts'
import { instantsInOwnZone } from '#kit/own-time.ts'
import { Refusal } from '#kit/refusal.ts'
import { instantsOf, type Span } from '#kit/span.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { daysOfWeek, mondayOf, type Week } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { timesOn } from '#features/agency/shifts/rules.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { maySeeDrafts } from '#features/planning/assignments/policy.ts'
import { seatKey, shiftKey } from '#features/planning/assignments/seat-key.ts'
import { publishedStates, seatedStates, type SeatedState } from '#features/planning/assignments/states.ts'
import type { Tx } from '#platform/server/database.ts'
import * as store from './store.ts'

export interface PlannedSeat {
  readonly seat: number
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  /** It ends on the day after, or begins only then. */
  readonly isOvernight: boolean
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /** Undefined: nobody sits there. */
  readonly taken: { readonly fullName: string; readonly state: SeatedState } | undefined
  readonly note: string | undefined
}

export interface PlannedShift {
  readonly name: string
  /** Seven, from Monday: the seats in their order. */
  readonly days: readonly { readonly date: Day; readonly seats: readonly PlannedSeat[] }[]
}

export interface PlannedGroup {
  readonly name: string
  readonly isPublished: boolean
  readonly shifts: readonly PlannedShift[]
}

/**
 * The week of one group or of all with every seat, of which the member sees what they see on the board.
 * @throws Refusal `schedule.groupNotFound`
 */
export async function readPlannedWeek(
  tx: Tx,
  member: Member,
  week: Week,
  groupId: string | undefined,
): Promise<PlannedGroup[]> {
  const { organizationId } = member.actor
  const zone = member.organization.timeZone
  const monday = mondayOf(week)
  const dates = daysOfWeek(week)
  const days = [monday, dates.at(-1) ?? monday] as const
  const seesDrafts = maySeeDrafts(member.actor)
  const states = seesDrafts ? seatedStates : publishedStates
  const [planned, seated, published, notes, earlier] = await Promise.all([
    groups.listGroupsForPlanning(tx, organizationId, groupId),
    store.listPlannedSeats(tx, organizationId, days, states, groupId),
    store.listPublishedGroupIds(tx, organizationId, monday),
    store.listSeatNotes(tx, organizationId, days),
    shifts.listEarlier(tx, organizationId),
  ])
  if (groupId !== undefined && planned.length === 0) {
    throw new Refusal('schedule.groupNotFound', undefined, { field: 'groupId' })
  }
  const seatsAt = Map.groupBy(seated, shiftKey)
  const shown = notes.filter(({ groupId: of }) => seesDrafts || published.has(of))
  const noteAt = new Map(shown.map(note => [seatKey(note), note.note]))
  return planned.map(({ group, shifts: inForce }) => {
    const known = new Set(inForce.map(({ id }) => id))
    const former = seated.filter(row => row.groupId === group.id && !known.has(row.shiftId))
    const leftOver = [...new Map(former.map(row => [row.shiftId, { id: row.shiftId, name: row.shiftName }])).values()]
    const seatsOf = (shift: (typeof inForce)[number] | (typeof leftOver)[number]): PlannedShift => ({
      name: displayedShiftName(shift, member.language),
      days: dates.map(date => {
        const reference = { groupId: group.id, date, shiftId: shift.id }
        const taken = new Map((seatsAt.get(shiftKey(reference)) ?? []).map(row => [row.seat, row]))
        const planned = 'startTime' in shift ? timesOn(shift, earlier.get(shift.id) ?? [], date) : undefined
        const maximum = Math.max(planned === undefined ? 0 : group.chatterCount, ...taken.keys())
        const numbers = Array.from({ length: maximum }, (_, at) => at + 1)
        return {
          date,
          seats: numbers.flatMap((seat): PlannedSeat[] => {
            const row = taken.get(seat)
            const times = row ?? (seat > group.chatterCount ? undefined : planned)
            if (times === undefined) return []
            return [
              { seat, ...timesOf(date, times, zone), taken: row, note: noteAt.get(seatKey({ ...reference, seat })) },
            ]
          }),
        }
      }),
    })
    return {
      name: group.name,
      isPublished: published.has(group.id),
      shifts: [...inForce, ...leftOver].map(seatsOf),
    }
  })
}

function timesOf(date: Day, times: store.SeatRow | Span, zone: string) {
  const { startTime, endTime } = times
  const { start, end } =
    'startsAt' in times ? { start: times.startsAt, end: times.endsAt } : instantsOf(date, times, zone)
  const { isOvernight, daysApart } = instantsInOwnZone(date, { start, end }, { organizationZone: zone, ownZone: null })
  return { startTime, endTime, isOvernight: isOvernight || daysApart > 0, startsAt: start, endsAt: end }
}
