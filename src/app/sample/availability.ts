import { addWeeks, mondayOf, type Week } from '#kit/week.ts'
import { cellStatus, type CellStatus, type PackedCells, withCell } from '#features/planning/availability/packed.ts'
import { availabilityWeeks } from '#features/planning/availability/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SeededRandom } from './random.ts'

const weeks = 6

interface Availability {
  readonly organizationId: string
  readonly now: Temporal.Instant
  readonly chatterIds: readonly string[]
  readonly shiftIds: readonly string[]
  readonly firstWeek: Week
  readonly dice: SeededRandom
}

/** Whether a chatter marked a cell as one to work. */
export type IsAvailable = (chatterId: string, week: Week, weekday: number, shiftId: string) => boolean

/** Six weeks from this one; most people prefer one shift, some are on vacation or have asked for it. */
export const insertSampleAvailability = (tx: Tx, availability: Availability): Promise<IsAvailable> =>
  insertWeeks(tx, availability, { from: 0, to: weeks }, (index, offset) =>
    paint(availability.shiftIds, index, offset, availability.dice),
  )

/** The weeks before this one, as they were marked then; some take more weekends off than others. */
export const insertPastSampleAvailability = (
  tx: Tx,
  availability: Availability,
  pastWeeks: number,
): Promise<IsAvailable> =>
  insertWeeks(tx, availability, { from: -pastWeeks, to: 0 }, index => atWeekendsOff(availability, index))

function atWeekendsOff({ shiftIds, dice }: Availability, person: number): PackedCells {
  const isOff = dice.happens((person % 5) * 0.09)
  return mark(shiftIds, person, dice, weekday => (isOff && weekday >= 5 ? 'none' : undefined))
}

async function insertWeeks(
  tx: Tx,
  { organizationId, now, chatterIds, firstWeek }: Availability,
  offsets: { readonly from: number; readonly to: number },
  cellsFor: (index: number, offset: number) => PackedCells,
): Promise<IsAvailable> {
  const cellsOf = new Map<string, PackedCells>()
  for (let offset = offsets.from; offset < offsets.to; offset++) {
    const week = addWeeks(firstWeek, offset)
    const rows = chatterIds.map((profileId, index) => {
      const cells = cellsFor(index, offset)
      cellsOf.set(`${profileId} ${week}`, cells)
      return { organizationId, weekStart: mondayOf(week), profileId, cells, notes: {}, updatedAt: now }
    })
    await tx.insert(availabilityWeeks).values(rows)
  }
  return (chatterId, week, weekday, shiftId) => {
    const status = cellStatus(cellsOf.get(`${chatterId} ${week}`) ?? {}, shiftId, weekday)
    return status === 'available' || status === 'preferred'
  }
}

function paint(shiftIds: readonly string[], person: number, offset: number, dice: SeededRandom): PackedCells {
  // chatter@ is off next weekend and has asked for two days in two weeks, so that the grid shows every status
  const awayFrom =
    person === 0 && offset === 1
      ? 5
      : person === 0 && offset === 2
        ? 3
        : dice.happens(0.06)
          ? Math.floor(dice.next() * 5)
          : 7
  const away: CellStatus = (person === 0 ? offset === 1 : dice.happens(0.5)) ? 'vacation' : 'vacation_requested'
  return mark(shiftIds, person, dice, weekday => (weekday >= awayFrom && weekday < awayFrom + 2 ? away : undefined))
}

/** Most people like one shift; `awayOn` says what a day off is marked as. */
function mark(
  shiftIds: readonly string[],
  person: number,
  dice: SeededRandom,
  awayOn: (weekday: number) => CellStatus | undefined,
): PackedCells {
  const liked = shiftIds[person % shiftIds.length]
  let cells: PackedCells = {}
  for (let weekday = 0; weekday < 7; weekday++) {
    const away = awayOn(weekday)
    for (const shiftId of shiftIds) {
      const wants = dice.happens(shiftId === liked ? 0.85 : 0.4)
      const isPreferred = wants && !away && shiftId === liked && dice.happens(0.35)
      cells = withCell(cells, shiftId, weekday, away ?? (isPreferred ? 'preferred' : wants ? 'available' : 'none'))
    }
  }
  return cells
}
