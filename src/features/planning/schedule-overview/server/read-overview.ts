import { addDays, type Day, daysBetween, daysFrom, weekdayOf } from '#kit/day.ts'
import { createIndexedList } from '#kit/indexed.ts'
import { isOvernight, type Span as TimesOfDay } from '#kit/span.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { letterOfWeekday, vacationPartsOf, withAbsentDays } from '#features/planning/availability/day-letters.ts'
import { openAbsentDays } from '#features/planning/assignments/server/absent-days.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { maySeeDrafts } from '#features/planning/assignments/policy.ts'
import { publishedStates, seatedStates } from '#features/planning/assignments/states.ts'
import { displayedShiftName, withDisplayedName } from '#features/agency/shifts/names.ts'
import { shownColour, timesOver } from '#features/agency/shifts/rules.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { ChatterRow, ChatterView, GroupRow, Span } from '../contract.ts'
import { namedDays, weekPartsOf } from '../rules.ts'
import * as store from './store.ts'

const lastOf = ({ from, days }: Span): Day => addDays(from, days - 1)
const statesFor = ({ actor }: Member) => (maySeeDrafts(actor) ? seatedStates : publishedStates)

export const listGroups = (member: Member, span: Span): Promise<GroupRow[]> =>
  member.transaction(tx => readGroupRows(tx, member, span))

/** Within a transaction that is under way; the same few statements for fifty groups as for one. */
export async function readGroupRows(tx: Tx, member: Member, span: Span): Promise<GroupRow[]> {
  const { organizationId } = member.actor
  const weeks = weekPartsOf(span)
  // whole weeks: whether one has begun does not hang on where the days are cut
  const first = mondayOf(weekOf(span.from))
  const last = addDays(mondayOf(weekOf(lastOf(span))), 6)
  const states = statesFor(member)
  const [planned, standard, earlier, counts, named] = await Promise.all([
    groups.listGroupsForPlanning(tx, organizationId),
    shifts.list(tx, organizationId),
    shifts.listEarlier(tx, organizationId),
    store.countTakenSeats(tx, organizationId, [first, last], states),
    span.days <= namedDays ? store.listNamedSeats(tx, organizationId, [span.from, lastOf(span)], states) : undefined,
  ])
  const offset = daysBetween(first, span.from)
  const isShown = (day: number) => day >= offset && day < offset + span.days
  return planned.map(({ group, shifts: inForce }) => {
    const known = new Set(inForce.map(({ id }) => id))
    const countsOf = (shiftId: string) => counts.get(`${group.id} ${shiftId}`)
    const former = [...group.customShifts, ...standard].filter(({ id }) => !known.has(id) && countsOf(id))
    const leftOver = former.filter(({ id }) => [...(countsOf(id)?.keys() ?? [])].some(isShown))
    const shown = [...inForce, ...leftOver]
    const byShift = shown.map(({ id }) => countsOf(id))
    const places = new Map(shown.map(({ id }, at) => [id, at]))
    const ofDays = (count: keyof store.SeatCount) =>
      byShift.map(days => Array.from({ length: span.days }, (_, at) => days?.get(offset + at)?.[count] ?? 0))
    return {
      id: group.id,
      name: group.name,
      color: group.color,
      chatterCount: group.chatterCount,
      shifts: shown.map(shift => {
        const { id, name, color } = shift
        const [first, ...changes] = timesOver(shift, earlier.get(id) ?? [], span)
        return {
          id,
          name: displayedShiftName({ id, name }, member.language),
          ...shownTimes(first),
          changes: changes.map(change => ({ at: daysBetween(span.from, change.from), ...shownTimes(change) })),
          color: shownColour({ name, color }),
          isInForce: known.has(id),
        }
      }),
      filled: ofDays('taken'),
      drafts: ofDays('drafts'),
      isBegun: weeks.map((_, week) =>
        [...inForce, ...former].some(({ id }) =>
          [0, 1, 2, 3, 4, 5, 6].some(weekday => countsOf(id)?.has(7 * week + weekday)),
        ),
      ),
      seats: (named?.get(group.id) ?? []).flatMap(([day, shiftId, seat, fullName, state]) => {
        const place = places.get(shiftId)
        return place === undefined ? [] : [[day, place, seat, fullName, state] satisfies GroupRow['seats'][number]]
      }),
    }
  })
}

const shownTimes = (span: TimesOfDay) => ({
  startTime: span.startTime,
  endTime: span.endTime,
  isOvernight: isOvernight(span),
})

export const listChatters = (member: Member, span: Span): Promise<ChatterView> =>
  member.transaction(tx => readChatterView(tx, member, span))

/** Within a transaction that is under way. */
export async function readChatterView(tx: Tx, member: Member, span: Span): Promise<ChatterView> {
  const { organizationId } = member.actor
  const { timeZone } = member.organization
  const days = daysFrom(span.from, span.days)
  const mondays = [...new Set(days.map(date => mondayOf(weekOf(date))))]
  const [everybody, standard, weeks, assigned, names, isAbsentOn] = await Promise.all([
    people.list(tx, organizationId),
    shifts.list(tx, organizationId),
    availability.listAvailabilityCells(tx, organizationId, mondays),
    store.listSeatsByMember(tx, organizationId, [span.from, lastOf(span)], statesFor(member), timeZone),
    store.listGroupNamesAndColours(tx, organizationId),
    openAbsentDays(tx, member, days),
  ])
  const cellsOf = new Map(weeks.map(({ profileId, weekStart, cells }) => [`${profileId} ${weekStart}`, cells]))
  const enabled = standard.filter(({ isEnabled }) => isEnabled).map(shift => withDisplayedName(shift, member.language))
  const shiftIds = enabled.map(({ id }) => id)
  const cells = days.map(date => ({ weekStart: mondayOf(weekOf(date)), weekday: weekdayOf(date) - 1 }))
  const groupList = createIndexedList<string, ChatterView['groups'][number]>()
  const shiftList = createIndexedList<string, ChatterView['shifts'][number]>()
  const seats = new Map<string, ChatterRow['seats']>()
  for (const { profileId, seats: own } of assigned) {
    const packed = own.map(
      ([
        day,
        groupId,
        shiftId,
        name,
        startTime,
        endTime,
        belongsToPreviousDay,
        isDraft,
      ]): ChatterRow['seats'][number] => {
        const group = groupList.at(groupId, () => {
          const { name = '', isEnded = false } = names.groups.get(groupId) ?? {}
          return { id: groupId, name, isEnded }
        })
        const shift = shiftList.at(`${shiftId} ${name} ${startTime} ${endTime} ${belongsToPreviousDay}`, () => ({
          name: displayedShiftName({ id: shiftId, name }, member.language),
          ...shownTimes({ startTime, endTime, belongsToPreviousDay }),
          color: shownColour({ name, color: names.colours.get(shiftId) ?? 'gray' }),
        }))
        return [day, group, shift, isDraft ? 'draft' : 'published']
      },
    )
    seats.set(profileId, packed)
  }
  const members = new Set(everybody.map(({ id }) => id))
  const former = await people.listFormer(
    tx,
    organizationId,
    [...seats.keys()].filter(id => !members.has(id)),
  )
  const planned = everybody.filter(
    ({ id, role, isLocked }) => seats.has(id) || (!isLocked && (role === 'chatter' || role === 'team_lead')),
  )
  const rows = [...planned, ...former].map(({ id, fullName }) => {
    const own = cells.map(({ weekStart, weekday }) => ({ cells: cellsOf.get(`${id} ${weekStart}`), weekday }))
    const vacationShifts = vacationPartsOf(own, enabled)
    return {
      id,
      fullName,
      availability: withAbsentDays(own.map(day => letterOfWeekday(day.cells, shiftIds, day.weekday)).join(''), at =>
        isAbsentOn(id, addDays(span.from, at)),
      ),
      ...(vacationShifts && { vacationShifts }),
      seats: seats.get(id) ?? [],
    }
  })
  return { groups: groupList.all, shifts: shiftList.all, rows }
}
