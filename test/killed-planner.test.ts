// @module-tag all
import { afterAll, expect, it } from 'vitest'
import { aCrowdedOffice, question, w48 } from './autoplan-office.ts'
import { startBeside, stopAll } from './started.ts'
import { longWaitTimeout } from './timeouts.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

// this server asks and plans nothing
const world = useWorld({ ROLE: 'web' })
afterAll(stopAll)

it('a plan whose worker is killed is made by another, once and whole', async () => {
  const { lea, ask, runOf } = await aCrowdedOffice(world)
  const first = await startBeside(world, { ROLE: 'worker' })
  const { runId } = await ask({ ...question, effort: 'thorough' })
  await until(async () => ((await runOf(runId)).progress?.filled ?? 0) > 0, {
    within: longWaitTimeout,
    what: 'progress',
  })
  await first.stop('SIGKILL')
  expect((await runOf(runId)).state).toBe('running')
  expect((await lea.api.autoplan.proposals({ week: w48 })).proposals).toEqual([])
  await startBeside(world, { ROLE: 'worker' })
  // the hold of the dead one runs out by itself; the next looks for such every ten seconds
  await until(async () => (await runOf(runId)).state === 'done', {
    within: longWaitTimeout,
    what: 'the end of the run',
  })
  const { proposals } = await lea.api.autoplan.proposals({ week: w48 })
  expect(proposals.map(({ label: letter }) => letter)).toEqual(['A'])
  const proposal = await lea.api.autoplan.proposal({ proposalId: proposals[0]!.id })
  const { seats, left } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
  expect([seats.length, left]).toEqual([proposal.seats.length, []])
})
