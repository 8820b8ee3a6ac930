import { away } from './away.ts'
import { backingUp } from './backing-up.ts'
import { clock } from './clock.ts'
import { crash } from './crash.ts'
import { databaseFaults } from './database-faults.ts'
import { diskFull } from './disk-full.ts'
import { duty } from './duty.ts'
import { ending } from './ending.ts'
import { failover } from './failover.ts'
import { guessing } from './guessing.ts'
import type { Outcome, Prove } from './ground.ts'
import { manyStreams } from './many-streams.ts'
import { market } from './market.ts'
import { migrationKills } from './migration-kills.ts'
import { nodes } from './nodes.ts'
import { programs } from './programs.ts'
import { races } from './races.ts'
import { revoking } from './revoking.ts'
import { slowClients } from './slow-clients.ts'
import { malformed, matrix } from './suites.ts'
import { twoServers } from './two-servers.ts'
import { upgrade } from './upgrade.ts'

/** By the name that they are called with, from the quick to the slow. */
export const proofs: Readonly<Record<string, Prove>> = {
  matrix,
  malformed,
  races,
  guessing,
  revoking,
  sigterm: ending,
  slow: slowClients,
  nodes,
  streams: manyStreams,
  database: databaseFaults,
  failover,
  disk: diskFull,
  backup: backingUp,
  away,
  market,
  duty,
  programs,
  clock,
  upgrade,
  migrations: migrationKills,
  folder: twoServers,
  crash,
}

const maxTold = 8

export function lineOf(name: string, { state, figures, failures, seconds }: Outcome): string {
  const told = Object.entries(figures).map(([what, figure]) => `${figure} ${what}`)
  return [
    `${state.padEnd(6)} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${told.join(', ')}`,
    ...failures.slice(0, maxTold).map(failure => `       ${failure}`),
    ...(failures.length > maxTold ? [`       and ${failures.length - maxTold} more`] : []),
  ].join('\n')
}
