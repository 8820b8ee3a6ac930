import { addDays, type Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { instantsIn } from '#kit/span.ts'
import { mondayOf, type Week, weekOf } from '#kit/week.ts'
import { type Interval, intervalOf } from '#kit/cover.ts'
import { cellStatus, type PackedCells } from '#features/planning/availability/packed.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { type EarlierTimes, timesOn } from '#features/agency/shifts/rules.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { PlanningRules } from '#features/planning/planning-rules/rules.ts'
import { findRules } from '#features/planning/planning-rules/server/store.ts'
import { type Cell, cellsOfDays, cellsOverlappingShift } from '../rules-cover.ts'
import type { Opening } from '../rules-eligibility.ts'
import type { SeatQuestion } from '../schema.ts'

/** A shift of a group on a day, with all that does not depend on who is to work it. */
export interface GroupOpening extends Opening {
  readonly planned: groups.PlannedGroup
  readonly shift: Shift
  readonly week: Week
  /** Home chatters of the group: id to whether main. */
  readonly members: ReadonlyMap<string, boolean>
}

/** The days that a streak through this one could reach. */
export const streakDaysAround = (date: Day): readonly [Day, Day] => [addDays(date, -14), addDays(date, 14)]

export const firstAndLastDay = (week: Week): readonly [Day, Day] => [mondayOf(week), addDays(mondayOf(week), 6)]

type OpeningCells = Pick<Opening, 'cells' | 'ofDays'>

/** What all openings of a group share. */
export interface GroupSetting {
  readonly planned: groups.PlannedGroup
  readonly standard: readonly Shift[]
  /** What the times of shifts were before they changed. */
  readonly earlier: ReadonlyMap<string, readonly EarlierTimes[]>
  readonly rules: PlanningRules
  /** Of whoever asks for many: what it has converted, and which cells touch which time, it remembers. */
  readonly place?: ReturnType<typeof instantsIn>
  readonly touching?: Map<string, OpeningCells>
}

/** For whom a plan is looked at: a member, or what happens by itself in an organisation. */
export interface Planner {
  readonly actor: Pick<Member['actor'], 'organizationId'>
  readonly organization: Pick<Member['organization'], 'timeZone'>
  /** In which shifts are named. */
  readonly language: Member['language']
}

/** @throws Refusal `schedule.groupNotFound` */
export async function requireGroupSetting(
  tx: Tx,
  member: Pick<Planner, 'actor'>,
  groupId: string,
): Promise<GroupSetting> {
  const setting = await findGroupSetting(tx, member, groupId)
  if (!setting) throw new Refusal('schedule.groupNotFound', undefined, { field: 'groupId' })
  return setting
}

/** Undefined where the group is not there. */
export async function findGroupSetting(
  tx: Tx,
  { actor }: Pick<Planner, 'actor'>,
  groupId: string,
): Promise<GroupSetting | undefined> {
  const planned = await groups.find(tx, actor.organizationId, groupId)
  if (!planned) return undefined
  const standard = await shifts.list(tx, actor.organizationId)
  const earlier = await shifts.listEarlier(tx, actor.organizationId)
  return { planned, standard, earlier, rules: await findRules(tx, actor.organizationId) }
}

/** By group: of all, or of the one. */
export async function listGroupSettings(
  tx: Tx,
  { actor, organization }: Planner,
  groupId?: string,
): Promise<ReadonlyMap<string, GroupSetting>> {
  const [planned, standard, earlier, rules] = await Promise.all([
    groups.listGroupsForPlanning(tx, actor.organizationId, groupId),
    shifts.list(tx, actor.organizationId),
    shifts.listEarlier(tx, actor.organizationId),
    findRules(tx, actor.organizationId),
  ])
  const memory = createOpeningCache(organization.timeZone)
  return new Map(planned.map(of => [of.group.id, { planned: of, standard, earlier, rules, ...memory }]))
}

/** For settings of one organisation that are asked for many openings. */
export const createOpeningCache = (timeZone: string): Required<Pick<GroupSetting, 'place' | 'touching'>> => ({
  place: instantsIn(timeZone),
  touching: new Map(),
})

/** The shift as it is on the day, and when it really runs. A refusal where it is not there, or has no length in that night. */
export function placedShiftOn(
  { planned, earlier, place }: Pick<GroupSetting, 'planned' | 'earlier' | 'place'>,
  { organization, language }: Pick<Planner, 'organization' | 'language'>,
  { date, shiftId }: Pick<SeatQuestion, 'date' | 'shiftId'>,
): { readonly shift: Shift; readonly interval: Interval } | Refusal {
  const found = planned.shifts.find(({ id }) => id === shiftId)
  if (!found) return new Refusal('schedule.shiftNotFound', undefined, { field: 'shiftId' })
  const shift = shiftOn(found, date, earlier)
  const interval = intervalOf((place ?? instantsIn(organization.timeZone))(date, shift))
  return interval.start === interval.end
    ? new Refusal('schedule.noLength', { shift: displayedShiftName(shift, language) }, { field: 'date' })
    : { shift, interval }
}

const shiftOn = (shift: Shift, day: Day, earlier: GroupSetting['earlier']): Shift => ({
  ...shift,
  ...timesOn(shift, earlier.get(shift.id) ?? [], day),
})

/** The same with all that judging somebody takes. */
export function openingOn(
  setting: GroupSetting,
  planner: Pick<Planner, 'organization' | 'language'>,
  { date, shiftId }: Pick<SeatQuestion, 'date' | 'shiftId'>,
): GroupOpening | Refusal {
  const place = setting.place ?? instantsIn(planner.organization.timeZone)
  const { planned, standard, earlier, rules } = setting
  const found = placedShiftOn({ planned, earlier, place }, planner, { date, shiftId })
  if (found instanceof Refusal) return found
  return {
    ...found,
    planned,
    date,
    shiftId,
    week: weekOf(date),
    isCustom: planned.group.useCustomShifts,
    ...cellsOf({ ...setting, place }, date, found.interval),
    rules,
    standardShifts: new Map(standard.map(one => [one.id, displayedShiftName(one, planner.language)])),
    members: new Map(planned.members.map(({ profileId, isMain }) => [profileId, isMain])),
  }
}

function cellsOf(
  { standard, earlier, place, touching }: GroupSetting & Required<Pick<GroupSetting, 'place'>>,
  date: Day,
  interval: Interval,
): OpeningCells {
  const key = `${date} ${interval.start} ${interval.end}`
  const known = touching?.get(key)
  if (known) return known
  const standardOn = (day: Day) => standard.map(each => shiftOn(each, day, earlier))
  const cells = cellsOverlappingShift({ date, interval }, standardOn, place)
  const found = { cells, ofDays: cellsOfDays(date, cells, standardOn, place) }
  touching?.set(key, found)
  return found
}

type CellsByWeek = ReadonlyMap<Day, PackedCells>

export const statusIn =
  (weeks: CellsByWeek | undefined) =>
  ({ weekStart, shiftId, weekday }: Cell) =>
    cellStatus(weeks?.get(weekStart) ?? {}, shiftId, weekday)

const weekStartsOf = ({ cells, ofDays = [] }: Opening): Day[] => [
  ...new Set([...cells, ...ofDays].map(({ weekStart }) => weekStart)),
]

/** Everybody's cells of the weeks that the opening touches, by person. */
export async function listCellsForOpening(
  tx: Tx,
  organizationId: string,
  opening: Opening,
): Promise<ReadonlyMap<string, CellsByWeek>> {
  return cellsByMemberAndWeek(await availability.listAvailabilityCells(tx, organizationId, weekStartsOf(opening)))
}

/** By person, then week. */
export function cellsByMemberAndWeek(
  rows: readonly { readonly profileId: string; readonly weekStart: Day; readonly cells: PackedCells }[],
): ReadonlyMap<string, CellsByWeek> {
  const byPerson = new Map<string, Map<Day, PackedCells>>()
  for (const { profileId, weekStart, cells } of rows) {
    const weeks = byPerson.get(profileId) ?? new Map<Day, PackedCells>()
    byPerson.set(profileId, weeks.set(weekStart, cells))
  }
  return byPerson
}

/** One person's cells of the weeks that the opening touches. */
export async function findCellsForOpening(
  tx: Tx,
  organizationId: string,
  opening: Opening,
  profileId: string,
): Promise<CellsByWeek> {
  const weeks = new Map<Day, PackedCells>()
  for (const weekStart of weekStartsOf(opening)) {
    weeks.set(weekStart, (await availability.findAvailability(tx, organizationId, profileId, weekStart)).cells)
  }
  return weeks
}
