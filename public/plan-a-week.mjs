// node plan-a-week.mjs 2026-W48 week.csv     a line a shift: Kim Albers;2026-11-23;early
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
const { STAFFEL, TOKEN } = process.env
const call = async (method, path, body) => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const answer = await fetch(`${STAFFEL}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
  const said = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${said.message}`)
  return said
}
const [week, file] = process.argv.slice(2)
const lines = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .map(line => line.split(';'))
for (const { id, fullName } of await call('GET', '/people')) {
  const own = lines.filter(([name]) => name === fullName)
  const cells = own.map(([, date, shiftId]) => ({ date, shiftId, marking: 'available' }))
  if (cells.length > 0) await call('PUT', `/availability/${week}`, { profileId: id, cells })
}
const { order } = await call('GET', '/autoplan/criteria')
const plan = { week, weeks: 1, groupIds: null, dates: null, effort: 'fast', order }
const { runId } = await call('POST', '/autoplan/runs', plan)
const find = async () => (await call('GET', `/autoplan/${week}/runs`)).find(({ id }) => id === runId)
let run = await find()
for (; ['queued', 'running'].includes(run.state); run = await find()) await pause(500)
await call('POST', `/autoplan/proposals/${run.proposalId}/apply`, { seats: null })
const groups = (await call('GET', `/agency-week/${week}`)).groups.map(({ id, version }) => ({ groupId: id, version }))
const { published, notified } = await call('POST', '/agency-week/publish', { week, groups })
process.stdout.write(`${published.length} groups published, ${notified} people told\n`)
