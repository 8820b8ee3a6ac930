import http from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { requiredForWebhooks } from '#features/outreach/webhooks/policy.ts'
import { raw } from './raw.ts'
import { aPublishedSeat } from '../factories.ts'
import { photo } from '../pictures.ts'
import { answerOf, programOf } from '../program.ts'
import { until } from '../until.ts'
import { changeDuring, countLockWaits } from '../lock-waits.ts'
import { type Office, type Person, refusalOf, useWorld } from '../world.ts'

const world = useWorld({ ROLE: 'web' })
const open: http.ClientRequest[] = []
afterEach(() => {
  for (const request of open.splice(0)) request.destroy()
})

const json = { 'content-type': 'application/json' }
const aSecondLater = '2026-11-20T11:00:01Z'

const cookieOf = ({ cookies }: Pick<Person, 'cookies'>) => [...cookies].map(pair => pair.join('=')).join('; ')

interface Answer {
  readonly status: number
  readonly text: string
}

/** A request whose body lacks its last byte until `finish`. The server has read the session when the promise resolves. */
async function slowRequest(
  by: Person,
  path: string,
  body: string,
): Promise<{ readonly finish: () => Promise<Answer> }> {
  const { pool } = world.staffel.services.database
  const lastUse = async (statement: string) =>
    (await pool.query<{ used_at: Date }>(statement, [by.id])).rows[0]?.used_at.getTime() ?? 0
  const before = await lastUse(
    "update sessions set used_at = now() - interval '1 day' where user_id = $1 returning used_at",
  )
  const headers = {
    cookie: cookieOf(by),
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }
  const request = http.request(`${world.url}${path}`, { method: 'POST', headers, agent: false })
  open.push(request)
  const answer = new Promise<Answer>((done, failed) => {
    request.on('error', failed)
    request.on('response', response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => done({ status: response.statusCode ?? 0, text }))
    })
  })
  request.write(body.slice(0, -1))
  const isRead = async () => (await lastUse('select used_at from sessions where user_id = $1')) > before
  await until(isRead, { what: 'the session to be read' })
  return {
    finish: () => {
      request.end(body.slice(-1))
      return answer
    },
  }
}

const payOfMonth = JSON.stringify({ json: { month: '2026-10' } })

describe('rights that end while a body is sent', () => {
  it.each([
    ['/api/rpc/pay/month', payOfMonth],
    ['/api/rpc/team/list', JSON.stringify({ json: {} })],
    ['/api/rpc/creators/create', JSON.stringify({ json: { name: 'Mila' } })],
    ['/api/v1/creators', JSON.stringify({ name: 'Mila' })],
  ])('do not count at %s', async (path, body) => {
    const { olivia, adam } = await world.office()
    const request = await slowRequest(adam, path, body)
    await olivia.api.team.update({ id: adam.id, role: 'chatter' })
    expect((await request.finish()).status).toBe(403)
  })

  it('do not count for the answer that others are waiting for', async () => {
    const { id, olivia, adam } = await world.office()
    const other = await world.join(id, 'admin', 'Anna')
    const slow = []
    while (slow.length < 10) slow.push(await slowRequest(adam, '/api/rpc/pay/month', payOfMonth))
    await olivia.api.team.update({ id: adam.id, role: 'chatter' })
    const answers = Promise.all(slow.map(({ finish }) => finish()))
    const reads = Array.from({ length: 10 }, () => other.fetch('/api/v1/pay/2026-10'))
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 403))
  })

  it('end with the session', async () => {
    const { olivia, adam } = await world.office()
    const request = await slowRequest(adam, '/api/rpc/pay/month', payOfMonth)
    await olivia.api.team.endSessions({ id: adam.id })
    expect((await request.finish()).status).toBe(401)
  })
})

describe('rights that end while a read waits for the answer of others', () => {
  it.each<[string, number, (office: Office) => Promise<unknown>]>([
    ['the role', 403, ({ olivia, adam }) => olivia.api.team.update({ id: adam.id, role: 'chatter' })],
    ['the session', 401, ({ olivia, adam }) => olivia.api.team.endSessions({ id: adam.id })],
    ['the membership', 401, ({ olivia, adam }) => olivia.api.team.lock({ id: adam.id })],
  ])('do not count: %s', async (_, status, end) => {
    const office = await world.office()
    const anna = await world.join(office.id, 'admin', 'Anna')
    const { pool } = world.staffel.services.database
    const client = await pool.connect()
    let answers: Promise<Response[]> = Promise.resolve([])
    let first: Promise<Response> | undefined
    try {
      await client.query('begin')
      await client.query('lock table pay_items in access exclusive mode')
      first = anna.fetch('/api/v1/pay/2026-10')
      await expect.poll(() => countLockWaits(pool)).toBe(1)
      const lastUse = "update sessions set used_at = now() - interval '1 day' where user_id = $1 returning used_at"
      const { rows } = await pool.query<{ used_at: Date }>(lastUse, [office.adam.id])
      answers = Promise.all([1, 2, 3].map(() => office.adam.fetch('/api/v1/pay/2026-10')))
      const isRead = async () => {
        const now = await pool.query<{ used_at: Date }>('select used_at from sessions where user_id = $1', [
          office.adam.id,
        ])
        return (now.rows[0]?.used_at.getTime() ?? 0) > (rows[0]?.used_at.getTime() ?? 0)
      }
      await until(isRead, { what: 'the session to be read' })
      await end(office)
    } finally {
      await client.query('commit')
      client.release()
    }
    expect((await first)?.status).toBe(200)
    expect((await answers).map(answer => answer.status)).toEqual([status, status, status])
  })
})

it('a token that is revoked while its call waits answers no more', async () => {
  const { adam } = await world.office()
  const { id, secret } = await adam.api.tokens.create({ name: 'Skript', scopes: ['page_shifts'], expiresOn: null })
  const { pool } = world.staffel.services.database
  const client = await pool.connect()
  let answer: Promise<Response>
  try {
    await client.query('begin')
    await client.query("update api_tokens set ended_by = 'revoked', ended_at = now() where id = $1", [id])
    answer = world.visitor().fetch('/api/v1/people', { headers: { authorization: `Bearer ${secret}` } })
    await expect.poll(() => countLockWaits(pool)).toBe(1)
  } finally {
    await client.query('commit')
    client.release()
  }
  expect((await answer).status).toBe(401)
})

/** Takes rights away while the request waits for the lock, and lets a second pass. */
const takeRightsDuring = <T>(lock: string, request: () => Promise<T>, end: () => Promise<unknown>): Promise<T> =>
  changeDuring(world.staffel.services.database.pool, lock, request, async () => {
    await end()
    world.clock.set(aSecondLater)
  })

describe('rights that end while a read is answered', () => {
  it.each<[string, string, number, (office: Office) => Promise<unknown>]>([
    [
      '/api/v1/pay/2026-10',
      'pay_items',
      403,
      ({ olivia, adam }) => olivia.api.team.update({ id: adam.id, role: 'chatter' }),
    ],
    ['/api/v1/pay/2026-10', 'pay_items', 401, ({ olivia, adam }) => olivia.api.team.endSessions({ id: adam.id })],
    ['/api/v1/todos/own', 'user_todos', 401, ({ olivia, adam }) => olivia.api.team.endSessions({ id: adam.id })],
    ['/api/rpc/todos/own', 'user_todos', 401, ({ olivia, adam }) => olivia.api.team.endSessions({ id: adam.id })],
  ])('do not count at %s (%s, %i)', async (path, table, status, end) => {
    const office = await world.office()
    const init = path.startsWith('/api/rpc')
      ? { method: 'POST', headers: json, body: JSON.stringify({ json: {} }) }
      : {}
    const read = () => office.adam.fetch(path, init)
    const answer = await takeRightsDuring(`lock table ${table} in access exclusive mode`, read, () => end(office))
    expect((await answerOf(answer)).status).toBe(status)
  })

  const demote = ({ olivia, adam }: Office) => olivia.api.team.update({ id: adam.id, role: 'chatter' })
  const signOut = ({ olivia, adam }: Office) => olivia.api.team.endSessions({ id: adam.id })
  const plan = { week: '2026-W48', format: 'pdf' }

  it.each<[string, object, string, number, (office: Office) => Promise<unknown>]>([
    ['pay/exportCsv', { month: '2026-10' }, 'pay_items', 403, demote],
    ['pay/exportXlsx', { month: '2026-10' }, 'pay_items', 401, signOut],
    ['balance/exportCsv', { weeks: 4 }, 'assignments', 403, demote],
    ['planDocuments/week', plan, 'assignments', 403, demote],
    ['planDocuments/week', plan, 'assignments', 401, signOut],
  ])('do not count for the export %s %o (%s, %i)', async (path, input, table, status, end) => {
    const office = await world.office()
    const body = JSON.stringify({ json: input })
    const read = () => office.adam.fetch(`/api/rpc/${path}`, { method: 'POST', headers: json, body })
    const answer = await takeRightsDuring(`lock table ${table} in access exclusive mode`, read, () => end(office))
    expect((await answerOf(answer)).status).toBe(status)
  })

  it('do not count for the preview of a file', async () => {
    const office = await world.office()
    const file = new File(['Chatter;Umsatz\nKim Albers;1\n'], 'umsatz.csv')
    const read = () => refusalOf(office.adam.api.scoreboard.preview({ file, month: '2026-11' }))
    const lock = 'lock table scoreboard_mappings in access exclusive mode'
    expect(await takeRightsDuring(lock, read, () => demote(office))).toMatchObject({ status: 403 })
  })

  it('end with the token', async () => {
    const { adam } = await world.office()
    const { scopes } = await adam.api.tokens.own()
    const program = await programOf(world.url, adam, { scopes })
    const read = () => program.fetch('/api/v1/todos/own')
    const revoke = () => adam.api.tokens.revoke({ id: program.id })
    const answer = await takeRightsDuring('lock table user_todos in access exclusive mode', read, revoke)
    expect(await answerOf(answer)).toMatchObject({ status: 401, code: 'tokens.revoked' })
  })

  it('are replaced by lesser ones in an answer that is still allowed', async () => {
    const { olivia, adam } = await world.office()
    const read = () => adam.fetch('/api/v1/me/market/counts')
    expect(await (await read()).json()).toEqual({ own: 0, waiting: 0 })
    const demote = () => olivia.api.team.update({ id: adam.id, role: 'chatter' })
    const answer = await takeRightsDuring('lock table market_invitees in access exclusive mode', read, demote)
    expect(await answer.json()).toEqual({ own: 0, waiting: null })
  })

  it('end with the session, for a picture as well', async () => {
    const { olivia, kim } = await world.office()
    const { id } = await kim.api.images.upload({
      file: new File([new Uint8Array(await photo())], 'bild.jpg', { type: 'image/jpeg' }),
    })
    const read = () => kim.fetch(`/api/images/${id}/640.webp`)
    const end = () => olivia.api.team.endSessions({ id: kim.id })
    const answer = await takeRightsDuring('lock table images in access exclusive mode', read, end)
    expect(answer.status).toBe(404)
  })

  it('end with the calendar link', async () => {
    const { kim } = await world.office()
    const { url } = await kim.api.calendar.renew()
    const read = () => world.visitor().fetch(new URL(url).pathname)
    const answer = await takeRightsDuring('lock table market_offers in access exclusive mode', read, () =>
      kim.api.calendar.renew(),
    )
    expect(answer.status).toBe(404)
  })
})

describe('a command that is under way', () => {
  const todo = JSON.stringify({ text: 'Kaffee kaufen' })
  const lockTodos = () => 'lock table user_todos in share mode'

  it.each<[string, string, (office: Office) => string, string]>([
    ['/api/v1/todos', todo, lockTodos, 'select from user_todos where organization_id = $1'],
    [
      '/api/v1/creators',
      JSON.stringify({ name: 'Mila' }),
      ({ id }) => `select from organizations where id = '${id}' for no key update`,
      "select from creators where organization_id = $1 and name = 'Mila'",
    ],
  ])('writes nothing after its token has been revoked: %s', async (path, body, lock, rows) => {
    const office = await world.office()
    const { adam } = office
    const { scopes } = await adam.api.tokens.own()
    const program = await programOf(world.url, adam, { scopes })
    const command = () => program.fetch(path, { method: 'POST', headers: json, body })
    const answer = await takeRightsDuring(lock(office), command, () => adam.api.tokens.revoke({ id: program.id }))
    expect(await answerOf(answer)).toMatchObject({ status: 401, code: 'permissions.signInFirst' })
    expect((await world.staffel.services.database.pool.query(rows, [office.id])).rows).toEqual([])
  })

  it('writes nothing after its session has ended', async () => {
    const { id, olivia, adam } = await world.office()
    const command = () => adam.fetch('/api/v1/todos', { method: 'POST', headers: json, body: todo })
    const answer = await takeRightsDuring(lockTodos(), command, () => olivia.api.team.endSessions({ id: adam.id }))
    expect(await answerOf(answer)).toMatchObject({ status: 401, code: 'permissions.signInFirst' })
    const { pool } = world.staffel.services.database
    expect((await pool.query('select from user_todos where organization_id = $1', [id])).rows).toEqual([])
  })

  it('is refused after its session has ended, also as the button of a push message', async () => {
    const office = await world.office()
    const { olivia, kim } = office
    const { id } = await aPublishedSeat(office)
    const command = () => refusalOf(kim.api.bot.act({ data: `shift:confirm:${id}` }))
    const end = () => olivia.api.team.endSessions({ id: kim.id })
    const refusal = await takeRightsDuring('lock table assignments in share mode', command, end)
    expect(refusal).toMatchObject({ status: 401, code: 'permissions.signInFirst' })
  })
})

describe('a command whose member loses rights while it is under way', () => {
  const demote = ({ olivia, adam }: Office) => olivia.api.team.update({ id: adam.id, role: 'team_lead' })
  async function removePermission({ olivia }: Office): Promise<void> {
    const templates = (await olivia.api.permissions.templates()).filter(({ role }) => role === 'admin')
    const without = templates.map(({ permissions, ...admin }) => ({
      ...admin,
      permissions: permissions.filter(one => one !== requiredForWebhooks),
    }))
    await olivia.api.permissions.save({ templates: without })
  }

  it.each<[string, (office: Office) => Promise<void | object>]>([
    ['the role', demote],
    ['the permission', removePermission],
  ])('is refused and stores nothing: %s', async (_, end) => {
    const office = await world.office()
    const { olivia, adam } = office
    const { id } = await olivia.api.webhooks.create({
      url: 'https://example.com/empfang',
      kinds: ['team.locked'],
      secret: null,
    })
    const command = () => refusalOf(adam.api.webhooks.setOn({ id, isOn: false }))
    const refusal = await takeRightsDuring('lock table webhooks in share mode', command, () => end(office))
    expect(refusal).toMatchObject({ status: 403, code: 'permissions.forbidden' })
    expect(await olivia.api.webhooks.list()).toMatchObject([{ state: 'active' }])
  })

  it('is stored if the member only rises', async () => {
    const office = await world.office()
    const { olivia, kim } = office
    const command = () => kim.api.todos.create({ text: 'Kaffee kaufen' })
    const rise = () => olivia.api.team.update({ id: kim.id, role: 'team_lead' })
    await takeRightsDuring('lock table user_todos in share mode', command, rise)
    expect(await kim.api.todos.own({})).toMatchObject({ todos: [{ text: 'Kaffee kaufen' }] })
  })
})

describe('a body with a read', () => {
  it.each(['GET', 'HEAD'])('is ignored with %s, with and without a length', async method => {
    const { olivia } = await world.office()
    const headers = { cookie: cookieOf(olivia), 'content-type': 'application/json' }
    const chunked = { ...headers, 'transfer-encoding': 'chunked' }
    const withLength = { ...headers, 'content-length': '2' }
    for (const path of ['/api/v1/pay/2026-10', '/api/v1/balance?weeks=4', '/api/v1/team', '/api/v1/session']) {
      const expected = (await raw(`${world.url}${path}`, { method, headers: { cookie: cookieOf(olivia) } })).status
      for (const headersOfBody of [chunked, withLength]) {
        const { status } = await raw(`${world.url}${path}`, { method, headers: headersOfBody, body: '{}' })
        expect({ path, status }).toEqual({ path, status: expected })
      }
    }
  })
})
