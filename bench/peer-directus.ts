import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { install } from './peer-installation.ts'
import type { Peer, Week } from './peer.ts'
import { run } from './processes.ts'

const port = 18_055
const admin = { email: 'admin@example.com', password: 'richtig-schwer' }

/** As its manual says: bootstrap, then start; the table that is there already is read by an administrator. */
export async function startDirectus(databaseUrl: string, week: Week): Promise<Peer> {
  const { folder, version } = install('directus', ['directus@11'])
  // a sandbox for extensions, of which there are none; its native part is not built for every Node
  fs.writeFileSync(path.join(folder, 'node_modules/isolated-vm/isolated-vm.js'), 'module.exports = {}\n')
  const env = {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    SECRET: 'only-for-this-measurement',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    TELEMETRY: 'false',
    NODE_ENV: 'production',
    ACCESS_TOKEN_TTL: '1d',
    // it would answer 503 to some on a busy machine
    PRESSURE_LIMITER_ENABLED: 'false',
    HOME: folder,
  }
  const command = path.join(folder, 'node_modules/directus/cli.js')
  const boot = spawnSync(process.execPath, [command, 'bootstrap'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...env },
  })
  if (boot.status !== 0) throw new Error(`its bootstrap failed: ${`${boot.stderr}${boot.stdout}`.trim().slice(-500)}`)
  const server = await run(
    [command, 'start'],
    { ...env, LOG_LEVEL: 'info' },
    { cwd: folder, ready: /started at (\S+)/ },
  )
  const url = `http://127.0.0.1:${port}`
  const signedIn = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { data }: { data: { access_token: string } } = JSON.parse(await signedIn.text())
  const wish = new URLSearchParams({
    'filter[organization_id][_eq]': week.organizationId,
    'filter[week_start][_eq]': week.monday,
    fields: 'profile_id,date,shift_id,status',
    limit: '-1',
  })
  return {
    version,
    server: { ...server, url },
    shot: { url: `${url}/items/cells?${wish}`, headers: { authorization: `Bearer ${data.access_token}` } },
    count: answer => JSON.parse(answer).data.length,
  }
}
