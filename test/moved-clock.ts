/*
 * Moves the clock of a process: imported by playwright.config.ts for the runner and by vitest in each worker, and with `--import` by the
 * servers of journeys. Pages get `moveClock` by an init script (e2e/test.ts). PostgreSQL keeps the real time, so no value of its
 * clock may be compared with one of these.
 *
 * E2E_NOW is a name of `instants` or an instant; left out: a Friday noon. The first process writes the distance to the real
 * clock to E2E_CLOCK_OFFSET, in milliseconds, and all others take it from there.
 */

/** Shifts `Date` and `Temporal.Now`. It runs in pages, too, and refers to nothing outside. */
export function moveClock(milliseconds: number): void {
  const Real = globalThis.Date
  const now = () => Real.now() + milliseconds
  globalThis.Date = new Proxy(Real, {
    construct: (target, input, newTarget) => Reflect.construct(target, input.length === 0 ? [now()] : input, newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  const { timeZoneId } = Temporal.Now
  const instant = () => Temporal.Instant.fromEpochMilliseconds(now())
  const zoned = (zone: string = timeZoneId()) => instant().toZonedDateTimeISO(zone)
  Object.assign(Temporal.Now, {
    instant,
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone?: string) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone?: string) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone?: string) => zoned(zone).toPlainTime(),
  })
}

process.env['E2E_CLOCK_OFFSET'] ??= await offsetFrom(process.env['E2E_NOW'])
export const clockOffset = Number(process.env['E2E_CLOCK_OFFSET'])

// vitest runs its set-up again for each file of a process
const isMoved = Symbol.for('staffel.isClockMoved')
if (!(isMoved in globalThis)) {
  Object.assign(globalThis, { [isMoved]: true })
  moveClock(clockOffset)
}

async function offsetFrom(wanted: string | undefined): Promise<string> {
  const { defaultInstant, instantOf } = await import('./instants.ts')
  const real = Temporal.Now.instant()
  return String(instantOf(wanted ?? defaultInstant, real).epochMilliseconds - real.epochMilliseconds)
}
