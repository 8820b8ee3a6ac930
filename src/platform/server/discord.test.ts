import { afterAll, expect, test } from 'vitest'
import { openDiscordApi, whatIsWrong } from '#test/discord-api.ts'
import { until } from '#test/until.ts'
import { openDiscordClient } from './discord.ts'
import { payloadOf } from './discord-wire.ts'
import { openLog } from './log.ts'

const api = await openDiscordApi()
afterAll(() => api.close())
const { DISCORD_APPLICATION_ID: applicationId, DISCORD_PUBLIC_KEY: publicKey, DISCORD_BOT_TOKEN: token } = api.variables
const open = () =>
  openDiscordClient({ applicationId, publicKey, token, apiRoot: `${api.url}/`, log: openLog('silent') })
const button = (data: string, label = data) => ({ label, data })
const rowsIn = (buttons: Parameters<typeof payloadOf>[0]['buttons'] & object) =>
  payloadOf({ text: 'x', buttons }).components.map(row => row.components.map(({ custom_id: id }) => id))

const asked = {
  id: '1300000000000000000',
  type: 2,
  token: 'late',
  locale: 'de',
  user: { id: '42', username: 'kim' },
  data: { options: [{ name: 'shifts' }] },
}

test('what takes longer than Discord waits is promised and follows', { tags: ['all'] }, async () => {
  const line = open()
  let answer = () => {}
  line.hear(async event => {
    await new Promise<void>(done => (answer = done))
    if (event.kind === 'said') await event.reply({ text: 'Endlich' })
  })
  expect(await line.receive(asked)).toMatchObject({ type: 5 })
  answer()
  await until(() => api.messages.some(({ id, content }) => id === 'late' && content === 'Endlich'))
})

test('the same message is taken once, however often it is brought', async () => {
  const line = open()
  const send = (id: string) => line.send('4711', { text: 'Einmal' }, id)
  expect([await send('AAAAAAAAAAAA'), await send('AAAAAAAAAAAA'), await send('BBBBBBBBBBBB')]).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'sent' })),
  )
  expect(api.messages.filter(({ content }) => content === 'Einmal')).toHaveLength(2)
  // the channel is opened once
  expect(api.calls.filter(({ path }) => path === '/users/@me/channels')).toHaveLength(1)
})

test('what is refused is tried again or not', async () => {
  const line = open()
  const outcome = async (status: number, code = 0) => {
    api.misbehave(({ path }) => (path.includes('/messages') ? { status, code } : undefined))
    return line.send('4712', { text: 'x' })
  }
  expect(await outcome(403, 50007)).toMatchObject({ kind: 'never', isBlocked: true })
  expect(await outcome(403, 50278)).toMatchObject({ kind: 'never', isBlocked: true })
  expect(await outcome(403, 50001)).toEqual({ kind: 'never', why: '403 50001 Refused' })
  expect(await outcome(400, 50035)).toMatchObject({ kind: 'never' })
  expect(await outcome(404, 10003)).toMatchObject({ kind: 'later' })
  expect(await outcome(401)).toMatchObject({ kind: 'later' })
  expect(await outcome(500)).toMatchObject({ kind: 'later' })
  api.misbehave(() => undefined)
  expect(await line.send('4712', { text: 'x' })).toEqual({ kind: 'sent' })
})

test('a proxy that refuses without JSON is waited for by its Retry-After', async () => {
  const line = open()
  api.misbehave(() => ({ status: 429, seconds: 90, isByProxy: true }))
  const paused = { kind: 'later', isForAll: true, afterSeconds: 90 }
  expect(await line.send('4713', { text: 'x' })).toMatchObject(paused)
  api.misbehave(() => undefined)
})

test('rows keep together what belongs together, in five rows of five', () => {
  expect(rowsIn([[button('a'), button('b')], [], [button('c')]])).toEqual([['a', 'b'], ['c']])
  expect(rowsIn(Array.from({ length: 9 }, (_, index) => [button(`${index}`)]))).toHaveLength(5)
  expect(rowsIn(Array.from({ length: 9 }, (_, index) => [button(`${index}`)])).flat()).toHaveLength(9)
  expect(rowsIn([[button('a'), button('a')], [button('a')]])).toEqual([['a']])
  expect(rowsIn([Array.from({ length: 7 }, (_, index) => button(`${index}`))])).toEqual([
    ['0', '1', '2', '3', '4'],
    ['5', '6'],
  ])
})

test('whatever is said is within the limits', () => {
  const buttons = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 3 }, (_, index) => button(`${row}:${index}`, 'ü'.repeat(200))),
  )
  expect(whatIsWrong(payloadOf({ text: '*'.repeat(5000), buttons }, { note: '_'.repeat(5000) }))).toBeUndefined()
})
