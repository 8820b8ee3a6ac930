import { addDays, type Day, daysBetween, weekdayOf } from '#kit/day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { cellStatus, type PackedCells } from '#features/availability/packed.ts'
import * as availability from '#features/availability/server/store.ts'
import * as groups from '#features/creator-groups/server/store.ts'
import * as people from '#features/people/server/store.ts'
import type { Member } from '#features/permissions/server/procedure.ts'
import { maySeeDrafts } from '#features/schedule/policy.ts'
import { publishedStates } from '#features/schedule/states.ts'
import { shownColour } from '#features/shifts/rules.ts'
import * as shifts from '#features/shifts/server/store.ts'
import type { ChatterRow, GroupRow, Span } from '../contract.ts'
import { letterOfDay } from '../rules.ts'
import * as store from './store.ts'

const lastOf = ({ from, days }: Span): Day => addDays(from, days - 1)
const statesFor = ({ actor }: Member) =>
  maySeeDrafts(actor) ? (['draft', ...publishedStates] as const) : publishedStates

/** The same few statements for fifty groups as for one. */
export const listGroups = (member: Member, span: Span): Promise<GroupRow[]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const [planned, counts] = await Promise.all([
      groups.listPlanned(tx, organizationId),
      store.countSeats(tx, organizationId, [span.from, lastOf(span)], statesFor(member)),
    ])
    return planned.map(({ group, shifts: inForce }) => ({
      id: group.id,
      name: group.name,
      color: group.color,
      chatterCount: group.chatterCount,
      shifts: inForce.map(({ id, name, startTime, endTime, color }) => ({
        id,
        name,
        startTime,
        endTime,
        color: shownColour({ name, color }),
      })),
      filled: inForce.map(({ id }) =>
        Array.from({ length: span.days }, (_, at) => counts.get(`${group.id} ${id} ${addDays(span.from, at)}`) ?? 0),
      ),
    }))
  })

export const listChatters = (member: Member, span: Span): Promise<ChatterRow[]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const days = Array.from({ length: span.days }, (_, at) => addDays(span.from, at))
    const mondays = [...new Set(days.map(date => mondayOf(weekOf(date))))]
    const [everybody, standard, weeks, assigned] = await Promise.all([
      people.list(tx, organizationId),
      shifts.list(tx, organizationId),
      availability.listWeeks(tx, organizationId, mondays),
      store.listSeats(tx, organizationId, [span.from, lastOf(span)], statesFor(member)),
    ])
    const cellsOf = new Map(weeks.map(({ profileId, weekStart, cells }) => [`${profileId} ${weekStart}`, cells]))
    const shiftIds = standard.map(({ id }) => id)
    const seats = Map.groupBy(assigned, ({ profileId }) => profileId)
    return everybody
      .filter(({ id, role, isLocked }) => seats.has(id) || (!isLocked && (role === 'chatter' || role === 'team_lead')))
      .map(({ id, fullName }) => ({
        id,
        fullName,
        availability: days
          .map(date => letterFor(cellsOf.get(`${id} ${mondayOf(weekOf(date))}`), shiftIds, date))
          .join(''),
        assignments: (seats.get(id) ?? []).map(({ date, state, color, shiftName, profileId: _, ...seat }) => ({
          ...seat,
          shiftName,
          day: daysBetween(span.from, date),
          color: shownColour({ name: shiftName, color }),
          isDraft: state === 'draft',
        })),
      }))
  })

const letterFor = (cells: PackedCells | undefined, shiftIds: readonly string[], date: Day): string =>
  letterOfDay(cells ? shiftIds.map(id => cellStatus(cells, id, weekdayOf(date) - 1)) : [])
