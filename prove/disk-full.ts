import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { serverProgram } from '../scripts/build.ts'
import { type Running, tryToRun } from '../bench/processes.ts'
import { type ProofContext, NotPossible } from './ground.ts'
import { databaseProcesses, killAll } from './killing.ts'
import { isReady, tryToAsk } from './requests.ts'
import { countOf, query } from './sql.ts'
import { until } from '../test/until.ts'
import { agencyIn, envOf, startEmbedded } from './staffel.ts'

const megabytes = 220

/** No room left on the disk of the data folder: what cannot be kept is refused, and all else is there afterwards. */
export async function diskFull(ground: ProofContext): Promise<void> {
  const around = ground.folder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', around])
  if (mounted.status !== 0)
    throw new NotPossible(`nothing may be mounted here: ${String(mounted.stderr ?? mounted.error)}`)
  ground.after(() => spawnSync('umount', ['-l', around]))
  const folder = path.join(around, 'data')
  const server = await startEmbedded(ground, folder)
  const url = async () => (await startEmbeddedPostgres({ folder })).url
  const agency = await agencyIn(await url())
  const ballast = path.join(around, 'ballast')

  let [refused, reads, readsRefused] = [0, 0, 0]
  const kept: string[] = []
  const statuses = new Set<number>()
  const write = async (running: Running) => {
    const answer = await tryToAsk(`${running.url}/api/v1/todos`, {
      method: 'POST',
      cookie: agency.ownerCookie,
      body: { text: 'Platz', notes: 'x'.repeat(400) },
    })
    if (answer?.status === 200) kept.push(String(answer.body['id']))
    else refused += 1
    statuses.add(answer?.status ?? 0)
    ground.must(!answer || [200, 503, 507].includes(answer.status), `refused with ${answer?.status}`)
    return answer?.status === 200
  }
  for (let n = 0; n < 50; n++) await write(server)
  const before = kept.length
  const { bavail, bsize } = fs.statfsSync(around)
  fs.writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 2 * 1024 * 1024)))
  // leaves the rest of the current WAL segment unused, which thousands of writes would fill
  if (ground.isShort) await query((await startEmbeddedPostgres({ folder })).superuserUrl, 'select pg_switch_wal()')
  const whileFull = await tryToAsk(`${server.url}/readyz`, {})
  ground.must(whileFull?.status === 503, `/readyz says ${whileFull?.status} on a full disk`)
  let hasEnded = false
  void server.ended.then(() => {
    hasEnded = true
  })
  for (let n = 0; n < 40_000 && refused < 30 && !hasEnded; n += 8) {
    await Promise.all(Array.from({ length: 8 }, () => write(server)))
    if (refused === 0 || hasEnded) continue
    const read = await tryToAsk(`${server.url}/api/v1/todos`, { cookie: agency.ownerCookie })
    if (read?.status === 200) reads += 1
    else readsRefused += 1
  }
  ground.note('writes kept before', before)
  ground.note('until it was full', kept.length - before)
  ground.note('refused', refused)
  ground.note('answers', [...statuses].toSorted((a, b) => a - b).join(' '))
  ground.note('reads answered while full', reads)
  ground.note('reads refused', readsRefused)
  ground.must(refused > 0, 'the disk was never full')
  // a database that could not even write that it ends is restarted by itself, or ends, and its server with it
  const isDecided = async () => hasEnded || (await isReady(server.url))
  await until(isDecided, { what: 'a server that goes on, or has ended', within: 15_000 }).catch(() => {})
  ground.note('the server', hasEnded ? 'ended with its database' : 'goes on')
  if (hasEnded) {
    const next = await tryToRun([serverProgram], envOf(folder))
    if ('url' in next) await next.stop()
    else {
      ground.note('a start without room says', next.said)
      ground.must(next.said.includes('is full'), 'a start without room does not say that the disk is full')
    }
  }
  fs.rmSync(ballast)
  let running = server
  if (hasEnded) {
    killAll(databaseProcesses(folder))
    running = await startEmbedded(ground, folder)
  }
  const { url: address } = running
  await until(() => isReady(address), { within: 15_000 }).catch(() => {})
  ground.must(await isReady(address), 'it is not ready with room again')
  ground.must(await write(running), 'it takes no writes with room again')
  const there = await countOf(await url(), 'select count(*) from user_todos where id = any($1)', [kept])
  ground.note('lost', kept.length - there)
  ground.must(there === kept.length, `${kept.length - there} acknowledged writes are lost`)
}
