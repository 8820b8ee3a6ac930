import { daysOfWeek } from '#kit/week.ts'
import { atOnce } from '#platform/server/outbox.ts'
import type { Agency } from '../bench/agency.ts'
import type { Running } from '../bench/processes.ts'
import { openSmtp } from '../test/smtp.ts'
import type { ProofContext } from './ground.ts'
import { expireLeases } from './killing.ts'
import { startNginx } from './nginx.ts'
import { ask, pause, tryToAsk } from './requests.ts'
import { query } from './sql.ts'
import { agencyIn, envOf, firstWeek, startServer } from './staffel.ts'
import { openStreams, type Stream } from './streams.ts'

const [day = ''] = daysOfWeek(firstWeek)
const nodeCount = 2

/** Two web nodes and two workers behind nginx; one of each is killed while people work. */
export async function nodes(ground: ProofContext): Promise<void> {
  const databaseUrl = await ground.newDatabase()
  const agency = await agencyIn(databaseUrl)
  const smtp = await openSmtp()
  ground.after(() => smtp.close())
  // a worker that is killed has some on the wire
  smtp.misbehave(() => ({ kind: 'slow', milliseconds: 60 }))
  const shared = ground.folder()
  const env = (role: string) =>
    envOf(shared, { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, TRUSTED_PROXIES: '1', ROLE: role })
  const web: Running[] = []
  const workers: Running[] = []
  for (const [role, running] of [
    ['web', web],
    ['worker', workers],
  ] as const) {
    running.push(...(await Promise.all(Array.from({ length: nodeCount }, () => startServer(ground, env(role))))))
  }
  const url = await startNginx(
    ground,
    web.map(node => node.url),
  )

  await withoutStickiness(ground, url, agency)
  await liveAcrossNodes(ground, url, agency)
  const asked = inviteAll(ground, url, agency)
  const writing = writeThrough(ground, url, agency)
  await pause(ground.isShort ? 200 : 3_000)
  for (const killed of [web[0], workers[0]]) {
    if (!killed) continue
    process.kill(killed.pid, 'SIGKILL')
    await killed.ended
  }
  await pause(ground.isShort ? 300 : 5_000)
  await writing.end()
  const invited = await asked
  // whoever comes now is served, and hears of everything
  await liveAcrossNodes(ground, url, agency, 'after the kill: ')
  if (ground.isShort) await expireLeases(databaseUrl, ['mails'])
  await arrived(ground, smtp, invited, databaseUrl)
}

/** The same cookie is answered by both nodes. */
async function withoutStickiness(ground: ProofContext, url: string, agency: Agency): Promise<void> {
  const by = new Set<string>()
  for (let n = 0; n < 20; n++) {
    const answer = await ask(`${url}/api/v1/session`, { cookie: agency.ownerCookie })
    ground.must(answer.status === 200, `a session was answered with ${answer.status}`)
    by.add(String(answer.headers['x-node']))
  }
  ground.note('nodes that answered one cookie', by.size)
  ground.must(by.size === nodeCount, `${by.size} of ${nodeCount} nodes answered`)
}

const writeCell = (url: string, cookie: string, note: string) =>
  tryToAsk(`${url}/api/v1/availability/${firstWeek}`, {
    method: 'PATCH',
    cookie,
    body: { cells: [{ date: day, shiftId: 'early', marking: 'available', note }] },
  })

/** Streams on both nodes hear what was written on either. */
async function liveAcrossNodes(ground: ProofContext, url: string, agency: Agency, when = ''): Promise<void> {
  const streams: Stream[] = await openStreams(url, agency.chatterCookies, ground.isShort ? 10 : 100)
  ground.after(() => streams.forEach(({ socket }) => socket.destroy()))
  const writes = ground.isShort ? 1 : 4
  for (let n = 0; n < writes; n++) {
    const answer = await writeCell(url, agency.chatterCookies[1] ?? '', `${when}${n}`)
    ground.must(answer?.status === 200, `a cell was answered with ${answer?.status}`)
    // within 300 ms they may be told as one
    await pause(400)
  }
  const missed = () => streams.filter(stream => stream.heard() < writes).length
  for (let tries = 0; tries < 300 && missed() > 0; tries++) await pause(100)
  ground.note(`${when}streams that missed a write`, missed())
  ground.must(missed() === 0, `${when}${missed()} of ${streams.length} streams missed a write`)
}

/** People who mark one cell again and again; what was acknowledged is there in the end. */
function writeThrough(ground: ProofContext, url: string, agency: Agency) {
  let isOver = false
  let [acknowledged, failed] = [0, 0]
  const last = new Map<string, number>()
  const write = async (cookie: string) => {
    for (let n = 1; !isOver; n++) {
      const answer = await writeCell(url, cookie, String(n))
      if (answer?.status === 200) {
        acknowledged += 1
        last.set(cookie, n)
      } else failed += 1
    }
  }
  const all = Promise.all(agency.chatterCookies.slice(2, 8).map(write))
  return {
    async end() {
      isOver = true
      await all
      let lost = 0
      for (const [cookie, n] of last) {
        const { text } = await ask(`${url}/api/v1/availability/${firstWeek}`, { cookie })
        const kept = Number(/"note":"(\d+)"/.exec(text)?.[1])
        if (!(kept >= n)) lost += 1
      }
      ground.note('cells acknowledged', acknowledged)
      ground.note('cells lost', lost)
      ground.note('requests that failed at the kill', failed)
      ground.must(lost === 0, `${lost} acknowledged cells are gone`)
      ground.must(failed <= 6, `${failed} requests failed, with one node up all the time`)
    },
  }
}

/** Each invitation is one mail. @returns the addresses that were acknowledged */
async function inviteAll(ground: ProofContext, url: string, agency: Agency): Promise<string[]> {
  const invited: string[] = []
  for (let n = 0; n < (ground.isShort ? 12 : 150); n++) {
    const email = `neu${n}@example.test`
    const answer = await tryToAsk(`${url}/api/v1/invitations`, {
      method: 'POST',
      cookie: agency.ownerCookie,
      body: { email },
    })
    if (answer?.status === 200) invited.push(email)
    await pause(20)
  }
  return invited
}

async function arrived(
  ground: ProofContext,
  smtp: Awaited<ReturnType<typeof openSmtp>>,
  invited: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const counts = () => Map.groupBy(smtp.received, ({ to }) => to)
  const missing = () => invited.filter(email => !counts().has(email)).length
  for (let tries = 0; tries < 1_200 && missing() > 0; tries++) await pause(100)
  const twice = [...counts().values()].filter(mails => mails.length > 1).length
  ground.note('invitations acknowledged', invited.length)
  ground.note('mails lost', missing())
  ground.note('mails twice', twice)
  ground.must(invited.length > 0, 'nobody was invited')
  if (missing() > 0) {
    const rows = await query(databaseUrl, 'select to_address, attempts, sending_until from mails where sent_at is null')
    ground.must(false, `mails that did not arrive: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  ground.must(twice <= atOnce, `${twice} mails came twice; a kill may repeat ${atOnce}`)
}
