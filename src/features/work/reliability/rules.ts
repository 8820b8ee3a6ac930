/*
 * How far one can rely on somebody, from what is known anyway (docs/product/en/attendance.md#reliability):
 *
 *   80 × (in time + ½ late) ÷ (in time + late + missing + declined late)
 *   + 20 × confirmed in time ÷ to be confirmed
 *   + 2 for each seat taken over for somebody, 10 at most; never more than 100.
 *
 * Whoever says that they are ill, or that there is an emergency, has not declined late. Of fewer than six shifts there is no
 * figure: nobody stands badly for being new, and nobody well.
 */
export const weeksBack = 12
export const fewestShifts = 6
/** Before the start; later is late for a no, and for a yes. */
export const hoursBefore = 24

const [comingWeighs, confirmingWeighs] = [80, 20]
const [perSeatTakenOver, maxForTakenOver] = [2, 10]

export interface ReliabilityCounts {
  readonly punctual: number
  readonly late: number
  readonly missing: number
  /** Less than a day before the start, without being ill. */
  readonly declinedLate: number
  readonly confirmedInTime: number
  /** Of how many. */
  readonly toConfirm: number
  readonly takenOver: number
}

export const noCounts: ReliabilityCounts = {
  punctual: 0,
  late: 0,
  missing: 0,
  declinedLate: 0,
  confirmedInTime: 0,
  toConfirm: 0,
  takenOver: 0,
}

/** What somebody was counted on for. */
export const countExpectedShifts = ({ punctual, late, missing, declinedLate }: ReliabilityCounts): number =>
  punctual + late + missing + declinedLate

/** From 0 to 100, whole; null: too few shifts to say. */
export function reliabilityOf(counts: ReliabilityCounts): number | null {
  const shifts = countExpectedShifts(counts)
  if (shifts < fewestShifts) return null
  const { punctual, late, confirmedInTime, toConfirm, takenOver } = counts
  const coming = (punctual + late / 2) / shifts
  // nobody stands badly for what they were not asked
  const confirming = toConfirm === 0 ? 1 : confirmedInTime / toConfirm
  const extra = Math.min(maxForTakenOver, perSeatTakenOver * takenOver)
  return Math.min(100, Math.round(comingWeighs * coming + confirmingWeighs * confirming + extra))
}
