import { type Day, daysBetween } from '#kit/day.ts'

/** The steps of setting up an organisation, in the order of the list. */
export const setUpSteps = ['shifts', 'creators', 'groups', 'people', 'contacts', 'mail', 'bot'] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** Without these no week can be planned. */
const neededSteps: ReadonlySet<SetUpStep> = new Set(['shifts', 'creators', 'groups', 'people'])

/** Whether a week can be planned; mail and a bot are in the hands of the operator. */
export const isSetUp = (setUp: readonly { readonly step: SetUpStep; readonly isDone: boolean }[]): boolean =>
  setUp.every(({ step, isDone }) => isDone || !neededSteps.has(step))

/** How a day stands, from nobody to everybody. */
export const heats = ['none', 'empty', 'low', 'half', 'high', 'full'] as const
export type Heat = (typeof heats)[number]

/** `none`: there is nothing to fill. */
export function heatOf(filled: number, required: number): Heat {
  if (required === 0) return 'none'
  if (filled >= required) return 'full'
  if (filled === 0) return 'empty'
  const share = filled / required
  if (share < 0.5) return 'low'
  return share < 0.8 ? 'half' : 'high'
}

interface CoveredWeek {
  /** Its Monday. */
  readonly from: Day
  readonly groups: readonly {
    /** By day, from Monday on. */
    readonly filled: readonly number[]
    /** Of every day. */
    readonly required: number
  }[]
}

/** Seats that can still be filled this week: of today and the days to come; what is over is nobody's work any more. */
export function openSeats({ from, groups }: CoveredWeek, today: Day): number {
  const first = Math.max(0, daysBetween(from, today))
  return groups.reduce(
    (sum, { filled, required }) =>
      sum + filled.slice(first, 7).reduce((open, have) => open + Math.max(0, required - have), 0),
    0,
  )
}
