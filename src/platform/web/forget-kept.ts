import { keptFor, noteKeptFor } from './kept-for.ts'

/** From now on for this person of this organisation; what was another's is gone. */
export async function keepFor(owner: string): Promise<void> {
  if (keptFor() === owner) return
  await forgetKept()
  noteKeptFor(owner)
}

/** Erases all of it. Every window of this browser stops keeping at once, also while this one is still erasing. */
export async function forgetKept(): Promise<void> {
  if (keptFor() === undefined) return
  noteKeptFor(undefined)
  const { erase } = await import('./kept.ts')
  await erase()
}
