import { crash } from './crash.ts'
import { ending } from './ending.ts'
import type { Prove } from './ground.ts'
import { manyStreams } from './many-streams.ts'
import { nodes } from './nodes.ts'
import { slowClients } from './slow-clients.ts'

/** By the name that they are called with, from the quick to the slow. */
export const proofs: Readonly<Record<string, Prove>> = {
  sigterm: ending,
  slow: slowClients,
  nodes,
  streams: manyStreams,
  crash,
}
