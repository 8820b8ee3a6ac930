import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { migrate, migrationsOf, thisProgram } from '#platform/server/migrate.ts'
import { cookiePrefixOf } from '#features/access/sign-in/server/auth.ts'
import { upgradesTo } from '../scripts/releases.ts'
import { fill, type Table, tablesIn } from './filling.ts'
import type { ProofContext } from './ground.ts'
import { ask, isReady } from './requests.ts'
import { query, withClient } from './sql.ts'
import { envOf, secret, startServer } from './staffel.ts'

/** A database of every release with an older schema, with rows in it, is brought up to date: nothing is lost, and the server runs. */
export async function upgrade(ground: ProofContext): Promise<void> {
  const program = thisProgram()
  const earlier = upgradesTo(program.migrations)
  const figures = { versions: 0, tables: 0, rows: 0, columns: 0, 'tables without rows': 0, servers: 0 }
  for (const release of ground.isShort ? earlier.slice(-1) : earlier) {
    const { version } = release
    const url = await ground.newDatabase('empty')
    await migrate(url, { program: release })
    const before = await withClient(url, async client => {
      const tables = await tablesIn(client)
      const empty = await fill(client, tables)
      ground.must(empty.length === 0, `version ${version}: no rows in ${empty.join(', ')}`)
      figures['tables without rows'] += empty.length
      return contentOf(client, tables)
    })
    await migrate(url)
    await withClient(url, async client => {
      const after = await contentOf(client, await tablesIn(client))
      for (const [what, content] of before) {
        const now = after.get(what)
        // a column that a migration took away on purpose is no loss
        if (now === undefined) continue
        ground.must(now === content, `version ${version}: ${what} was ${content}, is ${now}`)
      }
      const { rows: invalid } = await client.query('select conname from pg_constraint where not convalidated')
      ground.must(invalid.length === 0, `version ${version}: ${invalid.length} constraints are not valid`)
      ground.must(
        (await migrationsOf(client)).length === program.migrations.length,
        `version ${version}: not brought up to date`,
      )
      const counts = [...before].filter(([what]) => !what.includes('.')).map(([, count]) => Number(count))
      figures.tables += counts.length
      figures.rows += counts.reduce((sum, count) => sum + count, 0)
      figures.columns += before.size - counts.length
    })
    figures.versions += 1
    await runOn(ground, url, version)
    figures.servers += 1
  }
  for (const [name, figure] of Object.entries(figures)) ground.note(name, figure)
}

/** The number of rows of each table, and a hash of each column. */
async function contentOf(client: pg.Client, tables: readonly Table[]): Promise<Map<string, string>> {
  const content = new Map<string, string>()
  for (const { name, columns } of tables) {
    const hashes = columns.map(
      column =>
        `md5(coalesce(string_agg("${column.name}"::text, ',' order by "${column.name}"::text collate "C"), ''))`,
    )
    const { rows } = await client.query<string[]>({
      text: `select count(*)::text, ${hashes.join(', ')} from ${name}`,
      rowMode: 'array',
    })
    const [count = '0', ...values] = rows[0] ?? []
    content.set(name, count)
    for (const [index, column] of columns.entries()) content.set(`${name}.${column.name}`, values[index] ?? '')
  }
  return content
}

async function runOn(ground: ProofContext, databaseUrl: string, version: string): Promise<void> {
  const [owner] = await query<{ id: string }>(
    databaseUrl,
    "select id from profiles where role = 'owner' and left_at is null limit 1",
  )
  const token = `upgraded${version.replaceAll('.', '_')}`.padEnd(24, '0')
  await query(
    databaseUrl,
    `insert into sessions (id, token_hash, user_id, expires_at, created_at, updated_at)
     values ($1, encode(sha256(convert_to($1::text, 'UTF8')), 'hex'), $2, now() + interval '1 day', now(), now())`,
    [token, owner?.id],
  )
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  const cookie = `${cookiePrefixOf(secret)}.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  const server = await startServer(ground, envOf(ground.folder(), { DATABASE_URL: databaseUrl }))
  ground.must(await isReady(server.url), `version ${version}: the server is not ready`)
  for (const path of ['/session', '/team', '/todos', '/availability/2031-W10/team', '/me/data']) {
    const { status, text } = await ask(`${server.url}/api/v1${path}`, { cookie })
    ground.must(
      status === 200 && text !== 'null',
      `version ${version}: ${path} answers ${status} ${text.slice(0, 120)}`,
    )
  }
  await server.stop()
}
