import { daysOfWeek, type Week } from '#kit/week.ts'
import type { Agency } from '../bench/agency.ts'
import type { Running } from '../bench/processes.ts'
import { atOnce } from '#platform/server/outbox.ts'
import { openPushService } from '../test/push-service.ts'
import { openReceiver } from '../test/receiver.ts'
import type { ProofContext } from './ground.ts'
import { expireLeases } from './killing.ts'
import { ask, pause, tryToAsk, type Wish } from './requests.ts'
import { countOf, query } from './sql.ts'
import { agencyIn, envOf, startServer, whoIs } from './staffel.ts'
import { publishSeatWeek, seatWeek } from './writers.ts'

const scopes = ['page_shift_management', 'shift_plan_edit']
const outboxes = ['webhook_deliveries', 'push_messages'] as const
/**
 * A program that plans by its token while web and worker are killed: what it was told is kept is kept, every deed reaches
 * the webhook and the phone of whom it concerns, and a token that was revoked opens nothing any more on any node.
 */
export async function programs(ground: ProofContext): Promise<void> {
  const databaseUrl = await ground.newDatabase()
  const agency = await agencyIn(databaseUrl)
  const [receiver, phones] = await Promise.all([openReceiver(), openPushService()])
  ground.after(() => receiver.close())
  ground.after(() => phones.close())
  const folder = ground.folder()
  const env = (ROLE: string) =>
    envOf(folder, { DATABASE_URL: databaseUrl, ROLE, WEBHOOK_PRIVATE: '1', PUSH_SERVICES: phones.origin })
  const web = [await startServer(ground, env('web')), await startServer(ground, env('web'))]
  const workers = [startServer(ground, env('worker')), startServer(ground, env('worker'))]
  const url = (node = 0) => web[node % web.length]?.url ?? ''

  const [chatterCookie = ''] = agency.chatterCookies
  const chatterId = await whoIs(url(), chatterCookie)
  const others = await Promise.all(agency.chatterCookies.slice(1, 5).map(cookie => whoIs(url(), cookie)))
  await publishSeatWeek(url(), agency, others)
  const secret = await newToken(url(), agency, 'Planer')
  await owned(url(), agency, '/webhooks', {
    method: 'POST',
    body: { url: receiver.url, kinds: ['schedule.assigned', 'schedule.removed'], secret: null },
  })
  const device = phones.newDevice()
  const { endpoint, p256dh, auth } = device
  await ask(`${url()}/api/v1/me/push`, { method: 'PUT', cookie: chatterCookie, body: { endpoint, p256dh, auth } })

  const seconds = ground.isShort ? 3 : Number(process.env['PROVE_PROGRAMS_SECONDS'] ?? 60)
  const end = Date.now() + seconds * 1000
  const assigned = new Set<string>()
  const planning = planUntil(end, { url, agency, secret, profileId: chatterId, assigned })
  const revoked = revokeUntil(ground, end, url, agency)
  const kills = await killUntil(end, {
    webEvery: ground.isShort ? 1 : 3,
    web,
    startWeb: () => startServer(ground, env('web')),
    workers,
    startWorker: () => startServer(ground, env('worker')),
  })
  await planning
  ground.note('seconds of kills', seconds)
  ground.note('kills of the web', kills.web)
  ground.note('kills of the worker', kills.worker)
  ground.note('tokens revoked', await revoked)
  await Promise.all(workers)
  if (ground.isShort) {
    await expireLeases(databaseUrl, outboxes)
    // a worker sweeps when it starts, the others every 15 s
    await startServer(ground, env('worker'))
  }
  await allArrived(databaseUrl)
  await judge(ground, { databaseUrl, agency, assigned, receiver, phones, workerKills: kills.worker })
}

const owned = (url: string, { ownerCookie }: Agency, path: string, wish: Wish) =>
  ask(`${url}/api/v1${path}`, { cookie: ownerCookie, ...wish })

async function newToken(url: string, agency: Agency, name: string): Promise<string> {
  const { status, body } = await owned(url, agency, '/me/tokens', {
    method: 'POST',
    body: { name, scopes, expiresOn: null },
  })
  if (status !== 201) throw new Error(`the token could not be made: ${JSON.stringify(body)}`)
  return String(body['secret'])
}

interface Program {
  readonly url: (node?: number) => string
  readonly agency: Agency
  readonly secret: string
  readonly profileId: string
  /** Assignments that the program was told of. */
  readonly assigned: Set<string>
}

/** Gives somebody a seat and takes it away again, one after the other; what had no answer is looked up. */
async function planUntil(
  end: number,
  { url, agency: { groupId }, secret, profileId, assigned }: Program,
): Promise<void> {
  const call = (path: string, wish: Wish = {}) =>
    tryToAsk(`${url()}/api/v1/schedule${path}`, { bearer: secret, within: 5_000, ...wish })
  const [date] = daysOfWeek(seatWeek)
  while (Date.now() < end) {
    const body = { date, shiftId: 'early', seat: 2, profileId, reason: 'kann doch' }
    const answer = await call(`/${groupId}/assignments`, { method: 'POST', body })
    if (answer?.status === 201) assigned.add(idIn(answer.body))
    const seated = await seatIn(call, groupId, seatWeek)
    if (seated !== undefined) await call(`/assignments/${seated}`, { method: 'DELETE' })
    await pause(20)
  }
}

const idIn = ({ assignment }: Record<string, unknown>): string =>
  typeof assignment === 'object' && assignment !== null && 'id' in assignment ? String(assignment.id) : ''

async function seatIn(
  call: (path: string) => ReturnType<typeof tryToAsk>,
  groupId: string,
  week: Week,
): Promise<string | undefined> {
  const seats = (await call(`/${groupId}/${week}`))?.body['assignments']
  const found: unknown = Array.isArray(seats) ? seats.find(({ seat }) => seat === 2)?.id : undefined
  return typeof found === 'string' ? found : undefined
}

/** Makes tokens and revokes them on one node; they are tried on the other. @returns how many */
async function revokeUntil(
  ground: ProofContext,
  end: number,
  url: (node?: number) => string,
  agency: Agency,
): Promise<number> {
  let count = 0
  while (Date.now() < end) {
    const made = await tryToAsk(`${url(0)}/api/v1/organization/tokens`, {
      method: 'POST',
      cookie: agency.ownerCookie,
      body: { name: `Kurz ${count}`, scopes, expiresOn: null },
    })
    const { id, secret } = made?.status === 201 ? made.body : {}
    if (typeof id !== 'string' || typeof secret !== 'string') {
      await pause(50)
      continue
    }
    const look = (node: number) =>
      tryToAsk(`${url(node)}/api/v1/schedule/${agency.groupId}/${seatWeek}`, { bearer: secret })
    const before = await look(1)
    ground.must(before === undefined || before.status === 200, `a new token was answered with ${before?.status}`)
    const ending = await tryToAsk(`${url(0)}/api/v1/organization/tokens/${id}`, {
      method: 'DELETE',
      cookie: agency.ownerCookie,
    })
    if (ending?.status !== 200) continue
    count += 1
    for (const node of [0, 1]) {
      const after = await look(node)
      ground.must(after === undefined || after.status === 401, `a revoked token was answered with ${after?.status}`)
    }
  }
  return count
}

interface Nodes {
  /** How many workers are killed before a web node is. */
  readonly webEvery: number
  /** The first of them is killed; the other is there all along. */
  readonly web: Running[]
  readonly startWeb: () => Promise<Running>
  readonly workers: Promise<Running>[]
  readonly startWorker: () => Promise<Running>
}

async function killUntil(end: number, { webEvery, web, startWeb, workers, startWorker }: Nodes) {
  const kills = { web: 0, worker: 0 }
  const kill = async (running: Running | undefined) => {
    if (!running) return
    process.kill(running.pid, 'SIGKILL')
    await running.ended
  }
  while (Date.now() < end) {
    await pause(400 + Math.random() * 1_500)
    await kill(await workers.shift())
    kills.worker += 1
    workers.push(startWorker())
    if (kills.worker % webEvery !== 0) continue
    kills.web += 1
    await kill(web[0])
    web[0] = await startWeb()
  }
  return kills
}

/** What a killed worker had in its hands is free again after 45 s, and found by the next that looks. */
async function allArrived(databaseUrl: string): Promise<void> {
  for (const last = Date.now() + 200_000; Date.now() < last; await pause(500)) {
    const left = await Promise.all(
      outboxes.map(table =>
        countOf(databaseUrl, `select count(*) from ${table} where sent_at is null and dead_at is null`),
      ),
    )
    if (left.every(count => count === 0)) return
  }
}

interface Found {
  readonly databaseUrl: string
  readonly agency: Agency
  readonly assigned: ReadonlySet<string>
  readonly receiver: Awaited<ReturnType<typeof openReceiver>>
  readonly phones: Awaited<ReturnType<typeof openPushService>>
  readonly workerKills: number
}

async function judge(ground: ProofContext, found: Found): Promise<void> {
  const { databaseUrl, agency, assigned, receiver, phones, workerKills } = found
  const entries = await query<{ kind: string; target: string }>(
    databaseUrl,
    `select kind, target from audit_entries where organization_id = $1 and kind in ('schedule.assigned', 'schedule.removed')
       and at > (select min(created_at) from webhooks)`,
    [agency.organizationId],
  )
  const inLog = new Set(entries.filter(({ kind }) => kind === 'schedule.assigned').map(({ target }) => target))
  const lost = [...assigned].filter(id => !inLog.has(id))
  const deliveries = await countOf(databaseUrl, 'select count(*) from webhook_deliveries')
  const ids = receiver.received.map(({ headers }) => String(headers['webhook-id']))
  const heard = new Set(ids)
  const tags = phones.delivered.map(({ message }) => String(message['tag']))
  const told = await countOf(
    databaseUrl,
    `select count(*) from notifications where organization_id = $1 and kind = 'shift_assigned'`,
    [agency.organizationId],
  )
  ground.note('deeds acknowledged', assigned.size)
  ground.note('acknowledged and lost', lost.length)
  ground.note('deliveries', deliveries)
  ground.note('deliveries that did not come', deliveries - heard.size)
  ground.note('deliveries more than once', ids.length - heard.size)
  ground.note('pushes more than once', tags.length - new Set(tags).size)
  ground.must(assigned.size > 0, 'nothing was planned')
  ground.must(lost.length === 0, `lost: ${lost.slice(0, 5).join(', ')}`)
  ground.must(deliveries === entries.length, `${entries.length} deeds, ${deliveries} deliveries`)
  ground.must(heard.size === deliveries, `${deliveries} deliveries, ${heard.size} came`)
  ground.must(told > 0 && tags.length > 0, `${told} notifications, ${tags.length} pushes`)
  // each may send again what was on the wire when it was killed
  const maximum = workerKills * atOnce
  ground.must(
    ids.length - heard.size <= maximum,
    `${ids.length - heard.size} deliveries came again, at most ${maximum} may`,
  )
  ground.must(tags.length - new Set(tags).size <= maximum, 'pushes came again oftener than workers were killed')
}
