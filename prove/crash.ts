import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { serverProgram } from '../scripts/build.ts'
import { run, type Running } from '../bench/processes.ts'
import type { ProofContext } from './ground.ts'
import { halfDeedsIn, lostOf } from './half-deeds.ts'
import { databaseProcesses, killAll } from './killing.ts'
import { isReady, pause, shareOf } from './requests.ts'
import { query, withClient } from './sql.ts'
import { agencyIn, envOf, whoIs } from './staffel.ts'
import { openLedger, publishSeatWeek, writeUntilGone } from './writers.ts'

/** SIGKILL at any moment: what was acknowledged is there, and nothing is there by half. */
export async function crash(ground: ProofContext): Promise<void> {
  const folder = ground.folder()
  let server: Running | undefined
  ground.after(async () => {
    const pids = databaseProcesses(folder)
    await server?.stop('SIGKILL')
    killAll(pids)
  })
  const restarts: number[] = []
  const start = async () => {
    const began = performance.now()
    const started = await run([serverProgram], envOf(folder))
    while (!(await isReady(started.url))) await pause(10)
    restarts.push((performance.now() - began) / 1000)
    server = started
    return started
  }
  const first = await start()
  restarts.length = 0
  const url = async () => (await startEmbeddedPostgres({ folder })).url
  const agency = await agencyIn(await url(), 30)
  const people = await query<{ id: string }>(
    await url(),
    "select id from profiles where organization_id = $1 and role = 'chatter' order by id",
    [agency.organizationId],
  )
  const ids = people.map(({ id }) => id)
  const ledger = openLedger(
    await Promise.all(agency.chatterCookies.slice(0, 3).map(cookie => whoIs(first.url, cookie))),
  )
  await publishSeatWeek(first.url, agency, ids)

  const victims = ground.isShort ? (['both'] as const) : (['app', 'database', 'both'] as const)
  const rounds = ground.isShort ? 1 : Number(process.env['PROVE_CRASHES'] ?? 200)
  const kills = { app: 0, database: 0, both: 0 }
  const [lost, half]: Set<string>[] = [new Set<string>(), new Set<string>()]
  for (let round = 0; round < rounds; round++) {
    const victim = victims[round % victims.length] ?? 'app'
    kills[victim] += 1
    const running = server ?? first
    const writing = writeUntilGone(running.url, agency, ids, ledger)
    const before = ledger.acknowledged
    await pause(40 + Math.random() * 700)
    // a slow machine gets the time to have written something
    for (const end = Date.now() + 20_000; ledger.acknowledged === before && Date.now() < end; ) await pause(5)
    const database = victim === 'app' ? [] : databaseProcesses(folder)
    killAll(victim === 'database' ? database : [running.pid, ...database])
    await running.ended
    await writing
    await start()
    await withClient(await url(), async client => {
      for (const one of await lostOf(client, agency, ledger)) lost?.add(one)
      for (const one of await halfDeedsIn(client, agency)) half?.add(one)
    })
  }
  for (const [victim, count] of Object.entries(kills)) ground.note(`kills of ${victim}`, count)
  ground.note('acknowledged writes', ledger.acknowledged)
  ground.note('lost', lost?.size ?? 0)
  ground.note('half deeds', half?.size ?? 0)
  ground.note('s to ready p50', shareOf(restarts, 0.5))
  for (const [index, victim] of victims.entries()) {
    const after = restarts.filter((_, round) => round % victims.length === index)
    ground.note(`s to ready at most after a kill of ${victim}`, Math.max(...after))
  }
  ground.note('starts of more than 5 s', restarts.filter(seconds => seconds > 5).length)
  ground.must(ledger.acknowledged >= rounds, 'hardly anything was written')
  ground.must(lost?.size === 0, `lost: ${[...(lost ?? [])].slice(0, 5).join(', ')}`)
  ground.must(half?.size === 0, `half: ${[...(half ?? [])].slice(0, 5).join('; ')}`)
  ground.mustBeWithin(5, Math.max(...restarts), 's to ready')
}
