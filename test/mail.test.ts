import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from './until.ts'
import { useWorld } from './world.ts'

const received: { to: string; text: string }[] = []
let refusals = 0
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: (_address, _session, done) => {
    if (refusals === 0) return done()
    refusals -= 1
    return done(Object.assign(new Error('come back later'), { responseCode: 450 }))
  },
  onData(stream, session, done) {
    let text = ''
    stream.on('data', chunk => {
      text += chunk
    })
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo[0]?.address ?? '', text })
      done()
    })
  },
})
const port = 20_000 + (process.pid % 20_000)
const world = useWorld({ SMTP_URL: `smtp://127.0.0.1:${port}` })
beforeAll(async () => {
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
})
afterAll(() => new Promise<void>(closed => smtp.close(closed)))

const register = (email: string) =>
  world.visitor().api.signIn.register({ fullName: 'Kim Albers', email, password: 'nur-geheim-7' })

it('sends over SMTP what was kept with the deed, with a link that works', async () => {
  await register('kim@example.test')
  await until(() => received.length === 1)
  expect(received[0]?.to).toBe('kim@example.test')
  const link =
    received[0]?.text
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=')
      .match(/verify-email\?token=([\w.%-]+)/)?.[1] ?? ''
  await world.visitor().api.signIn.verifyEmail({ token: decodeURIComponent(link), password: 'nur-geheim-7' })
  expect(await world.visitor().api.signIn.signIn({ email: 'kim@example.test', password: 'nur-geheim-7' })).toEqual({
    outcome: 'signedIn',
  })
  // that a new device has signed in
  await until(() => received.length === 2)
  const kept = async () => {
    const { rows } = await world.staffel.services.database.pool.query(
      "select to_address, subject, text, html, link from mails where to_address = 'kim@example.test' order by subject desc",
    )
    return rows
  }
  const nothing = { text: '', html: '', link: null }
  await until(async () => (await kept()).every(({ text }) => text === ''), { what: 'links to be forgotten' })
  expect(await kept()).toMatchObject([{ subject: 'Bestätige deine E-Mail-Adresse', ...nothing }, nothing])
})

it('tries again when the mail server says no, and does not send twice', { tags: ['all'] }, async () => {
  const mine = () => received.filter(mail => mail.to === 'kofi@example.test').length
  const told = async () => (await world.visitor().fetch('/metrics')).text()
  // the figures are those of the process, in which other files may have run before
  const postponed = async () =>
    Number(/staffel_messages_total\{table="mails",outcome="later"\} (\d+)\n/.exec(await told())?.[1] ?? 0)
  const before = await postponed()
  refusals = 1
  await register('kofi@example.test')
  await until(async () => (await told()).includes('staffel_messages_waiting{table="mails"} 1\n'))
  await until(() => mine() === 1)
  await until(async () => (await told()).includes('staffel_messages_waiting{table="mails"} 0\n'))
  expect(await postponed()).toBe(before + 1)
  const mails = await world.staffel.services.mailer.outbox(10)
  const mail = mails.find(one => one.toAddress === 'kofi@example.test')
  expect(mail).toMatchObject({ attempts: 2, lastError: null })
  await world.staffel.services.mailer.sendNow(mail!.id)
  expect(mine()).toBe(1)
})

it('keeps of a mail that has arrived no link, not for a moment', async () => {
  const { pool } = world.staffel.services.database
  await pool.query(
    "alter table mails add constraint nothing_kept check (sent_at is null or (text = '' and link is null))",
  )
  await register('lea@example.test')
  const sent = async () => {
    const { rows } = await pool.query(
      "select text, link from mails where to_address = 'lea@example.test' and sent_at is not null",
    )
    return rows
  }
  await until(async () => (await sent()).length > 0, { what: 'the mail to have arrived' })
  expect(await sent()).toEqual([{ text: '', link: null }])
  await pool.query('alter table mails drop constraint nothing_kept')
})
