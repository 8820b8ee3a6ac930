import { afterAll, describe, expect, it } from 'vitest'
import { openChats } from './chats.ts'
import { startBeside, stopAll } from './started.ts'
import { until } from './until.ts'
import { type Office, useWorld } from './world.ts'

const undo: (() => unknown)[] = []
afterAll(async () => {
  await stopAll()
  for (const step of undo.toReversed()) await step()
})

describe('nodes that listen to the bot', () => {
  it('do so one at a time, and one takes over from one that was killed', {
    tags: ['all'],
  }, async () => {
    const telegram = await openChats()
    undo.push(() => telegram.close())
    const startWorker = () => startBeside(world, { ROLE: 'worker', ...telegram.variables })
    const [first, second] = await Promise.all([startWorker(), startWorker()])
    await until(() => telegram.askers() === 1, { what: 'the first asker' })
    telegram.write(1_000_001, '/start')
    await telegram.hears(1_000_001, 'Deine Chat-ID')
    expect(telegram.mostAskers()).toBe(1)
    // whichever of the two has it: after both were killed in turn, each has had it
    await first.stop('SIGKILL')
    telegram.write(1_000_002, '/start')
    await telegram.hears(1_000_002, 'Deine Chat-ID')
    const third = await startWorker()
    await second.stop('SIGKILL')
    telegram.write(1_000_003, '/start')
    await telegram.hears(1_000_003, 'Deine Chat-ID')
    await third.stop('SIGTERM')
  })
})

const hooked = await openChats()
const shared = await openChats()
const secret = 'a-secret-of-both-of-us'
const world = useWorld({
  ...hooked.variables,
  TELEGRAM_WEBHOOK_SECRET: secret,
  PUBLIC_URL: 'https://plan.example.test',
})
undo.push(() => Promise.all([hooked.close(), shared.close()]))

describe('the webhook', () => {
  const bring = (body: string, shown?: string) =>
    world.visitor().fetch('/api/telegram/webhook', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(shown === undefined ? {} : { 'x-telegram-bot-api-secret-token': shown }),
      },
    })
  const from = { id: 1_000_009, is_bot: false, first_name: 'Kim', language_code: 'de' }
  const chat = { id: 1_000_009, type: 'private', first_name: 'Kim' }
  const update = JSON.stringify({
    update_id: 1,
    message: { message_id: 1, date: 0, chat, from, text: '/start' },
  })

  it('is made known to Telegram with its secret, and nobody asks for updates', async () => {
    await until(() => hooked.calls.some(({ method }) => method === 'setWebhook'))
    const call = hooked.calls.find(({ method }) => method === 'setWebhook')
    expect(call?.body).toMatchObject({ url: 'https://plan.example.test/api/telegram/webhook', secret_token: secret })
    expect(hooked.mostAskers()).toBe(0)
  })

  it('takes what shows the secret, and nothing else', async () => {
    expect((await bring(update)).status).toBe(403)
    expect((await bring(update, 'another-secret-altogether')).status).toBe(403)
    expect(hooked.heard(1_000_009)).toEqual([])
    expect((await bring(update, secret)).status).toBe(200)
    await hooked.hears(1_000_009, 'Deine Chat-ID: 1000009')
  })

  it('answers nonsense calmly, so that Telegram does not bring it again', async () => {
    for (const body of ['no json', '[]', '{}', '{"update_id":2}', '{"update_id":3,"message":{}}']) {
      expect((await bring(body, secret)).status).toBe(200)
    }
  })
})

describe('a bot that cannot work', () => {
  const faultOf = async ({ olivia }: Pick<Office, 'olivia'>) => (await olivia.api.telegram.status()).fault
  const refused = useWorld({ ...shared.variables, TELEGRAM_BOT_TOKEN: '123456:of-nobody' })
  const called = useWorld({
    ...shared.variables,
    TELEGRAM_WEBHOOK_SECRET: secret,
    PUBLIC_URL: 'http://plan.example.test',
  })

  it('is said to have a token that Telegram refuses', async () => {
    expect(await faultOf(await refused.office())).toBe('tokenRefused')
  })

  it('is said to share its token with a program that polls', { tags: ['all'] }, async () => {
    const telegram = await openChats()
    undo.push(() => telegram.close())
    telegram.share(true)
    const worker = await startBeside(world, { ROLE: 'worker', LOG_LEVEL: 'error', ...telegram.variables })
    await until(() => worker.output().includes('another program uses TELEGRAM_BOT_TOKEN'), {
      what: 'the fault in the log',
    })
    await worker.stop('SIGTERM')
  })

  it('is said to share its token with a program that took the webhook', { tags: ['all'] }, async () => {
    const office = await called.office()
    await until(() => shared.api.webhook?.url.startsWith('http://plan.example.test/') === true)
    expect(await faultOf(office)).toBeNull()
    await fetch(`${shared.url}/bot${shared.token}/setWebhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://other.example.test/', secret_token: 'theirs' }),
    })
    await until(async () => (await faultOf(office)) === 'tokenShared', { what: 'the fault' })
    await until(() => shared.api.webhook?.url.startsWith('http://plan.example.test/') === true)
  })
})
