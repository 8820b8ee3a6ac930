import { addDays, type Day } from '#kit/day.ts'
import { beginsNextDay } from '#kit/span.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { daysOfWeek } from '#kit/week.ts'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import { unpackSeatFlags, type SeatFlags } from './flags.ts'
import type { AgencyWeek, WeekGroup, WeekPerson, WeekShift } from './schema.ts'

/** One place to fill, with whoever sits there. */
export interface BoardSeat {
  readonly key: string
  readonly groupId: string
  readonly groupName: string
  readonly date: Day
  /** With the times of the day. */
  readonly shift: WeekShift
  /** From 1. */
  readonly number: number
  /** A main chatter is wanted here. */
  readonly isMainPlace: boolean
  /** There is no such seat any more. */
  readonly isSurplus: boolean
  /** The week of its group is. */
  readonly isPublished: boolean
  readonly taken: SeatOccupant | undefined
  readonly note: string
  /** Who has declined it, the last one last. */
  readonly declined: readonly { readonly fullName: string; readonly reason: string }[]
}

export interface SeatOccupant extends SeatFlags {
  readonly person: WeekPerson
  readonly isMain: boolean
  /** The times of the seat, where they are no longer those of its shift. */
  readonly keptTimes?: { readonly startTime: TimeOfDay; readonly endTime: TimeOfDay } | undefined
  readonly warnings: readonly Warning[]
  readonly reason: string
}

/** One seat of a shift through the week. */
export interface BoardRow {
  readonly shift: WeekShift
  readonly isInForce: boolean
  /** The first of its shift has the shift's name beside it. */
  readonly isFirst: boolean
  /** By day; undefined where the shift has fewer seats. */
  readonly cells: readonly (BoardSeat | undefined)[]
}

export interface BoardGroup {
  readonly group: WeekGroup
  readonly rows: readonly BoardRow[]
}

/** Whether a seat is a gap at a certain moment: `gaps.ts`. */
export type IsOpenSeat = (seat: BoardSeat) => boolean

export interface Staffing {
  readonly have: number
  readonly need: number
  /** Of those that nobody has, the ones to come. */
  readonly open: number
}

const known = new WeakMap<AgencyWeek, readonly BoardGroup[]>()

/** With the times that it has on a day of the week. */
export function shiftWithTimesOn(shift: WeekShift, date: Day): WeekShift {
  const change = shift.changes.findLast(({ from }) => from <= date)
  if (!change) return shift
  const { startTime, endTime, isOvernight } = change
  return { ...shift, startTime, endTime, isOvernight }
}

/** The week as rows of seats; laid out once, for thousands of seats take their time. */
export function boardOf(week: AgencyWeek): readonly BoardGroup[] {
  const board = known.get(week) ?? layOut(week)
  known.set(week, board)
  return board
}

/** A node of the release before does not say which times were kept. */
type Read = Omit<AgencyWeek, 'kept'> & Partial<Pick<AgencyWeek, 'kept'>>

/** Of a seat as the wire has it: by its places among the groups, their shifts and the days. */
export const packedSeatKey = ([g, s, d, n]: readonly [number, number, number, number, ...unknown[]]): string =>
  `${g} ${s} ${d} ${n}`

const spotKey = ({ group, shift, day, seat }: Omit<AgencyWeek['notes'][number], 'note'>): string =>
  packedSeatKey([group, shift, day, seat])

function layOut({ week, groups, shifts, people, seats, notes, declined, overrides, kept = [] }: Read): BoardGroup[] {
  const days = daysOfWeek(week)
  const seated = new Map(seats.map(([g, s, d, n, ...rest]) => [packedSeatKey([g, s, d, n]), rest] as const))
  const noted = new Map(notes.map(({ note, ...spot }) => [spotKey(spot), note]))
  const broken = new Map(overrides.map(({ warnings, reason, ...spot }) => [spotKey(spot), { warnings, reason }]))
  const keptBy = new Map(
    kept.map(({ person, startTime, endTime, ...spot }) => [`${spotKey(spot)} ${person}`, { startTime, endTime }]),
  )
  const gone = Map.groupBy(declined, spotKey)
  const highest = new Map<string, number>()
  for (const [g, s, , n] of seats) highest.set(`${g} ${s}`, Math.max(n, highest.get(`${g} ${s}`) ?? 0))

  return groups.map((group, g) => {
    const main = new Set(group.main)
    const rows = group.shifts.flatMap(({ at: place, isInForce, mainChatters }, s) => {
      const shift = shifts[place]
      if (!shift) return []
      const ofDays = days.map(date => shiftWithTimesOn(shift, date))
      const planned = isInForce ? group.chatterCount : 0
      const count = Math.max(planned, highest.get(`${g} ${s}`) ?? 0)
      return Array.from({ length: count }, (_, index): BoardRow => {
        const number = index + 1
        const cells = days.map((date, day): BoardSeat | undefined => {
          const where = packedSeatKey([g, s, day, number])
          const found = seated.get(where)
          if (!found && number > planned) return undefined
          const { warnings, reason } = broken.get(where) ?? { warnings: [], reason: '' }
          const person = found && people[found[0]]
          return {
            key: seatKey({ groupId: group.id, date, shiftId: shift.id, seat: number }),
            groupId: group.id,
            groupName: group.name,
            date,
            shift: ofDays[day] ?? shift,
            number,
            isMainPlace: number <= mainChatters,
            isSurplus: isInForce && number > planned,
            isPublished: group.state === 'published',
            taken: found &&
              person && {
                ...unpackSeatFlags(found[1]),
                person,
                isMain: main.has(found[0]),
                keptTimes: keptBy.get(`${where} ${found[0]}`),
                warnings,
                reason,
              },
            note: noted.get(where) ?? '',
            declined: (gone.get(where) ?? []).map(({ fullName, reason }) => ({ fullName, reason })),
          }
        })
        return { shift, isInForce, isFirst: index === 0, cells }
      })
    })
    return { group, rows }
  })
}

const seatsIn = (groups: readonly BoardGroup[], day?: number): BoardSeat[] =>
  groups.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) =>
      (day === undefined ? cells : [cells[day]]).filter(seat => seat !== undefined && !seat.isSurplus),
    ),
  ) as BoardSeat[]

/** Of the whole week, or of a day from 0. */
export function staffingOf(groups: readonly BoardGroup[], isGap: IsOpenSeat, day?: number): Staffing {
  const seats = seatsIn(groups, day)
  return { have: seats.filter(({ taken }) => taken).length, need: seats.length, open: seats.filter(isGap).length }
}

export const allSeats = (groups: readonly BoardGroup[]): BoardSeat[] =>
  groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter(seat => seat !== undefined)))

/** Drafts that clearing means, but for those that are over: of a day whose shifts may still run, only the server knows. */
export const draftsToClear = (groups: readonly BoardGroup[], today: Day): BoardSeat[] =>
  allSeats(groups).filter(
    // a night that is filed under the day before ends two days after it
    ({ taken, date }) => taken?.state === 'draft' && !taken.isPinned && addDays(date, 2) >= today,
  )

export interface PersonRow {
  readonly person: WeekPerson
  /** By day, by start. */
  readonly days: readonly (readonly BoardSeat[])[]
}

/** A row a person, with their seats of all groups. */
export function personRowsOf({ week, people }: AgencyWeek, groups: readonly BoardGroup[]): PersonRow[] {
  const days = daysOfWeek(week)
  const byPerson = Map.groupBy(
    allSeats(groups).filter(({ taken }) => taken),
    ({ taken }) => taken?.person.id,
  )
  return people.map(person => {
    const own = byPerson.get(person.id) ?? []
    return {
      person,
      days: days.map(date =>
        own.filter(seat => seat.date === date).toSorted((a, b) => (localStartOf(a) < localStartOf(b) ? -1 : 1)),
      ),
    }
  })
}

/** In order of start: what begins after midnight and is filed under the day before comes after all others of its day. */
export const localStartOf = ({ date, shift }: BoardSeat): string =>
  `${beginsNextDay(shift) ? addDays(date, 1) : date} ${shift.startTime}`

const orderOf = (seat: BoardSeat): string =>
  [localStartOf(seat), seat.groupName, seat.groupId, seat.shift.id, seat.date, seat.number].join(' ')

/** As one walks over them: by start, then by group and shift. */
export const compareBoardSeats = (a: BoardSeat, b: BoardSeat): number => (orderOf(a) < orderOf(b) ? -1 : 1)

/** Of seats in order the one after a seat, or before it; round about. */
export function neighbouringSeat(
  seats: readonly BoardSeat[],
  here: BoardSeat | undefined,
  step: 1 | -1,
): BoardSeat | undefined {
  const found =
    here &&
    (step === 1
      ? seats.find(seat => orderOf(seat) > orderOf(here))
      : seats.findLast(seat => orderOf(seat) < orderOf(here)))
  return found ?? (step === 1 ? seats[0] : seats.at(-1))
}
