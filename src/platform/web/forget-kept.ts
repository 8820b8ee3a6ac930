import { forgetting, keptFor, noteKeptFor } from './kept-for.ts'

/** From now on for this person of this organisation; what was another's is gone. */
export async function keepFor(owner: string): Promise<void> {
  if (keptFor() === owner) return
  // what was done on a first visit, before anybody was known, stays
  if (keptFor() !== undefined) await forgetKept()
  noteKeptFor(owner)
}

/** Erases all of it. Every window of this browser stops keeping at once, also while this one is still erasing. */
export async function forgetKept(): Promise<void> {
  const owner = keptFor()
  noteKeptFor(undefined)
  forgetting.unkept?.()
  if (owner === undefined) return
  const { erase } = await import('./kept.ts')
  await erase()
}
