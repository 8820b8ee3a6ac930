// node plan-a-week.mjs 2026-W48 week.csv     a line a shift: Kim Albers;2026-11-23;early
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
const { STAFFEL, TOKEN, SECRET, PORT } = process.env
const [week, file] = process.argv.slice(2)
const call = async (method, path, body) => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const answer = await fetch(`${STAFFEL}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
  return answer.ok ? answer.json() : Promise.reject(new Error(`${method} ${path}: ${await answer.text()}`))
}
// the webhook leads here, for "schedule.published"
const heard = new Set()
const server = createServer(async (request, response) => {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = request.headers
  const body = await text(request)
  const made = createHmac('sha256', Buffer.from(SECRET.replace('whsec_', ''), 'base64')).update(`${id}.${at}.${body}`)
  const signature = made.digest('base64')
  const isTrue = signatures.split(' ').includes(`v1,${signature}`)
  if (isTrue) heard.add(JSON.parse(body).data.target)
  response.writeHead(isTrue ? 204 : 401).end()
}).listen(PORT)
const rows = readFileSync(file, 'utf8').trim().split(/\r?\n/)
for (const { id, fullName } of await call('GET', '/people')) {
  const own = rows.map(row => row.split(';')).filter(([name]) => name === fullName)
  const cells = own.map(([, date, shiftId]) => ({ date, shiftId, marking: 'available' }))
  if (cells.length > 0) await call('PATCH', `/availability/${week}`, { profileId: id, cells })
}
const { order } = await call('GET', '/autoplan/criteria')
const wish = { week, weeks: 1, groupIds: null, dates: null, effort: 'fast', order }
const { runId } = await call('POST', '/autoplan/runs', wish)
const find = async () => (await call('GET', `/autoplan/${week}/runs`)).find(({ id }) => id === runId)
let run = await find()
for (; ['queued', 'running'].includes(run.state); run = await find()) await pause(500)
await call('POST', `/autoplan/proposals/${run.proposalId}/apply`, { seats: null })
const groups = (await call('GET', `/agency-week/${week}`)).groups.map(({ id, version }) => ({ groupId: id, version }))
const { published, notified } = await call('POST', '/agency-week/publish', { week, groups })
while (!published.every(id => heard.has(id))) await pause(100)
server.close()
process.stdout.write(`${published.length} groups published and heard of, ${notified} people told\n`)
