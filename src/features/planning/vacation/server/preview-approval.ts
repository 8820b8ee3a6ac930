import { compareNames } from '#kit/compare-names.ts'
import { daysBetween } from '#kit/day.ts'
import { cellStatus, type PackedCells } from '#features/planning/availability/packed.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { countFilledSeats, type TakenSeat } from '#features/planning/assignments/server/free-seats.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { vacationShiftsOf } from '#features/planning/availability/day-letters.ts'
import type { Tx } from '#platform/server/database.ts'
import type { DecisionView, VacationRequest } from '../schema.ts'
import { openAvailabilityCount } from './count-available.ts'
import type { PersonWeek } from './person-week.ts'

/** What approving the request would do to the plans, and who else is off on its days. */
export async function previewApproval(
  tx: Tx,
  member: Member,
  week: PersonWeek,
  request: VacationRequest,
  seats: readonly TakenSeat[],
): Promise<DecisionView['whatIf']> {
  const { language } = member
  const { organizationId } = member.actor
  const hit = []
  for (const seat of seats) {
    const { filled, seats: all } = await countFilledSeats(tx, organizationId, seat)
    hit.push({
      id: seat.id,
      groupId: seat.groupId,
      groupName: seat.groupName,
      color: seat.color,
      shiftId: seat.shiftId,
      shiftName: seat.shiftName,
      date: seat.date,
      startTime: seat.startTime,
      endTime: seat.endTime,
      startsAt: iso(seat.interval.start),
      endsAt: iso(seat.interval.end),
      isPublished: seat.state !== 'draft',
      filled,
      filledAfter: seat.seat > all ? filled : filled - 1,
      seats: all,
    })
  }
  const everybody = new Map((await people.list(tx, organizationId)).map(person => [person.id, person]))
  const weeks = (await availability.listAvailabilityCells(tx, organizationId, [week.monday])).filter(
    ({ profileId }) => profileId !== week.profileId && everybody.get(profileId)?.isLocked === false,
  )
  const shiftIds = [...week.shiftNames.keys()]
  const requested = week.requests.find(({ id }) => id === request.id)?.shiftId ?? null
  const availableOn = await openAvailabilityCount(tx, member, week, weeks)
  return {
    seats: hit,
    days: request.specificDates.map(date => {
      const weekday = daysBetween(week.monday, date)
      const others = weeks.flatMap(({ profileId, cells }) => {
        const isApproved = says(cells, weekday, ['vacation'])
        if (!isApproved && !says(cells, weekday, ['vacation_requested'])) return []
        const part = vacationShiftsOf(cells, shiftIds, weekday, week.enabledShiftIds)
        const shiftNames = part.map(id => displayedShiftName({ id, name: week.shiftNames.get(id) ?? '' }, language))
        return [{ id: profileId, fullName: everybody.get(profileId)?.fullName ?? '', isApproved, shiftNames }]
      })
      return {
        date,
        others: others.toSorted(
          (a, b) => Number(b.isApproved) - Number(a.isApproved) || compareNames(a.fullName, b.fullName),
        ),
        available: availableOn(date, requested === null ? week.enabledShiftIds : [requested]),
      }
    }),
    limit: week.limit,
  }
}

const says = (cells: PackedCells, weekday: number, statuses: readonly string[]): boolean =>
  Object.keys(cells).some(shiftId => statuses.includes(cellStatus(cells, shiftId, weekday)))

const iso = (milliseconds: number): string => Temporal.Instant.fromEpochMilliseconds(milliseconds).toString()
