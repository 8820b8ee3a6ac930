import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listEndpoints } from '#app/server/openapi.ts'
import { de } from '#app/messages.de.ts'
import { en } from '#app/messages.en.ts'
import { de as refusalsDe } from '#app/refusals.de.ts'
import { en as refusalsEn } from '#app/refusals.en.ts'
import { writing } from './security/endpoints.ts'
import { raw } from './security/raw.ts'
import { aGroup } from './factories.ts'
import { programOf } from './program.ts'
import { useWorld } from './world.ts'

const world = useWorld()
const withContact = useWorld({ ROLE: 'web', SECURITY_CONTACT: 'mailto:security@example.com' })
const refusals = { de: refusalsDe, en: refusalsEn }
const json = { 'content-type': 'application/json' }

describe('the edge', () => {
  it('refuses what another site sends in a person’s name', async () => {
    const { kim } = await world.office()
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
    ]
    for (const headers of foreign) {
      const answer = await kim.fetch('/api/v1/session', { method: 'DELETE', headers: { ...json, ...headers } })
      expect(answer.status).toBe(403)
    }
    expect(await kim.api.signIn.session()).not.toBeNull()
    const own = await kim.fetch('/api/v1/session', { method: 'DELETE', headers: { ...json, origin: world.url } })
    expect(own.status).toBe(200)
  })

  it('changes nothing by GET, at any endpoint that changes something', async () => {
    const { kim } = await world.office()
    for (const { name } of writing) {
      const answer = await kim.fetch(`/api/rpc/${name.replaceAll('.', '/')}?data={}`)
      expect(answer.status, name).toBe(405)
    }
    expect(await kim.api.signIn.session()).not.toBeNull()
  })

  it('sends a policy that allows scripts of our own only', async () => {
    const { headers } = await world.visitor().fetch('/healthz')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(\)/)
  })

  it('refuses methods that no endpoint has', async () => {
    const { adam } = await world.office()
    const headers = { cookie: [...adam.cookies].map(pair => pair.join('=')).join('; ') }
    for (const path of ['/api/rpc/pay/month', '/api/v1/pay/2026-10', '/api/nothing'])
      expect((await raw(`${world.url}${path}`, { method: 'TRACE', headers })).status).toBe(405)
  })

  it('asks anonymous callers for a token, and names the methods of an endpoint', async () => {
    const { olivia } = await world.office()
    const visitor = await world.visitor().fetch('/api/v1/todos/own')
    expect([visitor.status, visitor.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    const wrong = await olivia.fetch('/api/v1/me/balance', { method: 'PUT', headers: json, body: '{}' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET'])
    expect(await wrong.json()).toMatchObject({ code: 'input.method', status: 405 })
    expect((await olivia.fetch('/api/v1/nothing', { method: 'PUT', headers: json, body: '{}' })).status).toBe(404)
  })

  it('answers a program in the language that it asks for, else in its member’s', async () => {
    const { olivia } = await world.office()
    const program = await programOf(world.url, olivia, { scopes: ['reports_view'] })
    const refused = async (headers: Record<string, string>) => {
      const answer = await program.fetch('/api/v1/me/balance?weeks=99', { headers })
      return (await answer.json()).message
    }
    expect(await refused({ 'accept-language': '*' })).toBe(refusalsDe.input.invalid)
    for (const english of ['en-US, de;q=0.5', 'de;q=0.1, en;q=0.9', 'de;q=0, en'])
      expect(await refused({ 'accept-language': english }), english).toBe(refusalsEn.input.invalid)
  })

  it('describes each kind of refusal with the documented members alone', async () => {
    const { olivia } = await world.office()
    const refused = await Promise.all([
      world.visitor().fetch('/api/v1/todos/own'),
      olivia.fetch('/api/v1/todos', { method: 'POST', headers: json, body: '{}' }),
      olivia.fetch('/api/v1/todos', { method: 'POST', headers: json, body: '{' }),
      olivia.fetch('/api/v1/nothing'),
      olivia.fetch('/api/v1/me/balance', { method: 'PUT', headers: json, body: '{}' }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([401, 400, 400, 404, 405])
    for (const answer of refused)
      expect(Object.keys(await answer.json()).toSorted()).toEqual(['code', 'data', 'message', 'status'])
  })

  it('compresses long answers, cached ones too, where the request accepts it', async () => {
    const office = await world.office()
    const { olivia } = office
    for (let n = 0; n < 9; n += 1) {
      await olivia.api.todos.create({ text: 'Lang', notes: 'x'.repeat(500) })
      await aGroup(office)
    }
    const cookie = [...olivia.cookies].map(pair => pair.join('=')).join('; ')
    const asked = async (path: string, encoding: string) => {
      const headers = { ...json, origin: world.url, cookie, 'accept-encoding': encoding }
      const command = path.startsWith('/api/rpc') ? { method: 'POST', body: '{"json":{}}' } : {}
      const answer = await fetch(`${world.url}${path}`, { headers, ...command })
      return [answer.headers.get('content-encoding'), answer.headers.get('vary'), await answer.text()]
    }
    const months = '/api/v1/schedule-overview/groups?from=2026-11-02&days=31'
    for (const path of ['/api/openapi.json', '/api/v1/todos/own', '/api/rpc/todos/own', months, months]) {
      const [, varies, text] = await asked(path, 'identity')
      expect([varies, (text ?? '').length > 4_096], path).toEqual(['accept-encoding', true])
      expect(await asked(path, 'br, gzip'), path).toEqual(['gzip', varies, text])
    }
    expect(await asked('/api/v1/session', 'gzip')).toMatchObject([null, null, expect.anything()])
  })

  it('names where to report security problems, if the installation says so', async () => {
    const answer = await withContact.visitor().fetch('/.well-known/security.txt')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toBe(
      'Contact: mailto:security@example.com\nExpires: 2027-05-19T11:00:00Z\nPreferred-Languages: de, en\n',
    )
    expect((await world.visitor().fetch('/.well-known/security.txt')).status).toBe(404)
  })

  it.each(['/api/v1/people', '/api/v1/session', '/api/rpc/people/list', '/api/v1/no-such-thing'])(
    'keeps what %s answers out of every cache',
    async path => {
      const { kim } = await world.office()
      expect((await kim.fetch(path)).headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each([
    ['broken JSON', '{"email": "kim@', 400],
    ['an array instead of an object', '[1,2]', 400],
    ['a number', '7', 400],
    ['nothing', '', 400],
    ['a prototype', '{"__proto__": {"email": "a@b.test"}}', 400],
    ['more than a megabyte', `{"email": "${'x'.repeat(1_000_001)}"}`, 413],
    ['a string of 100,000 characters', `{"email": "${'x'.repeat(100_000)}", "password": "geheim"}`, 400],
    ['control characters', '{"email": "kim\\u0000@example.test", "password": "geheim"}', 400],
    ['wrong types', '{"email": {"$ne": null}, "password": ["geheim"]}', 400],
  ])('answers %s with a clear refusal and never with a failure of its own', async (_, body, status) => {
    for (const path of ['/api/v1/session', '/api/rpc/signIn/signIn']) {
      const answer = await world.visitor().fetch(path, { method: 'POST', headers: json, body })
      expect(answer.status).toBe(status)
    }
  })

  const long = `{"email": "${'x'.repeat(1_000_001)}"}`
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  it.each<[string, string, string, RequestInit]>([
    ['broken JSON', 'input.body', '/session', { method: 'POST', headers: json, body: '{"email": "kim@' }],
    ['nothing', 'input.invalid', '/session', { method: 'POST', headers: json }],
    ['text', 'input.invalid', '/session', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'hallo' }],
    ['bytes of no kind', 'input.body', '/session', { method: 'POST', body: new Uint8Array([255, 0]) }],
    ['a form that is none', 'input.body', '/session', { method: 'POST', headers: form, body: 'hallo' }],
    ['too much', 'input.tooLarge', '/session', { method: 'POST', headers: json, body: long }],
    ['another method', 'input.method', '/session', { method: 'PATCH', headers: json, body: '{}' }],
    ['a path that is not there', 'input.notFound', '/nothing', { method: 'GET' }],
  ])('says of %s what is wrong, in the reader’s language: %s', async (_, code, path, init) => {
    expect(await saidOf(`/api/v1${path}`, init)).toEqual([code, ...bothOf(code)])
  })

  it.each<[string, string, string, RequestInit]>([
    ['broken JSON', 'input.body', 'signIn/signIn', { method: 'POST', headers: json, body: '{"json": ' }],
    ['a query that is none', 'input.body', 'signIn/session?data={', { method: 'GET' }],
    ['a deed by GET', 'input.method', 'signIn/signIn', { method: 'GET' }],
    ['a form that is none', 'input.body', 'signIn/signIn', { method: 'POST', headers: form, body: 'hallo' }],
  ])('says so to the browser’s own calls as well, of %s: %s', async (_, code, path, init) => {
    expect(await saidOf(`/api/rpc/${path}`, init)).toEqual([code, ...bothOf(code)])
  })

  /** The code, and the sentence in both languages. */
  async function saidOf(path: string, init: RequestInit): Promise<unknown[]> {
    const said: unknown[] = []
    for (const language of ['de', 'en']) {
      const headers = new Headers(init.headers)
      headers.set('accept-language', language)
      const answer: unknown = await (await world.visitor().fetch(path, { ...init, headers })).json()
      const body: unknown = path.startsWith('/api/rpc') ? Reflect.get(Object(answer), 'json') : answer
      const { code, message } = z.object({ code: z.string(), message: z.string() }).parse(body)
      if (said.length === 0) said.push(code)
      said.push(message)
    }
    return said
  }

  const bothOf = (code: string) =>
    [refusals.de, refusals.en].map((of): unknown => Reflect.get(of.input, code.split('.')[1] ?? ''))

  it('does not know a path that is not there, in the reader’s words', async () => {
    for (const path of [
      '/api/v1/nothing',
      '/api/rpc/nothing',
      '/api/nothing',
      '/api/v1/%ff',
      '/api/v1/availability/%00',
    ]) {
      const answer = await world.visitor().fetch(path)
      expect([400, 401, 404], path).toContain(answer.status)
    }
  })

  it('says that it is alive and ready, and how it fares', async () => {
    const visitor = world.visitor()
    expect(await (await visitor.fetch('/healthz')).text()).toBe('ok')
    expect(await (await visitor.fetch('/readyz')).text()).toBe('ready')
    expect(await (await visitor.fetch('/metrics')).text()).toContain('staffel_http_request_seconds')
  })

  it('keeps no figure of a path that a stranger has thought of', async () => {
    const visitor = world.visitor()
    const [foreign, program] = [{ origin: 'https://evil.example' }, { authorization: 'Bearer stf_nobody' }]
    for (const path of ['/api/rpc/aaaa/1', '/api/rpc/aaaa/2', '/api/v1/aaaa', '/aaaa']) {
      for (const headers of [foreign, program]) await visitor.fetch(path, { method: 'POST', headers })
      await visitor.fetch(`${path}?token=stf_x`)
    }
    await visitor.fetch('/api/rpc/signIn/session', { method: 'POST', headers: foreign })
    await visitor.fetch('/api/v1/team', { headers: program })
    const told = await (await visitor.fetch('/metrics')).text()
    expect(told).toContain('route="signIn/session",status="403"')
    expect(told).toContain('route="team/list",status="401"')
    expect(told).not.toContain('aaaa')
  })
})

describe('the document', () => {
  it('says of every operation who may call it', async () => {
    const answer = await world.visitor().fetch('/api/openapi.json')
    const document = await answer.json()
    const operations = Object.values<Record<string, Record<string, unknown>>>(document.paths).flatMap(path =>
      Object.values(path),
    )
    expect(operations).toHaveLength(listEndpoints().length)
    for (const operation of operations) {
      expect(operation['x-access'], String(operation['operationId'])).toMatch(
        /^(public|session|member|role:(owner|admin))$/,
      )
      expect(operation).toHaveProperty('x-permission')
    }
  })
})

describe('the catalogues', () => {
  const shape = (part: unknown, path = ''): string[] =>
    typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([key, value]) => shape(value, `${path}.${key}`))
      : [`${path}: ${typeof part}`]

  it('have the same sentences in both languages, and none that is empty', () => {
    expect(shape(en)).toEqual(shape(de))
    for (const [language, catalogue] of Object.entries({ de, en })) {
      expect(JSON.stringify(catalogue), language).not.toMatch(/:""/)
    }
  })
})
