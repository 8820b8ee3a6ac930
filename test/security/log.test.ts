import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openLog } from '#platform/server/log.ts'
import { databaseUrl } from '../global-setup.ts'
import { bodyOf, openSmtp } from '../smtp.ts'
import { start, type Started, stopAll } from '../started.ts'
import { until } from '../until.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-log-'))
const smtp = await openSmtp()
const name = `log_${newId().toLowerCase()}`
const url = databaseUrl(inject('postgresUrl'), name)
const env = {
  DATABASE_URL: url,
  DATA_DIR: folder,
  LOG_LEVEL: 'trace',
  SMTP_URL: smtp.url,
  DISCORD_APPLICATION_ID: '900000000000000001',
  DISCORD_PUBLIC_KEY: 'ab'.repeat(32),
  DISCORD_BOT_TOKEN: 'geheimes-discord-token-4711',
  // nothing listens there
  DISCORD_API_ROOT: 'http://127.0.0.1:9',
}
const olivia = { email: 'olivia.geheimadresse@example.test', password: 'Sehr-Geheimes-Wort-4711' }
const fullName = 'Olivia Geheimname'
/** What stands in requests and must stand in no line. */
const secrets = new Map<string, string>([
  ['the password', olivia.password],
  ['the address', olivia.email],
  ['the name', fullName],
  ['the token of the bot', env.DISCORD_BOT_TOKEN],
])

let server: Started
let client: pg.Client
let cookie = ''
let calendarPath = ''

async function onServer(statement: string): Promise<void> {
  const connection = new pg.Client({ connectionString: inject('postgresUrl') })
  await connection.connect()
  await connection.query(statement)
  await connection.end()
}

interface Asking extends Omit<RequestInit, 'headers'> {
  readonly headers?: Record<string, string>
}
const ask = (of: string, { headers = {}, ...init }: Asking = {}) =>
  fetch(new URL(of, server.url), { ...init, headers: { cookie, ...headers } })
const send = (method: string, of: string, body: unknown) =>
  ask(`/api/v1${of}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function mailedToken(): Promise<string> {
  const link = () => smtp.received.flatMap(mail => /token=3?D?([\w-]+)/.exec(bodyOf(mail))?.[1] ?? [])
  await until(() => link().length > 0, { what: 'the mail' })
  return link()[0] ?? ''
}

/** While a table is away, every statement that needs it fails. */
async function without(table: string, work: () => Promise<unknown>): Promise<void> {
  await client.query(`alter table ${table} rename to away`)
  try {
    await work()
  } finally {
    await client.query(`alter table away rename to ${table}`)
  }
}

const bugs = () => server.output().match(/"msg":"bug"/g)?.length ?? 0

/** Fails on our side, and is written down. */
async function expectBug(response: Promise<Response>): Promise<void> {
  const before = bugs()
  expect((await response).status).toBe(500)
  await until(() => bugs() > before, { what: 'the line in the log' })
}

function expectNoSecretIn(text: string): void {
  for (const [what, secret] of secrets) expect(text.includes(secret), `${what} (${secret}) in ${text}`).toBe(false)
}

beforeAll(async () => {
  await onServer(`create database ${name}`)
  server = await start(env)
  client = new pg.Client({ connectionString: url })
  await client.connect()
  const wish = { ...olivia, fullName, organizationName: 'Nordlicht', timeZone: 'Europe/Berlin', language: 'de' }
  expect((await send('POST', '/onboarding', wish)).status).toBe(200)
  const signedIn = await send('POST', '/session', olivia)
  cookie = signedIn.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
  for (const value of cookie.split('; ').map(one => decodeURIComponent(one.split('=').slice(1).join('=')))) {
    secrets.set('a cookie', value)
    for (const part of value.split('.').filter(word => word.length > 10)) secrets.set(`a cookie's ${part}`, part)
  }
  calendarPath = new URL((await (await send('POST', '/me/calendar', {})).json()).url).pathname
  secrets.set('the calendar', /[\w-]{20,}/.exec(calendarPath)?.[0] ?? '')
  await send('POST', '/password-reset', { email: olivia.email })
  secrets.set('the mailed token', await mailedToken())
})
afterAll(async () => {
  await stopAll()
  await client.end()
  await onServer(`drop database ${name} with (force)`)
  await smtp.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

describe('a statement that fails', () => {
  it.each<[string, string, () => Promise<Response>]>([
    ['with the session', 'sessions', () => ask('/api/v1/session')],
    ['under a call of the app', 'sessions', () => ask('/api/rpc/signIn/session', { method: 'POST' })],
    ['under the stream of events', 'sessions', () => ask('/api/events')],
    ['under a picture', 'sessions', () => ask('/api/images/abc/small')],
    ['with an address', 'users', () => send('POST', '/password-reset', { email: olivia.email })],
    ['with a new account', 'users', () => send('POST', '/register', { ...olivia, fullName })],
    ['with a sign-in', 'credentials', () => send('POST', '/session', olivia)],
    ['with a mailed link', 'mailed_links', () => reset('/password-reset/open')],
    ['with a calendar', 'calendar_tokens', () => ask(calendarPath)],
    [
      'with a copied link',
      'invitations',
      () => send('POST', '/invitations/look', { token: secrets.get('the calendar') }),
    ],
  ])('%s is logged without what it was about', async (_, table, request) => {
    await without(table, () => expectBug(request()))
    expectNoSecretIn(server.output())
    expect(server.output()).not.toMatch(/params:|"params"|"parameters"/)
  })

  const reset = (to: string) => send('POST', to, { token: secrets.get('the mailed token') })

  it('is logged with its kind, its text and where it was sent from', async () => {
    await without('sessions', () => expectBug(ask('/api/v1/session')))
    const line = server
      .output()
      .split('\n')
      .findLast(one => one.includes('"msg":"bug"'))
    expect(JSON.parse(line ?? '')).toMatchObject({
      errorId: expect.stringMatching(/^[\w-]{12}$/),
      err: {
        message: expect.stringMatching(/^Failed query: /),
        stack: expect.stringContaining('session-store.ts'),
        cause: { code: '42P01', message: expect.stringContaining('sessions') },
      },
    })
  })

  it('because of a value tells nothing of the value', async () => {
    await client.query(`
      create function spill() returns trigger language plpgsql as $$ begin
        raise unique_violation using message = 'taken: ' || new.text, detail = 'Key (text)=(' || new.text || ')',
          hint = new.text, constraint = 'user_todos_text';
      end $$;
      create trigger spill before insert on user_todos for each row execute function spill()`)
    secrets.set('a todo', 'Noch geheimer')
    await expectBug(send('POST', '/todos', { text: 'Noch geheimer' }))
    await client.query('drop trigger spill on user_todos')
    expectNoSecretIn(server.output())
    expect(server.output()).toContain('"constraint":"user_todos_text"')
  })

  it('in a job leaves nothing in the log nor in the queue', async () => {
    smtp.misbehave(() => ({ kind: 'later' }))
    await client.query(`
      create function spill_mail() returns trigger language plpgsql as $$ begin
        raise exception 'kept: %', new.text using detail = new.text, hint = new.to_address;
      end $$;
      create trigger spill before update on mails for each row execute function spill_mail()`)
    await send('POST', '/password-reset', { email: olivia.email })
    await until(() => server.output().includes('"msg":"job"'), { what: 'a job that failed' })
    const { rows } = await client.query<{ all: string }>(
      `select coalesce(string_agg(j::text, ''), '') as all from pgboss.job j`,
    )
    expectNoSecretIn(rows[0]?.all ?? '')
    expect(rows[0]?.all).not.toContain('kept:')
    const mailed = await client.query<{ link: string }>('select link from mails where link is not null')
    for (const { link } of mailed.rows) secrets.set(link, /token=(.*)/.exec(link)?.[1] ?? link)
    await client.query('drop trigger spill on mails')
    smtp.misbehave(() => undefined)
    expectNoSecretIn(server.output())
  })

  it('at the start, and in what is done now and then, tells nothing either', { tags: ['all'] }, async () => {
    await client.query(`
      alter table notifications rename to notifications_away;
      alter table sessions rename to sessions_away`)
    const swept = await start(env)
    await until(() => /could not be looked after|is not spread yet/.test(swept.output()), {
      what: 'a sweep that failed',
    })
    await until(() => /has run out is still there/.test(swept.output()), { what: 'a forgetting that failed' })
    await client.query('alter table users rename to users_away')
    const broken = await start(env)
    expect(await broken.gone).toBe(1)
    expect(broken.output()).toMatch(/^Failed query: .+$/m)
    await client.query(`
      alter table users_away rename to users;
      alter table notifications_away rename to notifications;
      alter table sessions_away rename to sessions`)
    await swept.stop()
    const outputs = swept.output() + broken.output()
    expect(outputs).not.toMatch(/params:|"params"/)
    expectNoSecretIn(outputs)
  })
})

describe('a request', () => {
  it('leaves nothing of itself in the log, well-formed or not', async () => {
    await send('POST', '/session', `{"email":"${olivia.email}","password":"${olivia.password}"`)
    await send('POST', '/session', { ...olivia, password: [olivia.password] })
    await send('POST', '/session', { email: olivia.email, password: `${olivia.password}!` })
    await ask(calendarPath)
    await ask(`/reset-password?token=${secrets.get('the mailed token')}`)
    await ask(`/api/unsubscribe/${secrets.get('the mailed token')}`)
    await ask(`/api/v1/nowhere?token=${secrets.get('the mailed token')}`)
    expectNoSecretIn(server.output())
    expectNoSecretIn(await (await ask('/metrics')).text())
  })
})

describe('a caller that hangs up', () => {
  it.each(['/api/discord/interactions', '/api/v1/session', '/api/unsubscribe/abc', '/api/telegram/webhook'])(
    'is no error of ours: %s',
    async path => {
      const answered = async () =>
        [
          ...(await (await ask('/metrics')).text()).matchAll(
            /^staffel_http_request_seconds_count\{.*"POST".*\} (\d+)$/gm,
          ),
        ].reduce((sum, [, count]) => sum + Number(count), 0)
      const before = { bugs: bugs(), answered: await answered() }
      const { hostname, port } = new URL(server.url ?? '')
      const socket = connect(Number(port), hostname)
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"a`,
      )
      await once(socket, 'connect')
      // the server has begun with it once another request, which came later, is answered
      await ask('/healthz')
      socket.destroy()
      await until(async () => (await answered()) > before.answered, { what: 'the answer that is not read' })
      expect(bugs()).toBe(before.bugs)
    },
  )
})

describe('security events', () => {
  const events = () =>
    server
      .output()
      .split('\n')
      .filter(line => line.includes('"event":"security"'))
      .map(line => JSON.parse(line))

  it('are logged with kind, actor and address, and nothing that was sent', async () => {
    const { rows } = await client.query<{ id: string; org: string }>(
      'select id, organization_id as org from profiles where full_name = $1',
      [fullName],
    )
    const [{ id: actor, org: organization } = { id: '', org: '' }] = rows
    const token = `stf_${'x'.repeat(43)}`
    const before = events().length
    await fetch(new URL('/api/v1/session', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'fremde@example.test', password: `${olivia.password}?` }),
    })
    await fetch(new URL('/api/v1/todos', server.url), { headers: { authorization: `Bearer ${token}` } })
    await fetch(new URL('/api/discord/interactions', server.url), { method: 'POST', body: '{}' })
    await ask('/api/v1/session', { method: 'DELETE', headers: { origin: 'https://attacker.test' } })
    await client.query("update profiles set role = 'chatter' where id = $1", [actor])
    await ask('/api/v1/audit')
    await client.query("update profiles set role = 'owner' where id = $1", [actor])
    await until(() => events().length >= before + 5, { what: 'five events' })
    const found = events()
      .slice(before)
      .map(({ kind, code, ...event }) => [kind, code, event.actor, event.organization])
    expect(found).toEqual([
      ['signInFailed', 'signIn.wrongCredentials', null, null],
      ['tokenRefused', 'tokens.unknown', null, null],
      ['signatureInvalid', 'discord.notSigned', null, null],
      ['originRefused', 'input.origin', null, null],
      ['permissionRefused', 'permissions.missing', actor, organization],
    ])
    for (const { address } of events()) expect(address).toBe('127.0.0.1')
    expect(server.output()).not.toContain(token)
    expectNoSecretIn(server.output())
  })
})

describe('the log itself', () => {
  const lines = async (write: (log: ReturnType<typeof openLog>) => unknown): Promise<string> => {
    const stream = new PassThrough()
    await write(openLog('trace', stream))
    return String(stream.read() ?? '')
  }
  const secret = 'geheim-4711-0815-token'
  const spilling = () =>
    Object.assign(new Error(`at https://x:${secret}@there.test/?token=${secret}`, { cause: nested() }), {
      config: { headers: { authorization: secret } },
      input: secret,
    })
  const nested = () =>
    new AggregateError([Object.assign(new Error('inner'), { detail: secret, where: secret })], 'many')

  it.each<[string, (log: ReturnType<typeof openLog>) => unknown]>([
    ['as its one value', log => log.error(spilling())],
    ['beside a sentence', log => log.warn({ err: spilling() }, 'sentence')],
    ['without a sentence', log => log.warn({ err: spilling() })],
    ['under any name', log => log.warn({ cause: spilling(), other: 1 }, 'sentence')],
    ['inside of a sentence', log => log.warn('sentence %s', spilling())],
    ['through a child', log => log.child({ part: 'x' }).error({ err: spilling() })],
    ['that is no error', log => log.error({ err: { secret } })],
    ['that is a text', log => log.error({ err: `token ${secret}` })],
    ['that names itself', log => log.error({ err: circle() })],
    ['of what could not be parsed', log => log.error({ err: caught(() => JSON.parse(`${secret} `)) })],
    ['of a value that is not of its type', async log => log.error({ err: await refused() })],
  ])('does not hold what hangs on an error %s', async (_, write) => {
    const line = await lines(write)
    expect(line).toMatch(/^\{"level":\d+/)
    expect(line).not.toContain(secret)
    expect(line).not.toMatch(/geheim/)
  })

  function circle(): Error {
    const error = new Error('round')
    return Object.assign(error, { cause: error, secret })
  }
  function caught(work: () => unknown): unknown {
    try {
      return work()
    } catch (error) {
      return error
    }
  }
  async function refused(): Promise<unknown> {
    const database = openDatabase(url)
    const tried = database.pool.query('select $1::int', [secret]).then(
      () => undefined,
      (error: unknown) => error,
    )
    const error = await tried
    await database.close()
    return error
  }

  it('keeps what helps to find a fault', async () => {
    const line = await lines(log => log.error({ err: new Error('it broke'), queue: 'mail.send' }, 'job'))
    expect(JSON.parse(line)).toMatchObject({
      msg: 'job',
      queue: 'mail.send',
      err: { type: 'Error', message: 'it broke', stack: expect.stringContaining('log.test.ts') },
    })
  })
})

it('is what is written as well when a process ends by a fault that nobody caught', () => {
  const secret = 'geheim-4711-0815-token'
  const program = `
    const { handleUncaughtErrors } = await import('#app/server/uncaught.ts')
    handleUncaughtErrors(() => process.exit(3))
    const error = Object.assign(new Error('lost', { cause: Object.assign(new Error('why'), { params: ['${secret}'] }) }), { detail: '${secret}' })
    Promise.reject(error)
    // after the promise was judged
    setImmediate(() => { throw error })`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect(status).toBe(3)
  expect(`${stdout}${stderr}`).not.toContain(secret)
  expect(
    stderr
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).msg),
  ).toEqual(['a promise that nobody waited for', 'a fault that nobody caught'])
})
