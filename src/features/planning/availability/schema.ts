import { z } from 'zod'
import { zDay, zId, zText, zTimeOfDay, zWeek } from '#kit/schema.ts'
import { zShiftId } from '#features/agency/shifts/schema.ts'
import { cellStatuses } from './packed.ts'
import { maxNoteLength, markings, maxCopies } from './markings.ts'

/** One person, one date, one standard shift (docs/product/en/availability.md#marking). */
const availabilityEntry = z.object({
  date: z.string(),
  shiftId: z.string(),
  status: z.enum(cellStatuses),
  note: z.string(),
})

export const availabilityWeek = z.object({
  week: zWeek,
  profileId: z.string(),
  version: z.number().int(),
  entries: z.array(availabilityEntry),
  /** Of this week: days with vacation taken or asked for, and the person's limit. */
  vacationDays: z.object({ current: z.number().int(), max: z.number().int() }),
  /** The times that the standard shifts have in this week: those of Monday, then each that comes in their place. */
  shiftTimes: z.array(
    z.object({
      shiftId: z.string(),
      from: zDay,
      startTime: zTimeOfDay,
      endTime: zTimeOfDay,
      belongsToPreviousDay: z.boolean(),
    }),
  ),
})
export type AvailabilityWeek = z.infer<typeof availabilityWeek>

const cellChange = z.object({
  date: zDay,
  shiftId: zShiftId,
  marking: z.enum(markings, 'input.invalid'),
  /** Left out: the note stays. */
  note: zText({ max: maxNoteLength }).optional(),
  /** What stood there when it was marked, where that is a while ago: the cell is refused if it says something else by now. */
  was: z.object({ status: z.enum(cellStatuses, 'input.invalid'), note: zText({ max: maxNoteLength }) }).optional(),
})
export type CellChange = z.infer<typeof cellChange>

export const setCellsInput = z.object({
  week: zWeek,
  /** Left out: one's own. */
  profileId: zId.optional(),
  cells: z.array(cellChange).min(1).max(140),
})
export type SetCells = z.infer<typeof setCellsInput>

export const copyInput = z.object({
  from: zWeek,
  to: z.array(zWeek).min(1).max(maxCopies),
  /** Left out: one's own. */
  profileId: zId.optional(),
})
export type CopyWeek = z.infer<typeof copyInput>

const vacationPart = z.object({ day: z.number().int(), shiftNames: z.array(z.string()) })
export type VacationPart = z.infer<typeof vacationPart>
/** Days with vacation, taken or asked for, in some shifts only; counted from the first day of the answer. */
export const vacationParts = z.array(vacationPart)

/**
 * Everybody's week in as few bytes as it takes: `cells[i]` belongs to `people[i]` and holds seven letters a shift, in the
 * order of `shiftIds` (see `packed.ts`).
 */
export const teamWeek = z.object({
  week: zWeek,
  shiftIds: z.array(z.string()),
  people: z.array(z.string()),
  cells: z.array(z.string()),
  /** Members who are reported absent, with the cells of that time as `s`, in the same order. */
  absent: z.array(z.object({ profileId: z.string(), cells: z.string() })),
})
export type TeamWeek = z.infer<typeof teamWeek>
