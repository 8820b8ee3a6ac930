import { serverProgram } from '../scripts/build.ts'
import { tryToRun } from '../bench/processes.ts'
import type { ProofContext } from './ground.ts'
import { databaseProcesses, killAll } from './killing.ts'
import { isReady, shareOf } from './requests.ts'
import { envOf, startEmbedded } from './staffel.ts'

/** A data folder belongs to one server; whoever comes second is told so, and leaves the first alone. */
export async function twoServers(ground: ProofContext): Promise<void> {
  const folder = ground.folder()
  const first = await startEmbedded(ground, folder)
  const times: number[] = []
  const tries = ground.isShort ? 1 : 100
  let refused = 0
  for (let n = 0; n < tries; n++) {
    const second = await tryToRun([serverProgram], envOf(folder))
    if ('url' in second) {
      await second.stop('SIGKILL')
      continue
    }
    if (second.code === 1 && second.said === `The data folder ${folder} is in use by another Staffel.`) refused += 1
    else ground.must(false, `the second ended with ${second.code}: ${second.said}`)
    times.push(second.after)
  }
  ground.note('second servers', tries)
  ground.note('refused', refused)
  ground.note('ms until then p50', shareOf(times, 0.5))
  ground.note('ms until then at most', Math.max(...times))
  ground.must(refused === tries, `${tries - refused} of ${tries} were not refused`)
  ground.must(await isReady(first.url), 'the first server is not ready any more')
  ground.mustBeWithin(2_000, Math.max(...times), 'ms until the second is refused')
  await bothAtOnce(ground)
}

/** Two that start in the same moment, on a folder that is new. */
async function bothAtOnce(ground: ProofContext): Promise<void> {
  const rounds = ground.isShort ? 1 : 10
  let single = 0
  for (let round = 0; round < rounds; round++) {
    const folder = ground.folder()
    ground.after(() => killAll(databaseProcesses(folder)))
    const both = await Promise.all([1, 2].map(() => tryToRun([serverProgram], envOf(folder))))
    const running = both.flatMap(one => ('url' in one ? [one] : []))
    if (running.length === 1) single += 1
    else ground.must(false, `${running.length} run: ${both.map(one => ('said' in one ? one.said : '')).join(' ')}`)
    for (const one of running) await one.stop()
  }
  ground.note('pairs started at once', rounds)
  ground.note('of which one runs', single)
}
