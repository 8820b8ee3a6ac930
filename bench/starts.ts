import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { serverProgram } from '../scripts/build.ts'
import { versionOf } from './machine.ts'
import { memoryOf } from './memory.ts'
import { median } from './percentiles.ts'
import { run } from './processes.ts'
import { record } from './recording.ts'
import { sized } from './short.ts'

const rounds = sized(3, 1)
/** Milliseconds in which nobody comes: a server gives back what it needed to load after five seconds. */
const calm = sized(8_000, 0)

/* A first start creates the embedded database, a second finds it there; then nobody comes. */
const results = record('starts')
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-bench-starts-'))
fs.chmodSync(scratch, 0o755)
const times = { created: [] as number[], existing: [] as number[] }
const idle: number[] = []
let postgres = ''
try {
  for (let round = 0; round < rounds; round++) {
    const env = { DATA_DIR: path.join(scratch, `${round}`), PORT: '0' }
    for (const kind of ['created', 'existing'] as const) {
      const server = await run([serverProgram], env)
      times[kind].push(server.readyAfter)
      if (kind === 'existing') {
        await pause(calm)
        idle.push(memoryOf(server.pid))
        const pool = new pg.Pool({ connectionString: (await startEmbeddedPostgres({ folder: env.DATA_DIR })).url })
        postgres = await versionOf(pool)
        await pool.end()
      }
      await server.stop()
    }
  }
} finally {
  fs.rmSync(scratch, { recursive: true, force: true })
}
results.note('start to ready', {
  newDatabase: median(times.created),
  existingData: median(times.existing),
})
results.note('before anybody comes', { megabytes: median(idle) })
results.save(postgres)
