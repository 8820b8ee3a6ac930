import http from 'node:http'
import pg from 'pg'

/** What could be had at best: a bare handler that says hello, and one that runs the same query and nothing else. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const [organizationId, weekStart] = process.argv.slice(2)

const server = http.createServer((request, response) => {
  if (request.url === '/hello') {
    response.end('hello')
    return
  }
  void pool
    .query({
      name: 'week',
      text: 'select profile_id, cells from availability_weeks where organization_id = $1 and week_start = $2',
      values: [organizationId, weekStart],
    })
    .then(({ rows }) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `ready at http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}\n`,
  )
})
