import fs from 'node:fs'
import path from 'node:path'
import { install } from './peer-installation.ts'
import type { Peer, Week } from './peer.ts'
import { run } from './processes.ts'

/** As its manual starts it within a program, with the usual preset. */
const program = `
import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'] })],
  grafserv: { watch: false, graphiql: false },
  grafast: { explain: false },
})
const server = createServer()
server.once('listening', () => console.log('ready at http://127.0.0.1:' + server.address().port))
const serv = instance.createServ(grafserv)
await serv.addTo(server)
server.listen(0, '127.0.0.1')
`

export async function startPostGraphile(databaseUrl: string, week: Week): Promise<Peer> {
  const { folder, version } = install('postgraphile', ['postgraphile@5', 'graphql@16'])
  const file = path.join(folder, 'server.js')
  fs.writeFileSync(file, program)
  const server = await run([file], { DATABASE_URL: databaseUrl, NODE_ENV: 'production', GRAPHILE_ENV: 'production' })
  const query = `{ allCells(condition: { organizationId: "${week.organizationId}", weekStart: "${week.monday}" }) {
    nodes { profileId date shiftId status } } }`
  return {
    version,
    server,
    shot: {
      url: `${server.url}/graphql`,
      method: 'POST',
      headers: { accept: 'application/json' },
      body: JSON.stringify({ query }),
    },
    count: answer => JSON.parse(answer).data.allCells.nodes.length,
  }
}
