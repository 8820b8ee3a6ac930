import http from 'node:http'
import pg from 'pg'
import { isPassword } from '#features/access/sign-in/server/passwords.ts'

/** What could be had at best: bare handlers that say hello, run one query, write one row, check one password, and nothing else. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
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
const answers: Readonly<Record<string, () => Promise<string>>> = {
  '/hello': async () => 'hello',
  '/week': week,
  '/write': write,
  '/password': async () => String(await isPassword(passwordHash, password)),
}

const server = http.createServer((request, response) => {
  const answer = answers[request.url ?? ''] ?? week
  void answer().then(text => response.setHeader('content-type', 'application/json').end(text))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `ready at http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}\n`,
  )
})
