import { sendAfterCommit } from '#features/messages/chats/server/send-message.ts'
import { systemClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { openMailer } from '#platform/server/mail.ts'
import { openSmtpSender } from '#platform/server/postman.ts'
import { openBotApi } from '../test/bot-api.ts'
import { openSmtp } from '../test/smtp.ts'
import type { Agency } from '../bench/agency.ts'
import type { ProofContext } from './ground.ts'
import { pause } from './requests.ts'
import { countOf, query } from './sql.ts'
import { envOf, openAgency, startServer, whoIs } from './staffel.ts'

const chatId = '900300'

/** Mail server and Telegram are away for two hours, and workers are killed meanwhile and afterwards. */
export async function away(ground: ProofContext): Promise<void> {
  let [telegram, smtp] = [await openBotApi(), await openSmtp()]
  const [botPort, smtpPort] = [Number(new URL(telegram.url).port), smtp.port]
  const reach = { TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.url, SMTP_URL: smtp.url }
  const { databaseUrl, agency, server } = await openAgency(ground, { env: reach })
  const startWorker = () => startServer(ground, envOf(ground.folder(), { DATABASE_URL: databaseUrl, ...reach }))
  const person = await whoIs(server.url, agency.chatterCookies[0] ?? '')
  await telegram.close()
  await smtp.close()

  const each = ground.isShort ? 15 : 150
  await writeMessages(databaseUrl, agency, person, { each, smtpUrl: reach.SMTP_URL })
  const steps = ground.isShort ? 4 : 20
  let worker = server
  let kills = 0
  for (let step = 0; step < steps; step++) {
    await pause(ground.isShort ? 300 : 3_000)
    await passTime(databaseUrl, 120 / steps)
    if (step % 5 !== 3) continue
    await worker.stop('SIGKILL')
    kills += 1
    worker = await startWorker()
  }
  const tries = await countOf(databaseUrl, `select min(attempts) from (${unsettled}) as waiting`)
  const waiting = await countOf(databaseUrl, `select count(*) from (${unsettled}) as waiting`)

  telegram = await openBotApi(botPort)
  smtp = await openSmtp(smtpPort)
  ground.after(() => telegram.close())
  ground.after(() => smtp.close())
  telegram.misbehave(() => ({ kind: 'slow', milliseconds: 40 }))
  smtp.misbehave(() => ({ kind: 'slow', milliseconds: 40 }))
  const arrived = () => [...telegram.sent.map(({ text }) => text), ...smtp.received.map(({ to }) => to)]
  for (const end = Date.now() + 240_000; Date.now() < end; ) {
    if ((await countOf(databaseUrl, `select count(*) from (${unsettled}) as waiting`)) === 0) break
    // once, while messages are on the wire
    if (arrived().length > each && kills < 2 + Math.floor(steps / 5)) {
      await worker.stop('SIGKILL')
      kills += 1
      worker = await startWorker()
    }
    await passTime(databaseUrl, 1)
    await pause(500)
  }
  const counts = [...Map.groupBy(arrived(), what => what).values()].map(ones => ones.length)
  const repeated = counts.filter(count => count > 1).length
  ground.note('minutes away', 120)
  ground.note('messages', 2 * each)
  ground.note('waiting at the end of it', waiting)
  ground.note('tries of each at least', tries)
  ground.note('kills', kills)
  ground.note('arrived', counts.length)
  ground.note('lost', 2 * each - counts.length)
  ground.note('arrived more than once', repeated)
  ground.note('times that one arrived at most', Math.max(...counts))
  ground.must(ground.isShort || tries > 1, `one was tried ${tries} times only`)
  ground.must(counts.length === 2 * each, `${2 * each - counts.length} messages are lost`)
  ground.must(waiting === 2 * each, `${2 * each - waiting} were put aside or sent while everything was away`)
  ground.must(repeated <= 16 * kills, `${repeated} arrived more than once`)
  ground.must(Math.max(...counts) <= 1 + kills, `one arrived ${Math.max(...counts)} times`)
}

const unsettled = `select attempts from mails where sent_at is null and dead_at is null
  union all select attempts from telegram_messages where sent_at is null and dead_at is null`

/** Nobody waits two hours for a proof: instead of the clock going on, all that was written becomes older. */
async function passTime(databaseUrl: string, minutes: number): Promise<void> {
  const earlier = `- interval '${minutes} minutes'`
  const outbox = (table: string) => `update ${table} set created_at = created_at ${earlier}, due_at = due_at ${earlier},
    sending_until = sending_until ${earlier} where sent_at is null and dead_at is null`
  const jobs = `update pgboss.job set start_after = start_after ${earlier} where state in ('created', 'retry')`
  for (const statement of [outbox('mails'), outbox('telegram_messages'), jobs]) await insist(databaseUrl, statement)
}

/** Touches every row, in whatever order, as no statement of the product does: workers at the same rows may get in its way. */
async function insist(databaseUrl: string, statement: string): Promise<void> {
  for (let tries = 10; ; tries--) {
    try {
      await query(databaseUrl, statement)
      return
    } catch (cause) {
      if (tries === 0 || !(cause instanceof Error && 'code' in cause && cause.code === '40P01')) throw cause
    }
  }
}

/** As the product writes them, by its own code, in one deed. */
async function writeMessages(
  databaseUrl: string,
  { organizationId }: Agency,
  profileId: string,
  { each, smtpUrl }: { each: number; smtpUrl: string },
): Promise<void> {
  await query(
    databaseUrl,
    `insert into telegram_users (organization_id, id, profile_id, telegram_chat_id, first_name, registered_at)
     values ($1, $2, $2, $3, 'Kim', now())`,
    [organizationId, profileId, chatId],
  )
  const log = openLog('silent')
  const database = openDatabase(databaseUrl)
  const jobs = await openJobs(databaseUrl, log)
  const mailer = openMailer({
    database,
    jobs,
    clock: systemClock,
    log,
    postman: openSmtpSender({ url: smtpUrl, from: 'Staffel <staffel@example.test>' }),
  })
  await database.tenant(organizationId, async tx => {
    for (let n = 0; n < each; n++) {
      const to = { messenger: 'telegram' as const, organizationId, profileId, chatId }
      await sendAfterCommit(tx, { clock: systemClock, jobs }, to, { text: `Nachricht ${n}` })
      const mail = { to: `person${n}@example.test`, subject: 'Hallo', paragraphs: ['Text'] }
      await mailer.sendLater(tx, mail, { onBehalfOf: organizationId })
    }
  })
  mailer.close()
  await jobs.close()
  await database.close()
}
