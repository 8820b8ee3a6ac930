import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { daysTouching, monthIn, overlapMilliseconds, type Work } from '#features/work/attendance/hours.ts'
import { findClosedMonth, peopleById } from '#features/work/attendance/server/sheet-store.ts'
import { listWork } from '#features/work/attendance/server/works.ts'
import { currenciesOf } from '#features/work/scoreboard/server/read-board.ts'
import * as boards from '#features/work/scoreboard/server/board-store.ts'
import { requireScoreboardAccess } from '#features/work/scoreboard/server/gate.ts'
import * as places from '#features/work/scoreboard/server/known-name-store.ts'
import type { Tx } from '#platform/server/database.ts'
import {
  type Dimension,
  dimensions,
  type Earning,
  revenuePerHour as amountOf,
  restOf,
  type RevenueRow,
  rowsOf,
  type WorkedHours,
} from '../rules.ts'
import type { PerHour, PerHourQuestion, PerHourRow } from '../schema.ts'

/** @throws Refusal `scoreboard.off` */
export async function readRevenuePerHour(
  member: Member,
  { month, currency: asked, by }: PerHourQuestion,
): Promise<PerHour> {
  requireScoreboardAccess(member)
  const { organizationId } = member.actor
  return member.transaction(async tx => {
    const figures = await boards.listFigures(tx, organizationId, month)
    const currencies = currenciesOf(figures).map(each => each.currency)
    const currency = currencies.find(each => each === asked) ?? currencies[0] ?? null
    const own = figures.filter(row => row.currency === currency)
    const earners = new Set(own.map(({ profileId }) => profileId))
    const elsewhere = new Set(figures.flatMap(({ profileId }) => (earners.has(profileId) ? [] : profileId)))
    const details = (await boards.listFigureDetails(tx, organizationId, month)).filter(row => row.currency === currency)
    const works = member.organization.attendanceEnabled ? await worksIn(tx, member, month, elsewhere) : null
    const earnings = by === 'person' ? own.map(ofPerson) : partsOf(own, details, by)
    const rows = currency === null ? [] : rowsOf(earnings, works && workedBy(works, by, member, month))
    const names = await today(tx, member, by, rows)
    const named = namer(names, by, works ?? [])
    const shown = rows.map(row => shownRow(row, named))
    return { month, currency, by, dimensions: dimensionsOf(details), rows: shown, total: totalOf(rows) }
  })
}

type Detail = boards.DetailRow
type Figures = Pick<boards.FiguresRow, 'profileId' | 'revenue' | 'seconds' | 'timedRevenue'>

const ofPerson = (figures: Figures): Earning => ({ id: figures.profileId, text: '', ...earnedOf(figures) })

/** What was saved before lines with hours were kept apart counts as before: whole, where there are any. */
const earnedOf = ({ revenue, seconds, timedRevenue }: Pick<Figures, 'revenue' | 'seconds' | 'timedRevenue'>) => ({
  revenue,
  seconds,
  timed: timedRevenue ?? (seconds === null ? 0 : revenue),
})

const fieldsOf = {
  shift: ({ shiftId, shift }: Detail) => ({ id: shiftId, text: shift }),
  group: ({ groupId, group }: Detail) => ({ id: groupId, text: group }),
  creator: ({ creatorId, creator }: Detail) => ({ id: creatorId, text: creator }),
} as const satisfies Record<Exclude<Dimension, 'person'>, (detail: Detail) => Pick<Earning, 'id' | 'text'>>

/** What the file says of its parts, and what is left of the whole. */
function partsOf(figures: readonly Figures[], details: readonly Detail[], by: keyof typeof fieldsOf): Earning[] {
  const parts = details.map(detail => ({ ...fieldsOf[by](detail), ...earnedOf(detail) }))
  const rest = restOf(
    figures.reduce((all, { revenue }) => all + revenue, 0),
    parts,
  )
  return rest === 0 ? parts : [...parts, { id: null, text: '', revenue: rest, seconds: null, timed: 0 }]
}

const dimensionsOf = (details: readonly Detail[]): Dimension[] =>
  dimensions.filter(
    by =>
      by === 'person' ||
      details.some(detail => {
        const { id, text } = fieldsOf[by](detail)
        return id !== null || text !== ''
      }),
  )

/** Without those of people who have earned in other currencies alone: their hours are theirs. */
async function worksIn(tx: Tx, member: Member, month: string, without: ReadonlySet<string>): Promise<Work[]> {
  const { organizationId } = member.actor
  const isClosed = (await findClosedMonth(tx, organizationId, month)) !== undefined
  const works = await listWork(tx, organizationId, { days: daysTouching(month), isClosed }, member.now())
  return works.filter(({ profileId }) => !without.has(profileId))
}

const idOf: Readonly<Record<Dimension, (work: Work) => string | null>> = {
  person: work => work.profileId,
  shift: work => work.shiftId,
  group: work => work.groupId,
  // hours are of a group, whoever's accounts it has
  creator: () => null,
}

/** Of this month alone; null: hours are not kept by that. */
function workedBy(works: readonly Work[], by: Dimension, member: Member, month: string): WorkedHours[] | null {
  if (by === 'creator') return null
  const within = monthIn(month, member.organization.timeZone)
  return works.flatMap(work => {
    const id = idOf[by](work)
    return id === null ? [] : [{ id, milliseconds: overlapMilliseconds(within, work.worked) }]
  })
}

type Named = (row: RevenueRow) => string

/** As it is called today; what is gone, as it was called then. */
function namer(names: ReadonlyMap<string, string>, by: Dimension, works: readonly Work[]): Named {
  const then = new Map(works.map(work => [idOf[by](work), by === 'shift' ? work.shiftName : work.groupName]))
  return ({ id, text }) => (id === null ? text : (names.get(id) ?? (text === '' ? (then.get(id) ?? '') : text)))
}

async function today(
  tx: Tx,
  { actor, language }: Member,
  by: Dimension,
  rows: readonly RevenueRow[],
): Promise<ReadonlyMap<string, string>> {
  const { organizationId } = actor
  if (by === 'person') {
    const people = await peopleById(
      tx,
      organizationId,
      rows.flatMap(({ id }) => id ?? []),
    )
    return new Map([...people].map(([id, { fullName }]) => [id, fullName]))
  }
  const groups = new Map((await places.listGroups(tx, organizationId)).map(({ id, name }) => [id, name]))
  if (by === 'group') return groups
  if (by === 'creator') {
    return new Map((await places.listCreators(tx, organizationId)).map(({ id, name }) => [id, name]))
  }
  const shifts = await places.listShifts(tx, organizationId)
  // several groups can have a shift of the same name
  return new Map(
    shifts.map(({ id, name, groupId }) => {
      const group = groupId === null ? undefined : groups.get(groupId)
      const shown = displayedShiftName({ id, name }, language)
      return [id, group === undefined ? shown : `${shown} (${group})`]
    }),
  )
}

const hour = 3_600_000

const shownRow = (row: RevenueRow, named: Named): PerHourRow => ({
  key: row.key,
  name: row.key === null ? '' : named(row),
  isUnknown: row.key !== null && row.id === null,
  revenue: row.revenue,
  ...sourcesOf(row),
})

const sourcesOf = ({
  revenue,
  worked,
  timed,
  seconds,
}: Pick<RevenueRow, 'revenue' | 'worked' | 'timed' | 'seconds'>) => ({
  sheet: sourceOf(revenue, worked),
  file: sourceOf(timed, seconds === null ? null : seconds * 1000),
})

const sourceOf = (revenue: number, milliseconds: number | null): PerHourRow['sheet'] =>
  milliseconds === null ? null : { minutes: (milliseconds / hour) * 60, perHour: amountOf(revenue, milliseconds) }

/** An hour that brings nothing is an hour; revenue of which nobody knows the hours is not reckoned by the hours of others. */
function totalOf(rows: readonly RevenueRow[]): PerHourRow {
  const kept = rows.filter(({ worked }) => worked !== null)
  return {
    key: null,
    name: '',
    isUnknown: false,
    revenue: sumOf(rows, row => row.revenue),
    sheet: sourceOf(
      sumOf(kept, row => row.revenue),
      kept.length === 0 ? null : sumOf(kept, row => row.worked ?? 0),
    ),
    file: sourceOf(
      sumOf(rows, row => row.timed),
      rows.every(({ seconds }) => seconds === null) ? null : sumOf(rows, row => (row.seconds ?? 0) * 1000),
    ),
  }
}

const sumOf = (rows: readonly RevenueRow[], of: (row: RevenueRow) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)
