import http from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { watchRequests } from '../begun-requests.ts'
import { openChats } from '../chats.ts'
import { anApplication } from '../discord-api.ts'
import { answerOf } from '../program.ts'
import { until } from '../until.ts'
import { type Office, password, useWorld, type Visitor } from '../world.ts'
import { rounds } from './effort.ts'
import { type Answer, call, type Endpoint, endpoints } from './endpoints.ts'
import { exampleOf } from './examples.ts'
import type { Call } from './input.ts'
import { hasFile, mutations } from './mutations.ts'
import { ownInputs } from './own-inputs.ts'
import { randomOf } from './random.ts'
import { describeEach } from './short-tier.ts'

/** How often every place of every input is made wrong. */
const perPlace = 2 * rounds
const seed = Number(process.env['SECURITY_SEED'] ?? 20_261_120)

const telegram = await openChats()
const world = useWorld({ ROLE: 'web', ...telegram.variables, ...anApplication })
const answers = new Map<number, number>()

afterAll(async () => {
  const all = [...answers].toSorted(([a], [b]) => a - b)
  process.stdout.write(
    `malformed requests, seed ${seed}: ${all.map(([status, count]) => `${count} × ${status}`).join(', ')}\n`,
  )
  expect(all.filter(([status]) => status >= 500)).toEqual([])
  // nothing was changed about all objects
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect((await world.visitor().fetch('/readyz')).status).toBe(200)
  await telegram.close()
})

async function send(visitor: Visitor, path: string, init: RequestInit): Promise<number> {
  const answer = await visitor.fetch(path, init)
  return heard(`${init.method} ${path}`, { status: answer.status, body: await answer.text() })
}

function heard(what: string, { status, body }: Answer): number {
  answers.set(status, (answers.get(status) ?? 0) + 1)
  expect(status, `${what}: ${JSON.stringify(body)?.slice(0, 200)}`).toBeLessThan(500)
  return status
}

/** Number of answers so far. */
const answered = (): number => [...answers.values()].reduce((sum, count) => sum + count, 0)

const forgetAttempts = () => world.staffel.services.database.pool.query('delete from attempts')

/** One office for all calls that only read. */
let reading: Promise<Office> | undefined

/** A valid call in a new office; for an endpoint that only reads, an example. */
async function validCall({ name, method, schema }: Endpoint): Promise<Call> {
  await forgetAttempts()
  const office = await (method === 'GET' ? (reading ??= world.office()) : world.office())
  const made = ownInputs.get(name)
  return made ? made({ world, office }) : { by: office.olivia, input: exampleOf(schema) }
}

const json = { 'content-type': 'application/json' }

const oddSegments = ['%00', '%ff', '..%2f', '%E2%80%AE', 'x'.repeat(3000), '-1']

/** What a server may be sent instead of an input. */
const bodies: readonly (readonly [string, Record<string, string>, BodyInit])[] = [
  ['nothing', json, ''],
  ['half an object', json, '{"json":{"id":'],
  ['two objects', json, '{}{}'],
  ['a number', json, '7'],
  ['a mark before it', json, '\uFEFF{"json":{}}'],
  ['bytes that are no UTF-8', json, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc3, 0x28, 0x7d])],
  ['a hundred thousand brackets', json, '['.repeat(100_000)],
  ['a deep object', json, `{"json":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`],
  ['a prototype', json, '{"json":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}'],
  ['types that there are none of', json, '{"json":{"a":"1"},"meta":[[99,"a"],[0],[1,"a","b","c"],"x",null,[{}]]}'],
  ['a type for a prototype', json, '{"json":{"a":"1"},"meta":[[1,"__proto__","polluted"],[0,"constructor","name"]]}'],
  ['types that do not fit', json, '{"json":{"id":"x"},"meta":[[0,"id"],[1,"id"],[2,"id"],[3,"id"],[4,"id"],[5,"id"]]}'],
  ['meta without end', json, '{"json":[],"meta":{"length":1e9}}'],
  ['plain text', { 'content-type': 'text/plain' }, '{"json":{}}'],
  ['no type at all', { 'content-type': '' }, new Uint8Array([0, 1, 2])],
  [
    'a form',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'a[b][c]=1&a[999999999]=2&__proto__[polluted]=1&a=%ff',
  ],
  ['a form of parts without a boundary', { 'content-type': 'multipart/form-data' }, '--x\r\n\r\n--x--'],
  [
    'parts that never end',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{',
  ],
  [
    'parts that are not what they say',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"json":{},"maps":[["a","b"],["__proto__","polluted"],7]}\r\n--x\r\ncontent-disposition: form-data; name="0"; filename="../../x"\r\n\r\nx\r\n--x--\r\n',
  ],
  ['another alphabet', { 'content-type': 'application/json; charset=utf-16' }, '{"json":{}}'],
  ['something packed', { ...json, 'content-encoding': 'gzip' }, new Uint8Array(gzipSync('{"json":{}}'))],
]

describeEach(endpoints, endpoint => {
  const { name, method, path, schema } = endpoint
  const rpc = `/api/rpc/${name.replace('.', '/')}`

  it('answers missing, wrong and malformed input without an error of the server', async () => {
    const random = randomOf(seed, name)
    const before = answered()
    let { by, input } = await validCall(endpoint)
    for (const mutate of schema ? [() => ({}), ...mutations(input, schema, random, perPlace)] : []) {
      await forgetAttempts()
      const wrong = mutate(input)
      // only the typed client packs files into a form
      const status = hasFile(wrong)
        ? heard(name, await call(by, name, wrong))
        : await send(by, rpc, { method: 'POST', headers: json, body: JSON.stringify({ json: wrong }) })
      // what is done cannot be done again: a seat is taken, a version is old
      if (status < 400) ({ by, input } = await validCall(endpoint))
    }
    for (let at = 0; at < perPlace * 3; at++) {
      const [, headers, body] = random.pick(bodies)
      await send(by, rpc, { method: 'POST', headers, body })
    }
    const [, headers, body] = random.pick(bodies)
    const known = path.replaceAll(/\{\w+\}/g, '2026-W48')
    await send(by, `/api/v1${known}`, method === 'GET' ? { method } : { method, headers, body })
    for (const query of [
      'a=%ff',
      'a[999999999]=1',
      '__proto__[polluted]=1&constructor[x]=2',
      'data={"json":[',
      '%00=%00',
    ]) {
      const where = path.replaceAll(/\{\w+\}/g, () => random.pick(oddSegments))
      await send(by, `/api/v1${where}?${query}`, method === 'GET' ? { method } : { method, headers: json, body: '{}' })
    }
    expect(answered() - before).toBeGreaterThanOrEqual(perPlace * 3 + 6)
  })
})

describe('a request that is none', () => {
  it.each([
    'GET /api/v1/people HTTP/1.1\r\nHost: \u0000\r\n\r\n',
    'GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET http://evil.test/api/v1/people HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET //evil.test/api/v1/people HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET /api/v1/people HTTP/1.1\r\nHost: a b@c:99999\r\n\r\n',
    'GET /api/v1/people HTTP/1.1\r\nHost: 999.999.999.999\r\n\r\n',
    'POST /api/v1/session HTTP/1.1\r\nHost: 1.2.3.4.5\r\nContent-Length: 2\r\n\r\n{}',
    'GET /api/v1/people HTTP/1.1\r\n\r\n',
    'GET /api/v1/people HTTP/9.9\r\nHost: localhost\r\n\r\n',
    `GET /api/v1/people HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(200_000)}\r\n\r\n`,
    `GET /${'x'.repeat(60_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    'POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
    'POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n',
    'TRACE /api/v1/people HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'PROPFIND /api/v1/people HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n',
  ])('%j is refused or shut out', async text => {
    const said = await new Promise<string>(done => {
      let heard = ''
      const socket = connect(Number(new URL(world.url).port), '127.0.0.1', () => socket.end(text, 'latin1'))
      socket.on('data', chunk => {
        heard += chunk.toString('latin1')
      })
      socket.on('error', () => done(heard))
      socket.on('close', () => done(heard))
    })
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0)
    answers.set(status, (answers.get(status) ?? 0) + 1)
    // 0: the connection was closed without an answer; 505: an unknown version of HTTP
    expect(status === 0 || (status >= 400 && status < 500) || status === 505, said.slice(0, 200)).toBe(true)
  })

  it.each<[string, string, string]>([
    ['arrays in arrays', 'application/json', `${'['.repeat(100)}${']'.repeat(100)}`],
    ['arrays in a field', 'application/json', `{"email":${'['.repeat(100)}${']'.repeat(100)}}`],
    ['objects in objects', 'application/json', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ['fields in fields of a form', 'application/x-www-form-urlencoded', `a${'[a]'.repeat(100)}=1`],
    [
      'parts',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('with a body of %s is refused before it is parsed', async (_, type, body) => {
    for (const path of ['/api/v1/session', '/api/rpc/signIn/signIn']) {
      const headers = { 'content-type': type }
      const answer = await world.visitor().fetch(path, { method: 'POST', headers, body })
      expect(await answerOf(answer)).toMatchObject({ status: 400, code: 'input.body' })
    }
  })

  it('unlike one whose text has many brackets', async () => {
    const body = JSON.stringify({ email: `"[{${'['.repeat(100)}\\`, password })
    const headers = { 'content-type': 'application/json' }
    const answer = await world.visitor().fetch('/api/v1/session', { method: 'POST', headers, body })
    expect(await answerOf(answer)).toMatchObject({ status: 400, code: 'input.invalid' })
  })

  it('in a part of an upload is refused, too', async () => {
    const { kim } = await world.office()
    const form = new FormData()
    form.append('data', `{"json":${'['.repeat(100)}${']'.repeat(100)}}`)
    const answer = await kim.fetch('/api/rpc/images/upload', { method: 'POST', body: form })
    expect(await answerOf(answer)).toMatchObject({ status: 400, code: 'input.body' })
  })

  it('with a cookie or a header full of rubbish is a stranger’s', async () => {
    const before = answered()
    for (const cookie of [
      `${world.cookie('session_token')}=%`,
      `${world.cookie('session_token')}=%00.AAAA`,
      '=;;;',
      'a'.repeat(8000),
      `${world.cookie('session_token')}=.`,
    ]) {
      await send(world.visitor(), '/api/v1/session', { headers: { cookie } })
      await send(world.visitor(), '/api/events', { headers: { cookie } })
    }
    for (const headers of [
      { 'x-forwarded-for': ',,,' },
      { 'accept-language': ';'.repeat(5000) },
      { 'if-none-match': '*' },
      { range: 'bytes=0-,9-' },
      { origin: 'http://[' },
    ]) {
      await send(world.visitor(), '/api/v1/onboarding', { method: 'GET', headers })
    }
    expect(answered() - before).toBe(15)
  })

  it('never leaves what is not an endpoint', async () => {
    const before = answered()
    const paths = [
      '/calendar/%00.ics',
      '/calendar/a.ics',
      `/calendar/${'a'.repeat(5000)}.ics`,
      '/api/images/%00/320.webp',
    ]
    paths.push(
      '/api/images/..%2f..%2fsecret/320.webp',
      '/api/unsubscribe/%ff',
      '/api/unsubscribe/a.b.c.%C3%A4',
      '/api/unsubscribe/....',
    )
    paths.push(
      '/api/rpc/constructor',
      '/api/rpc/__proto__/toString',
      '/api/rpc/signIn/constructor',
      '/api/rpc//accounts/session',
    )
    paths.push(
      '/api/v1/../../secret',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/api/telegram/webhook',
      '/api/discord/interactions',
    )
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) {
        await forgetAttempts()
        await send(world.visitor(), path, { method })
      }
    }
    expect(answered() - before).toBe(paths.length * 7)
  })
})

it('closes its side of a hundred requests whose callers hang up in the middle of the body', async () => {
  const { sockets, stop } = watchRequests('x-hangs-up')
  const requests = Array.from({ length: 100 }, () => {
    const headers = { ...json, 'content-length': '500', 'x-hangs-up': '1' }
    const request = http.request(`${world.url}/api/v1/session`, { method: 'POST', headers, agent: false })
    request.on('error', () => {})
    request.write('{"email":')
    return request
  })
  await until(() => sockets.length === requests.length, { what: 'the start of every request' })
  expect(sockets.filter(socket => socket.destroyed)).toEqual([])
  for (const request of requests) request.destroy()
  await until(() => sockets.every(socket => socket.destroyed), { what: 'the end of every connection' })
  stop()
  expect((await fetch(`${world.url}/healthz`)).status).toBe(200)
})
