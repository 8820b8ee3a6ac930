import { describe, expect, it, vi } from 'vitest'
import { daysFrom } from '#kit/day.ts'
import { aCrowdedOffice, aPlannedOffice, monday, question, w48 } from '#test/autoplan-office.ts'
import { until } from '#test/until.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { createRunExecutor } from './execute-run.ts'

// nothing is performed but by the runners that a test opens
const world = useWorld({ ROLE: 'web' })
vi.setConfig({ testTimeout: 120_000 })

async function aLongRun() {
  return { ...(await aCrowdedOffice(world)), thorough: { ...question, effort: 'thorough' as const } }
}

const runner = (options: Parameters<typeof createRunExecutor>[1] = {}) =>
  createRunExecutor(world.staffel.services, options)
const query = (text: string, values: unknown[]) => world.staffel.services.database.pool.query(text, values)

describe('a run', () => {
  it('says how far it is, and is cancelled with the best so far', { tags: ['all'] }, async () => {
    const { id: organizationId, lea, ask, runOf, thorough } = await aLongRun()
    const { runId } = await ask(thorough)
    expect(await runOf(runId)).toMatchObject({ state: 'queued', behind: 0, progress: null })
    const work = runner().perform({ organizationId, runId })
    await until(async () => ((await runOf(runId)).progress?.filled ?? 0) > 0, { what: 'progress' })
    const { progress, state } = await runOf(runId)
    expect([state, progress?.needed]).toEqual(['running', 2 * 2 * 21])
    await lea.api.autoplan.cancel({ runId })
    await work
    const run = await runOf(runId)
    expect(run).toMatchObject({ state: 'cancelled', ending: null })
    const proposal = await lea.api.autoplan.proposal({ proposalId: run.proposalId! })
    expect(proposal.seats.length).toBeGreaterThan(0)
    expect((await lea.api.autoplan.proposals({ week: w48 })).proposals).toMatchObject([{ isCutShort: true }])
    // what was found until then holds as well as anything
    const { left } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    expect(left).toEqual([])
    expect(await refusalOf(lea.api.autoplan.cancel({ runId }))).toMatchObject({ code: 'autoplan.runEnded' })
  })

  it('ends at the wall with a word', async () => {
    const { id: organizationId, ask, runOf, thorough } = await aLongRun()
    const { runId } = await ask(thorough)
    const wall = new AbortController()
    const work = runner({ wall: () => wall.signal }).perform({ organizationId, runId })
    await until(async () => ((await runOf(runId)).progress?.filled ?? 0) > 0)
    wall.abort()
    await work
    expect(await runOf(runId)).toMatchObject({ state: 'done', ending: 'out_of_time' })
    expect((await runOf(runId)).proposalId).not.toBeNull()
  })

  it('is one an organisation at a time: a second waits and says so, and is called when the first has ended', {
    tags: ['all'],
  }, async () => {
    const { id: organizationId, adam, lea, luna, nova, ask, runOf, thorough } = await aLongRun()
    const { runId: first } = await ask(thorough)
    world.clock.set('2026-11-20T11:00:01Z')
    const { runId: second } = await ask({ groupIds: [nova] })
    world.clock.set('2026-11-20T11:00:02Z')
    const { runId: third } = await adam.api.autoplan.start({ ...question, groupIds: [luna] })
    // the same wish is the same run
    expect((await ask({ groupIds: [nova, nova] })).runId).toBe(second)
    const node = runner()
    const work = node.perform({ organizationId, runId: first })
    await until(async () => (await runOf(first)).state === 'running')
    await node.perform({ organizationId, runId: second })
    await node.perform({ organizationId, runId: first })
    expect([(await runOf(second)).state, (await runOf(second)).behind, (await runOf(third)).behind]).toEqual([
      'queued',
      1,
      2,
    ])
    await lea.api.autoplan.cancel({ runId: third })
    expect(await runOf(third)).toMatchObject({ state: 'cancelled', proposalId: null })
    await lea.api.autoplan.cancel({ runId: first })
    await work
    const { rows } = await query("select data from pgboss.job where name = 'autoplan.run' and data->>'runId' = $1", [
      second,
    ])
    expect(rows.length).toBe(2)
    await node.perform({ organizationId, runId: second })
    expect(await runOf(second)).toMatchObject({ state: 'done' })
  })

  it('is refused when five wait', async () => {
    const { ask, luna, lea } = await aPlannedOffice(world)
    const dates = daysFrom(monday, 6)
    for (const date of dates.slice(0, 5)) await ask({ groupIds: [luna], dates: [date] })
    expect(await refusalOf(ask({ groupIds: [luna], dates: [dates[5]!] }))).toMatchObject({
      code: 'autoplan.tooManyWaiting',
      status: 409,
    })
    expect((await lea.api.autoplan.runs({ week: w48 })).length).toBe(5)
  })
})

describe('a node that dies', () => {
  it('leaves its run to another, and keeps nothing of it if it was only slow', async () => {
    const { id: organizationId, lea, ask, runOf, thorough } = await aLongRun()
    const { runId } = await ask(thorough)
    const [slow, other] = [runner(), runner()]
    const first = slow.perform({ organizationId, runId })
    await until(async () => (await runOf(runId)).state === 'running')
    // silent for longer than it may be
    await query("update autoplan_runs set lease_until = now() - interval '1 second' where id = $1", [runId])
    await other.sweep()
    const second = other.perform({ organizationId, runId })
    await until(async () => ((await runOf(runId)).progress?.filled ?? 0) > 0)
    await first
    await lea.api.autoplan.cancel({ runId })
    await second
    expect(await runOf(runId)).toMatchObject({ state: 'cancelled' })
    expect((await lea.api.autoplan.proposals({ week: w48 })).proposals.length).toBe(1)
  })

  it('gives back what it has in its hands when it closes', async () => {
    const { id: organizationId, ask, runOf, thorough } = await aLongRun()
    const { runId } = await ask(thorough)
    const node = runner()
    const work = node.perform({ organizationId, runId })
    await until(async () => (await runOf(runId)).state === 'running')
    await node.close()
    await work
    expect(await runOf(runId)).toMatchObject({ state: 'queued', progress: null })
    const { rows } = await query('select attempts from autoplan_runs where id = $1', [runId])
    expect(rows).toEqual([{ attempts: 0 }])
  })

  it('three times in a row ends the run with a word, and twice does not', async () => {
    const { id: organizationId, ask, runOf } = await aPlannedOffice(world)
    // its shifts are over: there is nothing to plan
    world.clock.set('2026-11-24T12:00:00Z')
    const node = runner()
    const lostBy = async (nodes: number, { runId }: { runId: string }) => {
      for (let time = 0; time < nodes; time++) {
        await query(
          `update autoplan_runs set state = 'running', lease_id = 'gone', lease_until = now() - interval '1 second',
             attempts = attempts + 1 where id = $1`,
          [runId],
        )
        await node.sweep()
      }
      expect((await runOf(runId)).state).toBe('queued')
      await node.perform({ organizationId, runId })
      return runOf(runId)
    }
    expect(await lostBy(2, await ask({ dates: [monday] }))).toMatchObject({ state: 'done', ending: 'nothing_to_plan' })
    expect(await lostBy(3, await ask({ dates: [monday] }))).toMatchObject({
      state: 'failed',
      ending: 'nodes_died',
      proposalId: null,
    })
  })

  it('is called again when the call was lost', async () => {
    const { id: organizationId, ask } = await aPlannedOffice(world)
    const { runId } = await ask()
    const calls = async () =>
      (await query("select from pgboss.job where name = 'autoplan.run' and data->>'runId' = $1", [runId])).rowCount
    const node = runner()
    await node.sweep()
    expect(await calls()).toBe(1)
    await query("update autoplan_runs set dispatched_at = now() - interval '2 minutes' where organization_id = $1", [
      organizationId,
    ])
    await node.sweep()
    await node.sweep()
    expect(await calls()).toBe(2)
  })
})

it('a run that cannot be given to another node keeps no other organisation from its turn', async () => {
  const [stuck, other] = [await aPlannedOffice(world), await aPlannedOffice(world)]
  const { runId } = await stuck.ask()
  await query(
    `update autoplan_runs set state = 'running', lease_id = 'gone', lease_until = now() - interval '1 second' where id = $1`,
    [runId],
  )
  const { runId: waitingId } = await other.ask()
  await query("update autoplan_runs set dispatched_at = now() - interval '2 minutes' where id = $1", [waitingId])
  await query(
    `alter table autoplan_runs add constraint none_here check (organization_id <> '${stuck.id}' or state <> 'queued')`,
    [],
  )
  try {
    await expect(runner().sweep()).rejects.toThrow()
  } finally {
    await query('alter table autoplan_runs drop constraint none_here', [])
  }
  const calls = await query("select from pgboss.job where name = 'autoplan.run' and data->>'runId' = $1", [waitingId])
  expect(calls.rowCount).toBe(2)
})

describe('what changes while a run is under way', () => {
  it('makes its proposal say that the ground has moved', async () => {
    const { id: organizationId, lea, kim, ask, runOf, thorough } = await aLongRun()
    const { runId } = await ask(thorough)
    const work = runner().perform({ organizationId, runId })
    await until(async () => ((await runOf(runId)).progress?.filled ?? 0) > 0)
    await kim.api.availability.setCells({ week: w48, cells: [{ date: monday, shiftId: 'early', marking: 'none' }] })
    await lea.api.autoplan.cancel({ runId })
    await work
    expect((await lea.api.autoplan.proposals({ week: w48 })).proposals).toMatchObject([{ moved: ['availability'] }])
  })

  it('and were it the organisation itself, nothing is left', async () => {
    const { id: organizationId, ask, runOf, thorough } = await aLongRun()
    const { runId } = await ask(thorough)
    const work = runner().perform({ organizationId, runId })
    await until(async () => (await runOf(runId)).state === 'running')
    // as it goes with everything that belongs to it
    await query('delete from autoplan_runs where organization_id = $1', [organizationId])
    await work
    const { rows } = await query('select from autoplan_proposals where organization_id = $1', [organizationId])
    expect(rows).toEqual([])
  })
})
