import { daysOfWeek } from '#kit/week.ts'
import type { Running } from '../bench/processes.ts'
import type { ProofContext } from './ground.ts'
import { ask, pause, tryToAsk } from './requests.ts'
import { countOf, query } from './sql.ts'
import { agencyIn, envOf, firstWeek, startServer } from './staffel.ts'

const shifts = ['early', 'late', 'night'] as const
/** Where nobody sits yet: the ninth seat of the one group's week. */
const emptySeat = 9
/** Minutes; the least that a round may wait. */
const everyMinutes = 1

/**
 * Offers and their rounds while web and worker are killed again and again: every seat that is said to be somebody's is
 * theirs, no seat has two, nobody is told twice of one offer, and every round comes.
 */
export async function market(ground: ProofContext): Promise<void> {
  const databaseUrl = await ground.newDatabase()
  const agency = await agencyIn(databaseUrl, 30)
  const { organizationId, groupId, ownerCookie } = agency
  const env = (ROLE: string) => envOf(ground.folder(), { DATABASE_URL: databaseUrl, ROLE })
  let web = await startServer(ground, env('web'))
  // the next one is on its way while another still works
  const workers = [startServer(ground, env('worker')), startServer(ground, env('worker'))]
  // the owner's word is not asked for, so that whoever takes a seat has it
  const rules = { approvalPolicy: 'none', alarmHours: [72] }
  await ask(`${web.url}/api/v1/market/settings`, { method: 'PATCH', cookie: ownerCookie, body: rules })

  const gaps = daysOfWeek(firstWeek)
    .slice(0, ground.isShort ? 3 : 7)
    .flatMap(date => shifts.map(shiftId => ({ groupId, date, shiftId, seat: emptySeat })))
  const seconds = ground.isShort ? 3 : Number(process.env['PROVE_MARKET_SECONDS'] ?? 60)
  // first rounds all along, so that kills meet some
  const from = (at: number) =>
    Temporal.Now.instant()
      .add({ seconds: (ground.isShort ? 3 : 8) + Math.round((at * seconds) / gaps.length) })
      .toString({ smallestUnit: 'second' })
  const offers: string[] = []
  for (const [at, gap] of gaps.entries()) {
    const waves = at % 3 === 0 ? null : { everyMinutes, from: from(at) }
    const body = { ...gap, to: null, note: '', applyUntil: null, waves }
    const { status, body: made } = await ask(`${web.url}/api/v1/market/open-seats`, {
      method: 'POST',
      cookie: ownerCookie,
      body,
    })
    ground.must(status === 201, `advertising was answered with ${status}`)
    offers.push(String(made['offerId']))
  }

  const acknowledged = new Map<string, number>()
  let isOver = false
  const takers = agency.chatterCookies.map(async (cookie, person) => {
    for (let at = person; !isOver; at += 3) {
      const offerId = offers[at % offers.length] ?? ''
      // four in five only look, so that offers last; in the short form every second
      const isTaking = at % (ground.isShort ? 2 : 5) === 0
      const path = isTaking ? `/market/offers/${offerId}/take` : '/me/market'
      const answer = await tryToAsk(`${web.url}/api/v1${path}`, {
        method: isTaking ? 'POST' : 'GET',
        cookie,
        within: 5_000,
      })
      if (isTaking && answer?.status === 200 && answer.body['state'] === 'done') acknowledged.set(offerId, person)
      if (answer !== undefined && answer.status >= 500) ground.must(false, `${path} was answered with ${answer.status}`)
      await pause(ground.isShort ? 250 : 60)
    }
  })

  const end = Date.now() + seconds * 1000
  const kills = { web: 0, worker: 0 }
  const kill = async (running: Running) => {
    process.kill(running.pid, 'SIGKILL')
    await running.ended
  }
  let isWebThere = true
  let comingWeb: Promise<void> | undefined
  while (Date.now() < end) {
    await pause(300 + Math.random() * 1_500)
    const worker = await workers.shift()
    if (worker) await kill(worker)
    kills.worker += 1
    workers.push(startServer(ground, env('worker')))
    if (kills.worker % (ground.isShort ? 1 : 3) !== 0 || !isWebThere) continue
    isWebThere = false
    kills.web += 1
    await kill(web)
    comingWeb = startServer(ground, env('web')).then(next => {
      web = next
      isWebThere = true
    })
  }
  await comingWeb
  await Promise.all(workers)
  // what is due is done by whoever lives
  const dueBy = (moment: string) =>
    `select count(*) from market_offers where state = 'open' and next_wave_at < now() ${moment}`
  const late = dueBy("- interval '15 seconds'")
  // in the short form, first rounds begin after the kills
  const awaited = ground.isShort ? dueBy("+ interval '15 seconds'") : late
  for (const last = Date.now() + 60_000; Date.now() < last; ) {
    if ((await countOf(databaseUrl, awaited)) === 0) break
    await pause(500)
  }
  isOver = true
  await Promise.all(takers)

  ground.note('seconds of kills', seconds)
  ground.note('kills of the worker', kills.worker)
  ground.note('kills of the web', kills.web)
  await judge(ground, { databaseUrl, organizationId, late, acknowledged })
}

interface Found {
  readonly databaseUrl: string
  readonly organizationId: string
  /** Counts rounds that are overdue. */
  readonly late: string
  /** Offers that somebody was told are theirs. */
  readonly acknowledged: ReadonlyMap<string, number>
}

async function judge(ground: ProofContext, { databaseUrl, organizationId, late, acknowledged }: Found): Promise<void> {
  const count = (statement: string) => countOf(databaseUrl, statement, [organizationId])
  const done = await query<{ id: string; isHeld: boolean }>(
    databaseUrl,
    `select o.id, exists (select from assignments a where a.organization_id = o.organization_id and a.group_id = o.group_id
       and a.date = o.date and a.shift_id = o.shift_id and a.seat = o.seat and a.profile_id = o.taken_by
       and a.state = 'confirmed') as "isHeld"
     from market_offers o where o.organization_id = $1 and o.state = 'done'`,
    [organizationId],
  )
  const ended = new Set(done.filter(({ isHeld }) => isHeld).map(({ id }) => id))
  const lost = [...acknowledged.keys()].filter(id => !ended.has(id))
  const half = done.filter(({ isHeld }) => !isHeld)
  const asked = await count(
    'select count(*) from market_invitees where organization_id = $1 and invited_at is not null',
  )
  const notices = `from notifications where organization_id = $1 and kind = 'offer_made'`
  const told = await count(`select count(*) ${notices}`)
  const toldOnce = await count(
    `select count(*) from (select distinct recipient_id, parameters ->> 'offerId' ${notices}) as one`,
  )
  const alarms = `from notifications, jsonb_array_elements(parameters -> 'seats') as seat
    where organization_id = $1 and kind = 'seat_alarm'`
  const alarmsTwice =
    (await count(`select count(*) ${alarms}`)) -
    (await count(
      `select count(*) from (select distinct recipient_id, parameters -> 'isFree', seat ->> 'groupId', seat ->> 'date',
         seat ->> 'shiftId', seat ->> 'seat' ${alarms}) as one`,
    ))
  const overdue = await countOf(databaseUrl, late)
  ground.note('seats taken', done.length)
  ground.note('acknowledged and lost', lost.length)
  ground.note('half deeds', half.length)
  ground.note('people asked', asked)
  ground.note('told twice', told - toldOnce)
  ground.note('asked and not told', asked - toldOnce)
  ground.note('alarms twice', alarmsTwice)
  ground.note('rounds overdue', overdue)
  ground.must(acknowledged.size > 0, 'nobody took anything')
  ground.must(lost.length === 0, `lost: ${lost.join(', ')}`)
  ground.must(half.length === 0, `done, and somebody else or nobody sits there: ${half.map(({ id }) => id).join(', ')}`)
  ground.must(
    asked > 0 && asked === toldOnce && told === toldOnce,
    `${asked} asked, ${told} told, ${toldOnce} of them once`,
  )
  ground.must(alarmsTwice === 0, `${alarmsTwice} alarms came twice`)
  ground.must(overdue === 0, `${overdue} rounds did not come`)
}
