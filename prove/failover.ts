import { systemClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { openMailer } from '#platform/server/mail.ts'
import { openSmtpSender } from '#platform/server/postman.ts'
import { openSmtp } from '../test/smtp.ts'
import { until } from '../test/until.ts'
import type { ProofContext } from './ground.ts'
import { openPair } from './pair.ts'
import { isReady, pause, tryToAsk } from './requests.ts'
import { countOf, query } from './sql.ts'
import { agencyIn, envOf, startServer } from './staffel.ts'
import { openStreams } from './streams.ts'

/** At most as many mails as two workers have in their hands. */
const inHands = 16
/** Writes before the kill without which it would prove nothing. */
const fewest = 10

/** The primary is killed under load and its standby promoted: nothing acknowledged is lost, and work goes on there. */
export async function failover(ground: ProofContext): Promise<void> {
  const { primary, standby, url } = await openPair(ground)
  const smtp = await openSmtp()
  ground.after(() => smtp.close())
  const agency = await agencyIn(url, 10)
  const env = { DATABASE_URL: url, SMTP_URL: smtp.url }
  const nodes = await Promise.all(
    (ground.isShort ? [1] : [1, 2]).map(() => startServer(ground, envOf(ground.folder(), env))),
  )
  const streams = (await Promise.all(nodes.map(node => openStreams(node.url, agency.chatterCookies, 10)))).flat()
  const mails = await openMails(url, agency.organizationId, smtp.url)
  ground.after(() => mails.close())

  const kept: string[] = []
  let [isOver, refused, servedAt, killedAt] = [false, 0, 0, Infinity]
  const write = async (n: number) => {
    const node = nodes[n % nodes.length]
    while (!isOver) {
      const body = { text: `Aufgabe ${n}` }
      const began = performance.now()
      const answer = await tryToAsk(`${node?.url}/api/v1/todos`, { method: 'POST', cookie: agency.ownerCookie, body })
      const id = answer?.body['id']
      if (answer?.status === 200 && typeof id === 'string') kept.push(id)
      else refused += 1
      if (answer?.status === 200 && began > killedAt && servedAt === 0) servedAt = performance.now()
      if (answer?.status !== 200) await pause(50)
    }
  }
  const mailing = async () => {
    while (!isOver) await mails.send().catch(() => pause(50))
  }
  const working = Promise.all([...Array.from({ length: 6 }, (_, n) => write(n)), mailing()])
  await pause(ground.isShort ? 1_500 : 10_000)
  await until(() => kept.length > fewest, { what: 'writes before the kill', within: 60_000 })
  const before = kept.length

  killedAt = performance.now()
  primary.kill()
  // by whatever watches over them; that it takes a while is not ours
  await query(standby.url, 'select pg_promote()')
  const promotedAt = performance.now()
  await until(() => servedAt > 0, { what: 'a write on the promoted one', within: 60_000 })
  const heard = streams.map(stream => stream.heard())
  await pause(ground.isShort ? 1_000 : 10_000)

  // the old one comes back and believes in itself; nobody else does
  await primary.start()
  const strayed = openDatabase(url, { size: 4 })
  const ports = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const { rows } = await strayed.pool.query<{ port: number }>('select inet_server_port() as port')
      return rows[0]?.port
    }),
  )
  await strayed.close()
  isOver = true
  await working
  // what was in somebody's hands comes when its lease has run out and a sweep has found it
  const all = () => mails.acknowledged().every(to => smtp.received.some(mail => mail.to === to))
  if (!ground.isShort) await until(all, { what: 'every mail', within: 120_000 }).catch(() => {})
  const there = await countOf(standby.url, 'select count(*) from user_todos where id = any($1)', [kept])
  const acknowledged = mails.acknowledged()
  const waiting = await query<{ to: string }>(
    standby.url,
    'select to_address as "to" from mails where sent_at is null and dead_at is null',
  )
  // looked at after what waits: a mail goes from there to here
  const arrivals = Map.groupBy(smtp.received, ({ to }) => to)
  const isKnown = (to: string) => arrivals.has(to) || (ground.isShort && waiting.some(mail => mail.to === to))
  const figures = {
    'acknowledged before': before,
    'acknowledged afterwards': kept.length - before,
    'refused meanwhile': refused,
    lost: kept.length - there,
    's to be promoted': (promotedAt - killedAt) / 1000,
    's to be served again': (servedAt - killedAt) / 1000,
    mails: acknowledged.length,
    'mails lost': acknowledged.filter(to => !isKnown(to)).length,
    'mails that came twice': [...arrivals.values()].filter(ones => ones.length > 1).length,
    'streams that ended': streams.filter(stream => stream.isOver()).length,
    'streams that hear nothing': streams.filter((stream, at) => stream.heard() <= (heard[at] ?? 0)).length,
    'connections to the old one': ports.filter(port => port !== standby.port).length,
  }
  for (const [name, figure] of Object.entries(figures)) ground.note(name, figure)
  ground.must(before > fewest && kept.length > before, 'hardly anything was written')
  for (const name of [
    'lost',
    'mails lost',
    'streams that ended',
    'streams that hear nothing',
    'connections to the old one',
  ] as const)
    ground.must(figures[name] === 0, `${figures[name]} ${name}`)
  ground.must(
    figures['s to be served again'] <= 10,
    `served again after ${figures['s to be served again'].toFixed(1)} s`,
  )
  ground.must(figures['mails that came twice'] <= inHands, `${figures['mails that came twice']} mails came twice`)
  for (const node of nodes) ground.must(await isReady(node.url), 'a node is not ready')
}

/** Mails as the product writes them, by its own code; each to somebody else. */
async function openMails(url: string, organizationId: string, smtpUrl: string) {
  const log = openLog('silent')
  const database = openDatabase(url)
  const jobs = await openJobs(url, log)
  const postman = openSmtpSender({ url: smtpUrl, from: 'Staffel <staffel@example.test>' })
  const mailer = openMailer({ database, jobs, clock: systemClock, log, postman })
  const acknowledged: string[] = []
  let written = 0
  return {
    acknowledged: () => acknowledged,
    async send(): Promise<void> {
      const to = `person${++written}@example.test`
      const mail = { to, subject: 'Hallo', paragraphs: ['Text'] }
      await database.tenant(organizationId, tx => mailer.sendLater(tx, mail, { onBehalfOf: organizationId }))
      acknowledged.push(to)
      await pause(20)
    },
    async close(): Promise<void> {
      mailer.close()
      await jobs.close()
      await database.close()
    },
  }
}
