// @module-tag all
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendAfterCommit } from '#features/messages/chats/server/send-message.ts'
import { openBotApi } from './bot-api.ts'
import { insertChatLink } from './chats.ts'
import { openSmtp } from './smtp.ts'
import { longWaitTimeout } from './timeouts.ts'
import { until } from './until.ts'
import { type Office, startOfTests, useWorld } from './world.ts'

let telegram = await openBotApi()
let smtp = await openSmtp()
const world = useWorld({ TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.url, SMTP_URL: smtp.url })
let office: Office
const chatId = '900100'

beforeAll(async () => {
  office = await world.office()
  await insertChatLink(world, office.kim, chatId)
})
afterEach(() => {
  telegram.misbehave(() => undefined)
  smtp.misbehave(() => undefined)
})
afterAll(async () => {
  await telegram.close()
  await smtp.close()
})

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const report = (line: string) => process.stdout.write(`      ${line}\n`)

/** So many messages of the bot to Kim, all in one deed. */
const sayMany = (count: number, prefix: string) =>
  world.staffel.services.database.tenant(office.id, async tx => {
    for (const index of numbers(count)) {
      const chat = { messenger: 'telegram' as const, organizationId: office.id, profileId: office.kim.id, chatId }
      await sendAfterCommit(
        tx,
        world.staffel.services,
        chat,
        { text: `${prefix} ${index}` },
        { cause: `${prefix} ${index}` },
      )
    }
  })

/** So many mails, each to an address of its own. */
const mailMany = (count: number, prefix: string) =>
  world.staffel.services.database.tenant(office.id, async tx => {
    for (const index of numbers(count)) {
      const mail = { to: `${prefix}${index}@example.test`, subject: 'Hallo', paragraphs: ['Text'] }
      await world.staffel.services.mailer.sendLater(tx, mail, { onBehalfOf: office.id })
    }
  })

/** How often each arrived. */
const tally = (arrived: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const one of arrived) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
const saidWith = (prefix: string) =>
  tally(telegram.sent.map(({ text }) => text).filter(text => text.startsWith(`${prefix} `)))
const mailedTo = (prefix: string) => tally(smtp.received.map(({ to }) => to).filter(to => to.startsWith(prefix)))
const unsettled = async (table: string) => {
  const { rows } = await world.staffel.services.database.pool.query<{ count: number }>(
    `select count(*) from ${table} where sent_at is null and dead_at is null`,
  )
  return rows[0]?.count ?? 0
}
const twice = (counts: ReadonlyMap<string, number>) => [...counts].filter(([, count]) => count > 1).map(([one]) => one)

describe('a Bot API server that misbehaves', () => {
  it('loses nothing: each message arrives, and twice only where the server took it and hid that', async () => {
    const faults = ['none', 'slow', 'tooFast', 'broken', 'closes', 'hides', 'answersTwice', 'none'] as const
    const met = new Map<string, number>()
    telegram.misbehave(({ body }) => {
      const text = String(body['text'])
      const fault = faults[Number(text.split(' ')[1]) % faults.length] ?? 'none'
      if (!text.startsWith('odd ') || met.has(text)) return undefined
      met.set(text, 1)
      switch (fault) {
        case 'slow':
          return { kind: 'slow', milliseconds: 600 }
        case 'tooFast':
          return { kind: 'tooFast', retryAfter: 1 }
        case 'closes':
          return { kind: 'closes' }
        case 'hides':
          return { kind: 'closes', after: true }
        case 'broken':
        case 'answersTwice':
          return { kind: fault }
        case 'none':
          return undefined
      }
    })
    await sayMany(80, 'odd')
    await until(async () => saidWith('odd').size === 80 && (await unsettled('telegram_messages')) === 0, {
      within: longWaitTimeout,
      what: 'the arrival of all',
    })
    const counts = saidWith('odd')
    const hidden = numbers(80).filter(index => faults[index % faults.length] === 'hides')
    report(
      `Telegram: 80 written, ${counts.size} arrived, ${80 - counts.size} lost, ${twice(counts).length} twice (${hidden.length} were taken and hidden)`,
    )
    expect(twice(counts).toSorted()).toEqual(hidden.map(index => `odd ${index}`).toSorted())
  })

  it('gets no message during the pause that it asked for, and all of them afterwards', async () => {
    const { pool } = world.staffel.services.database
    let isHeld = false
    telegram.misbehave(({ body }) => {
      if (isHeld || body['text'] !== 'fast 40') return undefined
      isHeld = true
      return { kind: 'tooFast', retryAfter: 600 }
    })
    const due = async () => {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from telegram_messages where sent_at is null and due_at <= $1',
        [world.clock.now().toString()],
      )
      return rows[0]?.count
    }
    const allIsPostponed = () =>
      until(async () => (await due()) === 0, { what: 'the postponement of all unsent messages' })
    await sayMany(100, 'fast')
    await until(() => isHeld, { within: longWaitTimeout, what: 'the refusal' })
    await allIsPostponed()
    const calls = () => telegram.calls.filter(({ method }) => method === 'sendMessage').length
    const before = calls()
    await sayMany(10, 'held')
    await allIsPostponed()
    expect(calls()).toBe(before)

    await pool.query('update telegram_pace set next_at = now()')
    world.clock.set(world.clock.now().add({ minutes: 12 }).toString())
    await world.staffel.sending.sweep()
    const arrived = () => saidWith('fast').size + saidWith('held').size
    await until(() => arrived() === 110, { within: longWaitTimeout, what: 'the arrival of all' })
    expect([twice(saidWith('fast')), twice(saidWith('held'))]).toEqual([[], []])
  })
})

describe('an SMTP server that misbehaves', () => {
  it('loses nothing: each mail arrives, one that never will is put aside, and no address holds up another', async () => {
    const faults = ['none', 'slow', 'later', 'closes', 'hides', 'answersTwice', 'never', 'none'] as const
    const met = new Set<string>()
    smtp.misbehave(to => {
      const index = Number(to.match(/^odd(\d+)@/)?.[1] ?? 0)
      const fault = faults[index % faults.length] ?? 'none'
      if (fault === 'never') return { kind: 'never' }
      if (fault === 'later' && met.has(to)) return undefined
      if (fault === 'later') {
        met.add(to)
        return { kind: 'later' }
      }
      // asked once for the recipient and once for the mail
      const asked = `${to} ${met.has(`${to} 1`) ? 2 : 1}`
      if (met.has(`${to} 2`)) return undefined
      met.add(asked)
      if (fault === 'slow') return asked.endsWith('2') ? { kind: 'slow', milliseconds: 700 } : undefined
      if (fault === 'closes') return asked.endsWith('2') ? { kind: 'closes' } : undefined
      if (fault === 'hides') return asked.endsWith('2') ? { kind: 'closes', after: true } : undefined
      if (fault === 'answersTwice') return asked.endsWith('2') ? { kind: 'answersTwice' } : undefined
      return undefined
    })
    await mailMany(80, 'odd')
    await until(async () => (await unsettled('mails')) === 0, { within: longWaitTimeout, what: 'the end of all' })
    const counts = mailedTo('odd')
    const { messages } = await office.olivia.api.delivery.failed()
    const dead = messages.filter(({ to }) => to.startsWith('odd'))
    const ids = new Map(smtp.received.map(({ to, id }) => [`${to} ${id}`, to]))
    report(
      `SMTP: 80 written, ${counts.size} arrived, ${dead.length} put aside, ${80 - counts.size - dead.length} lost, ${twice(counts).length} twice with the same Message-ID (10 were taken and hidden)`,
    )
    expect([counts.size, dead.length]).toEqual([70, 10])
    for (const to of twice(counts)) {
      expect(faults[Number(to.match(/\d+/)?.[0]) % faults.length]).toBe('hides')
      expect([...ids.values()].filter(one => one === to)).toHaveLength(1)
    }
  })
})

describe('an hour without mail server and Telegram', () => {
  it('loses nothing and repeats nothing', async () => {
    const [botPort, smtpPort] = [Number(new URL(telegram.url).port), smtp.port]
    await telegram.close()
    await smtp.close()
    await sayMany(30, 'away')
    await mailMany(30, 'away')
    const start = Temporal.Instant.from(startOfTests)
    const tries = async () => {
      const { rows } = await world.staffel.services.database.pool.query<{ least: number; all: number; dead: number }>(
        `select min(attempts)::int as least, sum(attempts)::int as all, count(dead_at)::int as dead from
          (select attempts, dead_at from mails where to_address like 'away%'
           union all select attempts, dead_at from telegram_messages where cause like 'away %') as all_of_them`,
      )
      return rows[0] ?? { least: 0, all: 0, dead: 0 }
    }
    for (let minutes = 2; minutes <= 62; minutes += 6) {
      const before = await tries()
      world.clock.set(start.add({ minutes }).toString())
      await world.staffel.sending.sweep().catch(() => {})
      await until(async () => (await tries()).all > before.all, { what: 'another try' })
    }
    await until(async () => (await tries()).least > 1, { what: 'a second try of each' })
    const tried = await tries()
    telegram = await openBotApi(botPort)
    smtp = await openSmtp(smtpPort)
    world.clock.set(start.add({ hours: 2 }).toString())
    await world.staffel.sending.sweep()
    await until(() => saidWith('away').size === 30 && mailedTo('away').size === 30, {
      within: longWaitTimeout,
      what: 'the arrival of all',
    })
    await until(async () => (await unsettled('mails')) + (await unsettled('telegram_messages')) === 0)
    const [said, mailed] = [saidWith('away'), mailedTo('away')]
    report(
      `away for an hour: 30 + 30 written, each tried at least ${tried.least} times meanwhile, ${said.size} + ${mailed.size} arrived, ${twice(said).length + twice(mailed).length} twice`,
    )
    expect(tried.dead).toBe(0)
    expect([twice(said), twice(mailed)]).toEqual([[], []])
  })
})
