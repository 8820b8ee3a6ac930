import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Env } from '#platform/server/env.ts'
import { openSharedDatabase } from '#platform/server/opened-database.ts'

/**
 * Says how to connect to the database. At a terminal of a system with `psql` it starts `psql`, and keeps the embedded database
 * running until that ends.
 * @throws Error with one sentence when there is no database that one could connect to
 */
export async function openDatabaseShell(env: Env): Promise<void> {
  const place = await openSharedDatabase(env)
  try {
    const hasPsql = spawnSync('psql', ['--version'], { stdio: 'ignore' }).status === 0
    const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
    if (env.DATABASE_URL !== undefined) console.log('The database is the one of DATABASE_URL: psql "$DATABASE_URL"')
    else if (place.wasRunning) console.log(`The embedded database is running: psql ${place.databaseUrl}`)
    else if (!(hasPsql && isTerminal))
      throw new Error('The embedded database runs only while Staffel does: start Staffel, then call this again.')
    console.log('Make a backup before you change anything: Staffel checks nothing of what is written here.')
    if (!hasPsql || !isTerminal) return
    // in the environment, because every user of the machine may read the arguments of a process
    const [, start = '', password] = /^(\w+:\/\/[^:@/]*):([^@/]*)@/.exec(place.databaseUrl) ?? []
    const url = password === undefined ? place.databaseUrl : place.databaseUrl.replace(`${start}:${password}`, start)
    const ofPassword = password === undefined ? {} : { PGPASSWORD: decodeURIComponent(password) }
    const shell = spawn('psql', [url], { stdio: 'inherit', env: { ...process.env, ...ofPassword } })
    // Ctrl+C cancels a statement in psql, and must not end this process
    process.on('SIGINT', () => {})
    const [code] = await once(shell, 'close')
    process.exitCode = Number(code ?? 1)
  } finally {
    await place.close()
  }
}
