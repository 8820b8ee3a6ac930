import { addDays, daysBetween } from '#kit/day.ts'
import { isOvernight, type Span } from '#kit/span.ts'
import { daysOfWeek, mondayOf, type Week } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import { withDisplayedName } from '#features/agency/shifts/names.ts'
import { shownColour, timesInWeek } from '#features/agency/shifts/rules.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { lettersOfWeek, vacationPartsOf, withAbsentDays } from '#features/planning/availability/day-letters.ts'
import { openAbsentDays } from '#features/planning/assignments/server/absent-days.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import { findRules } from '#features/planning/planning-rules/server/store.ts'
import { maySeeDrafts } from '#features/planning/assignments/policy.ts'
import { hoursFromMilliseconds } from '#features/planning/candidates/rules-hours.ts'
import { assignmentStates, publishedStates } from '#features/planning/assignments/states.ts'
import { createIndexedList } from '#kit/indexed.ts'
import { shiftWithTimesOn } from '../board.ts'
import { packSeatWithoutGroup } from '../packed-seats.ts'
import { overriddenFlag } from '../flags.ts'
import type { AgencyWeek, PackedWeek, WeekGroup, WeekPerson, WeekShift } from '../schema.ts'
import * as store from './store.ts'

/** The same few statements for fifty groups as for one. */
export const readAgencyWeek = (member: Member, { week: of }: { week: Week }): Promise<PackedWeek> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const monday = mondayOf(of)
    const days = [monday, addDays(monday, 6)] as const
    const dates = daysOfWeek(of)
    const seesDrafts = maySeeDrafts(member.actor)
    const states = seesDrafts ? assignmentStates.filter(state => state !== 'declined') : publishedStates
    const [
      planned,
      weeks,
      seated,
      everybody,
      cells,
      notes,
      declined,
      rules,
      standard,
      earlier,
      tags,
      overrides,
      wishes,
      isAbsentOn,
    ] = await Promise.all([
      groups.listGroupsForPlanning(tx, organizationId),
      store.listWeeks(tx, organizationId, monday),
      store.listPackedSeats(tx, organizationId, days, states),
      people.list(tx, organizationId),
      availability.listAvailabilityCells(tx, organizationId, [monday]),
      store.listNotes(tx, organizationId, ...days),
      seesDrafts ? store.listDeclined(tx, organizationId, ...days) : [],
      findRules(tx, organizationId),
      shifts.list(tx, organizationId),
      shifts.listEarlier(tx, organizationId),
      store.listTags(tx, organizationId),
      seesDrafts ? store.listOverrides(tx, organizationId, ...days) : [],
      store.listWishes(tx, organizationId),
      openAbsentDays(tx, member, dates),
    ])
    const weekOf = new Map(weeks.map(row => [row.groupId, row]))
    const tagsOf = new Map(tags.map(row => [row.creatorId, row.tags]))
    const wishOf = new Map(wishes.map(({ id, min, max }) => [id, { min, max }]))
    const cellsOf = new Map(cells.map(row => [row.profileId, row.cells]))
    const enabled = standard
      .filter(({ isEnabled }) => isEnabled)
      .map(shift => withDisplayedName(shift, member.language))
    const standardIds = enabled.map(({ id }) => id)
    const worked = millisecondsOf(seated)
    const members = new Set(everybody.map(({ id }) => id))
    const there = new Set(planned.map(({ group }) => group.id))
    // of a group that has ended the hours count, and no board shows its seats
    const onBoard = new Set(
      seated.flatMap(({ groupId, seats }) => (there.has(groupId) ? seats.map(([, , profileId]) => profileId) : [])),
    )
    const gone = [...onBoard].filter(id => !members.has(id))
    const shown = [
      ...everybody.filter(
        ({ id, role, isLocked }) => onBoard.has(id) || (!isLocked && (role === 'chatter' || role === 'team_lead')),
      ),
      ...(await people.listFormer(tx, organizationId, gone)),
    ]
    const personAt = createIndexedList(shown.map(({ id }) => id))
    const shiftList = createIndexedList<string, WeekShift>()
    const seatsOf = Map.groupBy(seated, ({ groupId }) => groupId)

    const groupList = planned.map(({ group, shifts: inForce, requirements, members }): WeekGroup => {
      const known = new Set(inForce.map(({ id }) => id))
      const seatedIds = new Set((seatsOf.get(group.id) ?? []).map(({ shiftId }) => shiftId))
      const leftOver = [...group.customShifts, ...standard].filter(({ id }) => seatedIds.has(id) && !known.has(id))
      return {
        id: group.id,
        name: group.name,
        color: group.color,
        chatterCount: group.chatterCount,
        state: weekOf.get(group.id)?.state ?? 'draft',
        version: weekOf.get(group.id)?.version ?? 0,
        creators: [...new Set(group.combinations.map(({ creatorName }) => creatorName))],
        platforms: [...new Set(group.combinations.map(({ platformName }) => platformName))],
        tags: [...new Set(group.combinations.flatMap(({ creatorId }) => tagsOf.get(creatorId) ?? []))],
        shifts: [...inForce, ...leftOver].map(shift => ({
          at: shiftList.at(shift.id, () => {
            const [first, ...changes] = timesInWeek(shift, earlier.get(shift.id) ?? [], of)
            const { id, name } = withDisplayedName(shift, member.language)
            return {
              id,
              name,
              ...shownTimes(first),
              changes: changes.map(change => ({ from: change.from, ...shownTimes(change) })),
              color: shownColour(shift),
            }
          }),
          isInForce: known.has(shift.id),
          mainChatters: known.has(shift.id) ? (requirements[shift.id] ?? 0) : 0,
        })),
        main: members.flatMap(({ profileId, isMain }) => (isMain ? (personAt.find(profileId) ?? []) : [])),
      }
    })
    const spotOf = spotsOf(groupList, shiftList.all)
    // that something was overridden is between those who plan, as is what
    const shownOf = (flags: number) => (seesDrafts ? flags : flags % overriddenFlag)
    const isShown = (groupId: string) => seesDrafts || weekOf.get(groupId)?.state === 'published'
    return {
      week: of,
      groups: groupList,
      shifts: shiftList.all,
      people: shown.map(({ id, fullName }): WeekPerson => {
        const own = cellsOf.get(id)
        const availability = withAbsentDays(lettersOfWeek(own, standardIds), day =>
          isAbsentOn(id, addDays(monday, day)),
        )
        const vacationShifts = vacationPartsOf(
          dates.map((_, weekday) => ({ cells: own, weekday })),
          enabled,
        )
        return {
          id,
          fullName,
          availability,
          ...(vacationShifts && { vacationShifts }),
          hours: hoursFromMilliseconds(worked.get(id) ?? 0),
          wish: wishOf.get(id) ?? { min: null, max: null },
        }
      }),
      seats: groupList.map(({ id }) =>
        (seatsOf.get(id) ?? [])
          .map(({ shiftId, seats }) => {
            const spot = spotOf(id, shiftId)
            if (!spot) return ''
            return seats
              .map(([day, seat, profileId, flags]) => {
                const person = personAt.find(profileId)
                return person === undefined
                  ? ''
                  : packSeatWithoutGroup([spot.group, spot.shift, day, seat, person, shownOf(flags)])
              })
              .join('')
          })
          .join(''),
      ),
      notes: notes.flatMap(({ groupId, shiftId, date, seat, note }): AgencyWeek['notes'] => {
        const spot = isShown(groupId) ? spotOf(groupId, shiftId) : undefined
        return spot ? [{ ...spot, day: daysBetween(monday, date), seat, note }] : []
      }),
      declined: declined.flatMap(({ groupId, shiftId, date, seat, fullName, reason }): AgencyWeek['declined'] => {
        const spot = spotOf(groupId, shiftId)
        return spot ? [{ ...spot, day: daysBetween(monday, date), seat, fullName, reason }] : []
      }),
      overrides: overrides.flatMap(({ groupId, shiftId, date, seat, warnings, reason }): AgencyWeek['overrides'] => {
        const spot = spotOf(groupId, shiftId)
        return spot ? [{ ...spot, day: daysBetween(monday, date), seat, warnings, reason }] : []
      }),
      kept: seated.flatMap(({ groupId, shiftId, startTime, endTime, seats }): AgencyWeek['kept'] => {
        const spot = spotOf(groupId, shiftId)
        const shift = spot && shiftList.all[groupList[spot.group]?.shifts[spot.shift]?.at ?? -1]
        if (!shift) return []
        return seats.flatMap(([day, seat, profileId]): AgencyWeek['kept'] => {
          const now = shiftWithTimesOn(shift, addDays(monday, day))
          const person = personAt.find(profileId)
          if (person === undefined || (now.startTime === startTime && now.endTime === endTime)) return []
          return [{ ...spot, day, seat, person, startTime, endTime }]
        })
      }),
      maxWeekHours: rules.weekHours === 'off' ? null : rules.maxWeekHours,
    }
  })

const shownTimes = (span: Span) => ({
  startTime: span.startTime,
  endTime: span.endTime,
  isOvernight: isOvernight(span),
})

/** How long everybody who sits somewhere works in all. */
function millisecondsOf(seated: Awaited<ReturnType<typeof store.listPackedSeats>>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { seats, milliseconds } of seated) {
    for (const [, , profileId] of seats) sums.set(profileId, (sums.get(profileId) ?? 0) + milliseconds)
  }
  return sums
}

/** Where a group stands, and a shift among those of the group; undefined where it is not shown. */
function spotsOf(groupList: readonly WeekGroup[], shiftList: readonly WeekShift[]) {
  const spots = new Map(
    groupList.flatMap((group, at) =>
      group.shifts.map((own, place) => [`${group.id} ${shiftList[own.at]?.id}`, { group: at, shift: place }] as const),
    ),
  )
  return (groupId: string, shiftId: string) => spots.get(`${groupId} ${shiftId}`)
}
