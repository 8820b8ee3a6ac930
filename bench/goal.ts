/** One figure that was measured, and what it has to be. */
export interface Check {
  /** What it says, in a few words. */
  readonly name: string
  /** The program's file: `bench/results.json`. */
  readonly file: string
  readonly result: string
  readonly figure: string
  readonly unit?: 'ms' | '/s' | 'KB' | 'MB' | '%' | 'x' | ''
  /** Without a limit the figure is only shown. */
  readonly max?: number
  readonly min?: number
  /** For what is not a number. */
  readonly is?: string | boolean
}

/** A line of the figures to reach. */
export interface Goal {
  readonly goal: string
  readonly figure: string
  /** How to measure it. */
  readonly program: string
  readonly checks: readonly Check[]
  /** What stands in the way; told only while the goal is not reached. */
  readonly because?: string
}

/** Speed, processor time and the rest of one measurement. */
export const readingOf =
  (file: string) =>
  (result: string, limits: { speed?: number; p99?: number; cpu?: number; share?: number } = {}): Check[] => {
    const at = { file, result }
    const check = (name: string, figure: string, unit: Check['unit'], limit: Pick<Check, 'max' | 'min'>): Check => ({
      ...at,
      name,
      figure,
      ...(unit === undefined ? {} : { unit }),
      ...limit,
    })
    const min = (value: number | undefined) => (value === undefined ? {} : { min: value })
    const max = (value: number | undefined) => (value === undefined ? {} : { max: value })
    return [
      check(result, 'perSecond', '/s', min(limits.speed)),
      check('of a bare handler in the same minute', 'share', '%', min(limits.share)),
      check('p50', 'p50', 'ms', {}),
      check('p99', 'p99', 'ms', max(limits.p99)),
      check('processor, server', 'cpu', 'ms', max(limits.cpu)),
      check('processor, database', 'databaseCpu', 'ms', {}),
    ]
  }
