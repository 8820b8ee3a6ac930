/** Milliseconds by which the server's clock is ahead of this device's, as far as its answers show. */
let offset = 0

/**
 * The time of the server: a device whose clock is wrong would hide “Check in”. Before the first answer it is the time of
 * the device.
 */
export const serverNow = (): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Date.now() + offset)

/**
 * Corrects the offset by an answer's `Date`, in whole seconds, which was written between `asked` and now. `asked` is in
 * milliseconds since the epoch by this device's clock.
 */
export function learnServerTime(date: string | null, asked: number): void {
  // without a date it is NaN, which is neither more nor less
  const written = Date.parse(date ?? '')
  const [min, max] = [written - Date.now(), written + 1000 - asked]
  if (offset < min || offset > max) offset = Math.round((min + max) / 2)
}
