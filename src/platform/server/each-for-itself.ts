/** Milliseconds that failures may take together: what fails slowly is the database, and fails for all of them. */
const patience = 10_000

/**
 * Work for one after the other, of which one that fails takes nobody behind it the turn.
 * @throws what one failed with, or an `AggregateError` of several, once all have had their turn or failures have taken ten seconds
 */
export async function forEachCollectingErrors<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  let lost = 0
  for await (const one of all) {
    const began = performance.now()
    try {
      await work(one)
    } catch (cause) {
      failures.push(cause)
      lost += performance.now() - began
      if (lost > patience) break
    }
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} failed`)
}

/** The same of steps. */
export const runStepsCollectingErrors = (...steps: readonly (() => Promise<unknown>)[]): Promise<void> =>
  forEachCollectingErrors(steps, step => step())
