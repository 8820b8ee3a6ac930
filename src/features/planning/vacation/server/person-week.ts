import { Refusal } from '#kit/refusal.ts'
import type { Day } from '#kit/day.ts'
import { type Week, weekOf } from '#kit/week.ts'
import { vacationLimit } from '#features/planning/availability/rules.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { lockPerson } from '#features/planning/assignments/server/store.ts'
import { readShiftTimes } from '#features/agency/shifts/server/read-shift-times.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { NotificationKinds } from '#features/messages/notifications/kinds.ts'
import type { Tx } from '#platform/server/database.ts'
import { applyRequestStatus, type MarkedCell, wholeDaysOf, holdCells } from '../ledger.ts'
import type { RequestStatus } from '../states.ts'
import * as store from './store.ts'

/** A person's week with all that a change of vacation is judged by. */
export interface PersonWeek {
  readonly profileId: string
  readonly fullName: string
  readonly week: Week
  readonly monday: Day
  readonly stored: availability.StoredAvailability
  readonly requests: readonly store.RequestRow[]
  readonly enabledShiftIds: readonly string[]
  /** As stored; of all standard shifts, in their order. */
  readonly shiftNames: ReadonlyMap<string, string>
  readonly shiftTimesOn: Awaited<ReturnType<typeof readShiftTimes>>
  readonly limit: number
}

/**
 * Held until the commit: vacation, marks and assignments of one person take turns. Where seats are to be held too, hold
 * them first.
 * @throws Refusal `vacation.notFound`
 */
export async function lockPersonWeek(tx: Tx, member: Member, profileId: string, monday: Day): Promise<PersonWeek> {
  const { organizationId } = member.actor
  if (!(await lockPerson(tx, organizationId, profileId))) throw new Refusal('vacation.notFound')
  const stored = await availability.lockAvailability(tx, organizationId, profileId, monday, member.now())
  return { stored, ...(await around(tx, member, profileId, monday)) }
}

export async function readPersonWeek(tx: Tx, member: Member, profileId: string, monday: Day): Promise<PersonWeek> {
  const stored = await availability.findAvailability(tx, member.actor.organizationId, profileId, monday)
  return { stored, ...(await around(tx, member, profileId, monday)) }
}

/** @throws Refusal `vacation.notFound` */
async function around(tx: Tx, member: Member, profileId: string, monday: Day): Promise<Omit<PersonWeek, 'stored'>> {
  const { organizationId } = member.actor
  const [person, organization, standard, shiftTimesOn, requests] = await Promise.all([
    people.find(tx, organizationId, profileId),
    organizations.find(tx, organizationId),
    shifts.list(tx, organizationId),
    readShiftTimes(tx, member),
    store.listOfWeek(tx, organizationId, profileId, monday),
  ])
  if (!person || !organization) throw new Refusal('vacation.notFound')
  return {
    profileId,
    fullName: person.fullName,
    week: weekOf(monday),
    monday,
    requests,
    enabledShiftIds: standard.filter(({ isEnabled }) => isEnabled).map(({ id }) => id),
    shiftNames: new Map(standard.map(({ id, name }) => [id, name])),
    shiftTimesOn,
    limit: vacationLimit(person, organization.settings.default_vacation_days),
  }
}

/** For a notification of requests: the days that are asked for in some shifts only, with those shifts. */
export function partDaysOf(
  requests: readonly Pick<store.RequestRow, 'shiftId' | 'specificDates'>[],
  { shiftNames, shiftTimesOn }: Pick<PersonWeek, 'shiftNames' | 'shiftTimesOn'>,
): Pick<NotificationKinds['vacation_request_new'], 'partDays'> {
  const whole = new Set(requests.flatMap(({ shiftId, specificDates }) => (shiftId === null ? specificDates : [])))
  const parts = requests.flatMap(({ shiftId, specificDates }) =>
    shiftId === null
      ? []
      : specificDates.map(date => ({
          date,
          shiftId,
          shiftName: shiftNames.get(shiftId) ?? '',
          ...shiftTimesOn(date, shiftId),
        })),
  )
  const byDate = Map.groupBy(
    parts.filter(({ date }) => !whole.has(date)),
    ({ date }) => date,
  )
  if (byDate.size === 0) return {}
  return { partDays: [...byDate].map(([date, all]) => ({ date, shifts: all.map(({ date: _, ...shift }) => shift) })) }
}

/**
 * Brings the entries of the held week in agreement with a request that comes to a status, and gives the cells it holds
 * then.
 *
 * @throws Refusal when others hold all of its cells by now.
 */
export async function applyStatusToEntries(
  tx: Tx,
  member: Member,
  { profileId, week, monday, stored, requests, enabledShiftIds }: PersonWeek,
  request: Pick<store.RequestRow, 'id' | 'markedCells' | 'shiftId'> & { readonly dates: readonly Day[] },
  to: RequestStatus | 'gone',
): Promise<Pick<store.RequestRow, 'markedCells' | 'wholeDays'> & { stored: availability.StoredAvailability }> {
  const others = requests.filter(({ id }) => id !== request.id)
  const settled = applyRequestStatus({
    week,
    cells: stored.cells,
    markedCells: request.markedCells,
    wish: request,
    to,
    enabledShiftIds,
    others: others.flatMap(({ markedCells }) => markedCells),
  })
  if (!settled) throw new Refusal('vacation.conflictingRequest')
  const next = { ...stored, cells: settled.cells }
  await availability.saveAvailability(tx, member.actor.organizationId, profileId, monday, next, member.now())
  tx.invalidate('availability', 'vacation', 'schedule')
  const approved = others.filter(({ status }) => status === 'approved').flatMap(({ markedCells }) => markedCells)
  const wholeDays = wholeDaysOf(request, to, enabledShiftIds, [...approved, ...settled.markedCells])
  if (to !== 'approved') await endWholeDays(tx, member, others, request, to)
  return { markedCells: settled.markedCells, wholeDays, stored: next }
}

/**
 * A day is whole no more when a request gives its cells back. While the request is pending, only a day that the approval of
 * single shifts completed is not.
 */
async function endWholeDays(
  tx: Tx,
  { actor }: Member,
  others: readonly store.RequestRow[],
  { markedCells }: Pick<store.RequestRow, 'markedCells'>,
  to: 'pending' | 'rejected' | 'gone',
): Promise<void> {
  const dates = new Set(markedCells.map(({ date }) => date))
  for (const { id, shiftId, wholeDays } of others) {
    const left = wholeDays.filter(date => !dates.has(date))
    if (left.length === wholeDays.length || (to === 'pending' && shiftId === null)) continue
    await store.setHeldDays(tx, actor.organizationId, id, { wholeDays: left })
  }
}

/** Gives a request further cells of its whole days, in the status that it has. */
export async function holdFurtherCells(
  tx: Tx,
  member: Member,
  { profileId, week, monday, stored }: PersonWeek,
  request: store.RequestRow,
  cells: readonly MarkedCell[],
): Promise<availability.StoredAvailability> {
  const { organizationId } = member.actor
  if (request.status === 'rejected') return stored
  const held = holdCells(week, stored.cells, cells, request.status)
  const next = { ...stored, cells: held.cells }
  await availability.saveAvailability(tx, organizationId, profileId, monday, next, member.now())
  await store.setHeldDays(tx, organizationId, request.id, {
    markedCells: [...request.markedCells, ...held.markedCells],
  })
  tx.invalidate('availability', 'vacation', 'schedule')
  return next
}
