// @module-tag all
import { afterAll, expect, it } from 'vitest'
import { sendAfterCommit } from '#features/messages/chats/server/send-message.ts'
import { atOnce, outboxTables } from '#platform/server/outbox.ts'
import { openBotApi } from './bot-api.ts'
import { insertChatLink } from './chats.ts'
import { openSmtp } from './smtp.ts'
import { startBeside, stopAll } from './started.ts'
import { longWaitTimeout } from './timeouts.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

const telegram = await openBotApi()
const smtp = await openSmtp()
const reach = { TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.url, SMTP_URL: smtp.url }
// this server writes and sends nothing
const world = useWorld({ ...reach, ROLE: 'web' })
afterAll(async () => {
  await stopAll()
  await telegram.close()
  await smtp.close()
})

const startWorker = () => startBeside(world, { ROLE: 'worker', ...reach })

it('a worker that is killed in the middle of 500 messages loses none', async () => {
  const { database, mailer } = world.staffel.services
  const { id: organizationId, kim } = await world.office()
  const chatId = '900200'
  await insertChatLink(world, kim, chatId)
  const half = 250
  await database.tenant(organizationId, async tx => {
    for (let index = 0; index < half; index += 1) {
      const chat = { messenger: 'telegram' as const, organizationId, profileId: kim.id, chatId }
      await sendAfterCommit(tx, world.staffel.services, chat, { text: `Nachricht ${index}` })
      const mail = { to: `person${index}@example.test`, subject: 'Hallo', paragraphs: ['Text'] }
      await mailer.sendLater(tx, mail, { onBehalfOf: organizationId })
    }
  })
  // each answer takes a while, so that the kill meets some on the wire
  telegram.misbehave(() => ({ kind: 'slow', milliseconds: 80 }))
  smtp.misbehave(() => ({ kind: 'slow', milliseconds: 80 }))

  const said = () => telegram.sent.filter(({ text }) => text.startsWith('Nachricht')).map(({ text }) => text)
  const mailed = () => smtp.received.map(({ to }) => to)
  const arrived = () => said().length + mailed().length
  const first = await startWorker()
  await until(() => arrived() >= 200, { within: longWaitTimeout, what: 'the first 200' })
  await first.stop('SIGKILL')
  const before = arrived()
  const { rows: held } = await database.pool.query<{ id: string }>(
    `select id from mails where sent_at is null and sending_until is not null
     union all select id from telegram_messages where sent_at is null and sending_until is not null`,
  )
  await startWorker()
  const waiting = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      'select (select count(*) from mails where sent_at is null) + (select count(*) from telegram_messages where sent_at is null) as count',
    )
    return rows[0]?.count ?? 0
  }
  // what the first had in its hands waits for the end of its lease, which can come before the others have arrived
  await until(async () => (await waiting()) <= held.length, {
    within: longWaitTimeout,
    what: 'the arrival of the others',
  })
  for (const table of outboxTables) {
    await database.pool.query(`update ${table} set sending_until = now() where id = any($1)`, [
      held.map(({ id }) => id),
    ])
  }
  await until(async () => (await waiting()) === 0, { within: longWaitTimeout, what: 'the arrival of all' })
  const [distinctSaid, distinctMailed] = [new Set(said()).size, new Set(mailed()).size]
  const repeated = said().length - distinctSaid + mailed().length - distinctMailed
  process.stdout.write(
    `      killed after ${before} of 500: ${distinctSaid} + ${distinctMailed} arrived, ${500 - distinctSaid - distinctMailed} lost, ${repeated} twice\n`,
  )
  expect([distinctSaid, distinctMailed]).toEqual([half, half])
  // only what was on the wire at that moment
  expect(repeated).toBeLessThanOrEqual(2 * atOnce)
})
