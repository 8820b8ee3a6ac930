import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { backUp } from '#platform/server/backup.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { rowHashes } from '../test/row-hashes.ts'
import type { ProofContext } from './ground.ts'
import { ask, isReady, pause, tryToAsk } from './requests.ts'
import { withClient } from './sql.ts'
import { agencyIn, envOf, firstWeek, secret, startEmbedded } from './staffel.ts'

/** A backup while people write, restored by the command into an empty server: every row is as it was at that moment. */
export async function backingUp(ground: ProofContext): Promise<void> {
  const folder = ground.folder()
  const server = await startEmbedded(ground, folder)
  const databaseUrl = (await startEmbeddedPostgres({ folder })).url
  const agency = await agencyIn(databaseUrl, ground.isShort ? 20 : 200)
  let [isOver, written] = [false, 0]
  const writing = Promise.all(
    [1, 2, 3].map(async n => {
      while (!isOver) {
        const body = { text: `Nebenbei ${n}` }
        const wish = { method: 'POST', cookie: agency.ownerCookie, body }
        if ((await tryToAsk(`${server.url}/api/v1/todos`, wish))?.status === 200) written += 1
        await pause(ground.isShort ? 50 : 0)
      }
    }),
  )
  const figures = { backups: 0, tables: 0, rows: 0, 'written meanwhile': 0, 'tables that differ': 0 }
  const rounds = ground.isShort ? 1 : 5
  for (let round = 0; round < rounds; round++) {
    const file = path.join(ground.folder(), 'whole.backup')
    const atThatMoment = await withClient(databaseUrl, async looker => {
      await looker.query('begin isolation level repeatable read read only')
      const { rows } = await looker.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
      const before = written
      const snapshot = rows[0]?.snapshot ?? ''
      const { rows: count } = await backUp({ databaseUrl, folder, file, snapshot })
      figures['written meanwhile'] += written - before
      figures.rows += count
      return rowHashes(looker)
    })
    figures.backups += 1
    const copy = path.join(ground.folder(), 'copy')
    const { code, said } = await task('restore', file, { DATA_DIR: copy })
    ground.must(code === 0, `the restore ended with ${code}: ${said}`)
    // without a worker: its jobs, such as reminders, write rows when they are due
    const restored = await startEmbedded(ground, copy, { SECRET: secret, ROLE: 'web' })
    ground.must(await isReady(restored.url), 'the restored server is not ready')
    // Before the first request: whoever asks leaves a mark, when the session was last used.
    const now = await withClient((await startEmbeddedPostgres({ folder: copy })).url, rowHashes)
    const read = await ask(`${restored.url}/api/v1/availability/${firstWeek}`, { cookie: agency.ownerCookie })
    ground.must(read.status === 200, `the restored server answers ${read.status}`)
    await restored.stop()
    for (const [table, hash] of Object.entries(atThatMoment)) {
      figures.tables += 1
      if (now[table] === hash) continue
      figures['tables that differ'] += 1
      ground.must(false, `${table}: ${hash} became ${now[table]}`)
    }
    fs.rmSync(file)
  }
  isOver = true
  await writing
  for (const [name, figure] of Object.entries(figures)) ground.note(name, figure)
  ground.must(figures['written meanwhile'] > 0, 'nothing was written meanwhile')
}

async function task(name: string, file: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [`scripts/tasks/${name}.ts`, file], {
    env: { PATH: process.env['PATH'], ...envOf('', env) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await once(child, 'exit')
  return { code: child.exitCode, said: said.trim() }
}
