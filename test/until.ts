import { waitTimeout } from './timeouts.ts'

/** Waits until it holds, and fails when it does not within the time. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  { within = waitTimeout, what = 'it' }: { within?: number; what?: string } = {},
): Promise<void> {
  for (const end = Date.now() + within; !(await holds()); await new Promise(done => setTimeout(done, 40))) {
    if (Date.now() > end) throw new Error(`${what} did not come to pass`)
  }
}
