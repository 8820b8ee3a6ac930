import type { Day } from '#kit/day.ts'
import { type Instants, instantsOf, type Span } from '#kit/span.ts'

interface Seat {
  /** The day under which the plan has it. */
  readonly date: Day
  readonly shiftId: string
  readonly instants: Instants
}

/** The standard shift in whose cell a seat stands: its own, or of a group's own times the one it shares most with. */
export function standardShiftIdOf(
  { date, shiftId, instants }: Seat,
  standard: readonly (Span & { readonly id: string })[],
  zone: string,
): string | undefined {
  if (standard.some(({ id }) => id === shiftId)) return shiftId
  const shared = standard.map(shift => ({ id: shift.id, time: sharedTime(instants, instantsOf(date, shift, zone)) }))
  const maximum = Math.max(0, ...shared.map(({ time }) => time))
  return maximum === 0 ? undefined : shared.find(({ time }) => time === maximum)?.id
}

const sharedTime = (a: Instants, b: Instants): number =>
  Math.min(a.end.epochMilliseconds, b.end.epochMilliseconds) -
  Math.max(a.start.epochMilliseconds, b.start.epochMilliseconds)
