import { setTimeout } from 'node:timers/promises'

/** Milliseconds that what depends on whether an address is known does not take longer than, on a machine that is not overloaded. */
const evenTime = 250

/**
 * Answers after the same time, whether there was anything to do or not: the clock tells nobody which addresses we know. On
 * a machine that is overloaded it is twice that time, or three times, for either.
 */
export async function inConstantTime(work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  await work()
  await setTimeout(evenTime - ((performance.now() - began) % evenTime))
}
