import http from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { isPassword } from '#features/access/sign-in/server/passwords.ts'
import type { RecordedStatement } from './statements.ts'

/**
 * What could be had at best: bare handlers that say hello, run one query, or those that they were given, write one row, check
 * one password, and nothing else.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20, pipeline: true })
const [organizationId, weekStart, passwordHash = '', password = ''] = process.argv.slice(2)

const week = async () => {
  const { rows } = await pool.query({
    name: 'week',
    text: 'select profile_id, cells from availability_weeks where organization_id = $1 and week_start = $2',
    values: [organizationId, weekStart],
  })
  return JSON.stringify(rows)
}
let written = 0
const write = async () => {
  await pool.query({
    name: 'write',
    text: `update availability_weeks set updated_at = now() where organization_id = $1 and week_start = $2
      and profile_id = (select id from profiles where organization_id = $1 order by id limit 1 offset $3)`,
    values: [organizationId, weekStart, written++ % 10],
  })
  return '{}'
}
let given: readonly pg.QueryArrayConfig[] = []
let gifts = 0
/** All in one turn. */
const asked = async () => {
  const client = await pool.connect()
  try {
    const all = await Promise.all(given.map(statement => client.query(statement)))
    return JSON.stringify(all.map(({ rows }) => rows))
  } finally {
    client.release()
  }
}
async function take(request: http.IncomingMessage): Promise<string> {
  const statements: readonly RecordedStatement[] = JSON.parse(await text(request))
  gifts++
  given = statements.map(({ text: sql, values }, at) => ({
    text: sql,
    rowMode: 'array',
    // the opening is two statements, which have no name
    ...(at === 0 ? {} : { name: `given_${gifts}_${at}`, values: [...values] }),
  }))
  return '{}'
}
const answers: Readonly<Record<string, () => Promise<string>>> = {
  '/hello': async () => 'hello',
  '/week': week,
  '/asked': asked,
  '/write': write,
  '/password': async () => String(await isPassword(passwordHash, password)),
}

const server = http.createServer((request, response) => {
  const answer = request.method === 'PUT' ? () => take(request) : (answers[request.url ?? ''] ?? week)
  void answer().then(text => response.setHeader('content-type', 'application/json').end(text))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `ready at http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}\n`,
  )
})
