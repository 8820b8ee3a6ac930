import type { Day } from '#kit/day.ts'
import type { ShiftPreference } from '#features/foundation/people/schema.ts'
import { deviationFromWish, type HoursWish } from '#features/planning/preferences/hours-wish.ts'
import { type PreferenceForShift, preferenceForShift } from '#features/planning/preferences/rules.ts'
import type { CellStatus } from '#features/planning/availability/packed.ts'
import type { PlanningRules } from '#features/planning/planning-rules/rules.ts'
import type { AbsenceKind } from '#features/planning/assignments/states.ts'
import type { Eligibility } from './rules.ts'
import { availabilityFor, type Cell, type PlacedShift } from './rules-cover.ts'
import {
  type OtherAssignment,
  hoursFromMilliseconds,
  intervalLength,
  shortRests,
  excessiveStreakDays,
  excessiveWeekHours,
  findOverlappingAssignment,
} from './rules-hours.ts'

/** The shift to fill, as everybody is judged by it. */
export interface Opening extends PlacedShift {
  /** The cells of anybody's grid that speak about it. */
  readonly cells: readonly Cell[]
  /** See `cellsOfDays`; without them no vacation counts as a whole day. */
  readonly ofDays?: readonly Cell[]
  /** The organisation's standard shifts: id to name. */
  readonly standardShifts: ReadonlyMap<string, string>
  readonly rules: PlanningRules
}

/** One person's week as the plan sees it. */
export interface CandidateFacts {
  readonly preferences: readonly ShiftPreference[]
  readonly hoursWish: HoursWish
  readonly statusOf: (cell: Cell) => CellStatus
  /** The person's other assignments around the shift. */
  readonly others: readonly OtherAssignment[]
  /** Of all assignments dated in the week. */
  readonly weekMilliseconds: number
  /** Days around the shift on which the person works. */
  readonly workedDays: ReadonlySet<Day>
  readonly isMain: boolean
  readonly isHome: boolean
  readonly declined: string | undefined
  readonly absence?: AbsenceKind | undefined
}

/** The standard shifts whose preferences count for a shift: itself, or those that a group's own shares time with. */
export const preferenceShiftIds = ({
  isCustom,
  cells,
  shiftId,
}: Pick<Opening, 'isCustom' | 'cells' | 'shiftId'>): Set<string> =>
  new Set(isCustom ? cells.map(cell => cell.shiftId) : [shiftId])

export const eligibilityFor = (opening: Opening, known: CandidateFacts): Eligibility =>
  eligibilityChecker(opening)(known)

/** The same for whoever asks for hundreds of people. */
export function eligibilityChecker(opening: Opening): (known: CandidateFacts) => Eligibility {
  const [alike, existing] = [preferenceShiftIds(opening), new Set(opening.standardShifts.keys())]
  return known => standingIn(opening, preferenceForShift(known.preferences, alike, existing), known)
}

function standingIn(opening: Opening, liking: PreferenceForShift, known: CandidateFacts): Eligibility {
  const availability = availabilityFor(opening, opening.cells, known.statusOf)
  return {
    availability,
    vacationShifts: availability.vacationShiftIds.flatMap(id => opening.standardShifts.get(id) ?? []),
    liking,
    exclusiveName: opening.standardShifts.get(liking.exclusiveElsewhere ?? '') ?? '',
    isMain: known.isMain,
    isHome: known.isHome,
    already: findOverlappingAssignment(opening.interval, known.others),
    shortRests: shortRests(opening.interval, known.others, opening.rules.minRestHours),
    tooLongWeek: excessiveWeekHours(opening.interval, known.weekMilliseconds, opening.rules.maxWeekHours),
    tooLongStreak: excessiveStreakDays(opening.date, known.workedDays, opening.rules.maxDaysInARow),
    fromWish: deviationFromWish(known.hoursWish, {
      without: hoursFromMilliseconds(known.weekMilliseconds),
      with: hoursFromMilliseconds(known.weekMilliseconds + intervalLength(opening.interval)),
    }),
    declined: known.declined,
    absence: known.absence,
    rules: opening.rules,
  }
}
