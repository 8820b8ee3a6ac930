import type { GroupColour } from '#kit/colour.ts'
import { foldForSearch } from '#kit/text.ts'
import { allSeats, type BoardGroup, type BoardRow, type BoardSeat, type IsOpenSeat } from './board.ts'
import type { WeekGroup } from './schema.ts'

export interface BoardFilters {
  readonly text: string
  readonly platforms: readonly string[]
  readonly tags: readonly string[]
  readonly colours: readonly GroupColour[]
  readonly gaps: boolean
  readonly unconfirmed: boolean
  readonly breaks: boolean
}

export const noFilters: BoardFilters = {
  text: '',
  platforms: [],
  tags: [],
  colours: [],
  gaps: false,
  unconfirmed: false,
  breaks: false,
}

const any = (wanted: readonly string[], has: readonly string[]) =>
  wanted.length === 0 || wanted.some(one => has.includes(one))

/** Whether a seat is what the marks ask for; several marks widen. */
export function isSeatMatchingFilters(
  seat: BoardSeat,
  { gaps, unconfirmed, breaks }: BoardFilters,
  isGap: IsOpenSeat,
): boolean {
  const { taken } = seat
  if (!gaps && !unconfirmed && !breaks) return true
  if (gaps && isGap(seat)) return true
  if (unconfirmed && taken?.state === 'assigned') return true
  return breaks && taken?.isOverridden === true
}

const asksForAll = ({ text, platforms, tags, colours, gaps, unconfirmed, breaks }: BoardFilters): boolean =>
  text.trim() === '' && [platforms, tags, colours].every(one => one.length === 0) && !gaps && !unconfirmed && !breaks

/** Nothing is asked for but gaps: what then shows nothing has none. */
export const hasOnlyOpenSeatsFilter = (filters: BoardFilters): boolean =>
  filters.gaps && asksForAll({ ...filters, gaps: false })

const isAmong = (group: WeekGroup, { platforms, tags, colours }: BoardFilters): boolean =>
  any(platforms, group.platforms) && any(tags, group.tags) && any(colours, [group.color])

/** Groups and rows that fit; a text means a group, one of its creators, or somebody who sits there. */
export function filterBoardGroups(
  groups: readonly BoardGroup[],
  filters: BoardFilters,
  isGap: IsOpenSeat,
): readonly BoardGroup[] {
  if (asksForAll(filters)) return groups.filter(({ rows }) => rows.length > 0)
  const text = foldForSearch(filters.text.trim())
  return groups.flatMap(one => {
    const { group } = one
    if (!isAmong(group, filters)) return []
    const isNamed = text === '' || [group.name, ...group.creators].some(name => foldForSearch(name).includes(text))
    const rows = one.rows.filter(({ cells }) =>
      cells.some(
        seat =>
          seat &&
          isSeatMatchingFilters(seat, filters, isGap) &&
          (isNamed || (seat.taken && foldForSearch(seat.taken.person.fullName).includes(text))),
      ),
    )
    return rows.length === 0 ? [] : [{ group, rows: named(rows) }]
  })
}

/** The groups of which something is shown, with all of their rows: what is published, copied and cleared is a group's whole week. */
export const completeShownGroups = (
  all: readonly BoardGroup[],
  shown: readonly BoardGroup[],
): readonly BoardGroup[] => {
  const ids = new Set(shown.map(({ group }) => group.id))
  return all.filter(({ group }) => ids.has(group.id))
}

/** The first row that is left of each shift says its name. */
const named = (rows: readonly BoardRow[]): BoardRow[] =>
  rows.map((row, index) => ({ ...row, isFirst: rows[index - 1]?.shift.id !== row.shift.id }))

/** Keys of the taken seats that match; undefined: all match. Texts and open seats are not considered. */
export function seatKeysMatchingFilters(
  groups: readonly BoardGroup[],
  filters: BoardFilters,
): ReadonlySet<string> | undefined {
  const asked = { ...filters, text: '', gaps: false }
  if (asksForAll(asked)) return undefined
  const seats = allSeats(groups.filter(({ group }) => isAmong(group, asked)))
  return new Set(
    seats.filter(seat => seat.taken && isSeatMatchingFilters(seat, asked, () => false)).map(({ key }) => key),
  )
}
