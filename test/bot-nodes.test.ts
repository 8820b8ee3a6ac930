import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
import { openChats } from './chats.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

const undo: (() => unknown)[] = []
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
})

describe('nodes that listen to the bot', () => {
  it('do so one at a time, and one takes over from one that was killed', async () => {
    const telegram = await openChats()
    undo.push(() => telegram.close())
    const first = await startWorker(telegram.variables)
    const second = await startWorker(telegram.variables)
    await until(() => telegram.askers() === 1, { what: 'the first asker' })
    telegram.write(1_000_001, '/start')
    await telegram.hears(1_000_001, 'Deine Chat-ID')
    expect(telegram.mostAskers()).toBe(1)
    // whichever of the two has it: after both were killed in turn, each has had it
    first.kill('SIGKILL')
    await once(first, 'exit')
    telegram.write(1_000_002, '/start')
    await telegram.hears(1_000_002, 'Deine Chat-ID')
    const third = await startWorker(telegram.variables)
    second.kill('SIGKILL')
    await once(second, 'exit')
    telegram.write(1_000_003, '/start')
    await telegram.hears(1_000_003, 'Deine Chat-ID')
    third.kill('SIGTERM')
    await once(third, 'exit')
  }, 90_000)
})

const hooked = await openChats()
const secret = 'a-secret-of-both-of-us'
const world = useWorld({
  ...hooked.variables,
  TELEGRAM_WEBHOOK_SECRET: secret,
  PUBLIC_URL: 'https://plan.example.test',
})
undo.push(() => hooked.close())

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

async function startWorker(variables: Record<string, string>): Promise<ChildProcess> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-node-'))
  const child = spawn(process.execPath, ['src/app/server.ts'], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: world.databaseUrl,
      DATA_DIR: folder,
      SECRET: world.staffel.services.secret,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ROLE: 'worker',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  undo.push(() => {
    child.kill('SIGKILL')
    fs.rmSync(folder, { recursive: true, force: true })
  })
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('ready at')) return child
  throw new Error('the node did not start')
}
