import { errorInBrief } from '#platform/server/logged-error.ts'

/** The one argument of a task; without it the way to call it is told. */
export function argument(call: string): string {
  const [given, ...more] = process.argv.slice(2)
  if (given === undefined || given === '' || more.length > 0) throw new Error(`Call it so: ${call}`)
  return given
}

/** Runs a task to its end and says in one sentence why it could not be done. A signal lets it clear up first. */
export async function reported(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  try {
    await task(stop.signal)
  } catch (cause) {
    const aborted = stop.signal.aborted ? 'Stopped before the end.' : undefined
    process.stderr.write(`${aborted ?? errorInBrief(cause)}\n`)
    process.exitCode = 1
  }
}
