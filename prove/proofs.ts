import type { Prove } from './ground.ts'
import { manyStreams } from './many-streams.ts'

/** By the name that they are called with, from the quick to the slow. */
export const proofs: Readonly<Record<string, Prove>> = {
  streams: manyStreams,
}
