import { crash } from './crash.ts'
import { databaseFaults } from './database-faults.ts'
import { diskFull } from './disk-full.ts'
import { ending } from './ending.ts'
import { guessing } from './guessing.ts'
import type { Prove } from './ground.ts'
import { manyStreams } from './many-streams.ts'
import { migrationKills } from './migration-kills.ts'
import { races } from './races.ts'
import { revoking } from './revoking.ts'
import { slowClients } from './slow-clients.ts'
import { twoServers } from './two-servers.ts'
import { upgrade } from './upgrade.ts'

/** By the name that they are called with, from the quick to the slow. */
export const proofs: Readonly<Record<string, Prove>> = {
  races,
  guessing,
  revoking,
  sigterm: ending,
  slow: slowClients,
  streams: manyStreams,
  database: databaseFaults,
  disk: diskFull,
  upgrade,
  migrations: migrationKills,
  folder: twoServers,
  crash,
}
