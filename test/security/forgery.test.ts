import { describe, expect, it } from 'vitest'
import { isCrossSiteRequest } from '#app/server/asking.ts'
import { ownAddressesFromEnv } from '#platform/server/hosts.ts'
import { useWorld } from '../world.ts'
import { watch } from './database.ts'
import { writing } from './endpoints.ts'
import { raw } from './raw.ts'

const world = useWorld({ ROLE: 'web' })

/** What a browser says of a request that another site has it make. */
const foreign = (): readonly Record<string, string>[] => [
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { origin: `${world.url}.evil.test` },
  { origin: world.url.replace('127.0.0.1', 'localhost') },
  { origin: world.url.replace(/\d+$/, '1') },
  { origin: world.url.replace('http:', 'https:') },
  { origin: `https://evil.test, ${world.url}` },
  { origin: 'not an origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: world.url },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: 'null' },
]

/** What a form can send, and what a script may send without asking. */
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
  '',
]

describe('a request that another site makes', () => {
  it('is refused at every endpoint that writes, whatever it is sent as, and changes nothing', async () => {
    const { olivia } = await world.office()
    const before = await watch(world)
    let tries = 0
    // one gate stands before all endpoints: each hears three of the origins in turn, and each origin a quarter of them
    for (const [turn, { name, method, path }] of writing.entries()) {
      for (const [at, origin] of foreign()
        .entries()
        .filter(([one]) => (one + turn) % 4 === 0)) {
        const headers = { ...origin, 'content-type': types[(at + tries) % types.length] ?? '' }
        for (const [where, how] of [
          [`/api/rpc/${name.replace('.', '/')}`, 'POST'],
          [`/api/v1${path.replaceAll(/\{\w+\}/g, 'AAAAAAAAAAAA')}`, method],
        ] as const) {
          const answer = await olivia.fetch(where, { method: how, headers, body: '{}' })
          expect([answer.status, (await answer.json()).code], `${name} ${JSON.stringify(headers)}`).toEqual([
            403,
            'input.origin',
          ])
          tries += 1
        }
      }
    }
    expect(tries).toBeGreaterThan(writing.length * 4)
    expect(await before.changed()).toEqual({ rows: [], counts: {} })
  })

  it('writes nothing by a plain text even where the browser says nothing of itself', async () => {
    const { kim } = await world.office()
    const body = JSON.stringify({ json: { text: 'Geld senden' } })
    for (const type of ['text/plain', 'text/plain; charset=utf-8']) {
      const headers = { 'content-type': type }
      expect((await kim.fetch('/api/rpc/todos/create', { method: 'POST', headers, body })).status).toBe(400)
    }
    expect(await kim.api.todos.mine()).toEqual({ open: [], completed: [] })
  })

  it('is told nothing by GET either: no other site may read an answer or show a page in a frame', async () => {
    const { kim } = await world.office()
    for (const path of ['/api/v1/people', '/api/rpc/people/list', '/api/events', '/healthz']) {
      const controller = new AbortController()
      const answer = await kim.fetch(path, { headers: { origin: 'https://evil.test' }, signal: controller.signal })
      expect(answer.headers.get('access-control-allow-origin'), path).toBeNull()
      expect(answer.headers.get('x-frame-options'), path).toBe('DENY')
      expect(answer.headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
      controller.abort()
    }
    const asked = await kim.fetch('/api/v1/todos', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect([...asked.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  })
})

describe('an origin of another scheme', () => {
  const https = useWorld({ ROLE: 'web', PUBLIC_URL: 'https://plan.example.com' })
  const http = useWorld({ ROLE: 'web', PUBLIC_URL: 'http://plan.example.com' })
  const wrong = JSON.stringify({ email: 'niemand@example.test', password: 'falsch' })
  const signIn = async (world: typeof https, origin: string, host = 'plan.example.com') => {
    const headers = { host, origin, 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' }
    const { status } = await raw(`${world.url}/api/v1/session`, { method: 'POST', headers, body: wrong })
    // 401: a page of ours, and nobody with that password
    return status
  }

  it('is another origin, as is one of another port', async () => {
    expect(await signIn(https, 'https://plan.example.com')).toBe(401)
    expect(await signIn(https, 'https://plan.example.com:443')).toBe(401)
    expect(await signIn(https, 'https://plan.example.com', 'plan.example.com:443')).toBe(401)
    expect(await signIn(http, 'http://plan.example.com')).toBe(401)
    for (const origin of ['http://plan.example.com', 'https://plan.example.com:8443', 'http://plan.example.com:443']) {
      expect(await signIn(https, origin), origin).toBe(403)
    }
    for (const origin of ['https://plan.example.com', 'http://plan.example.com:8080']) {
      expect(await signIn(http, origin), origin).toBe(403)
    }
  })

  it('is another one without the port of the public address, also behind a proxy that leaves out the port', () => {
    const own = ownAddressesFromEnv({ PUBLIC_URL: 'https://plan.example.com:8443' })
    const isForeign = (origin: string) => {
      const headers = { origin, host: 'plan.example.com' }
      const request = new Request('https://plan.example.com/api/v1/todos', { method: 'POST', headers })
      return isCrossSiteRequest(request, '192.0.2.1', { publicUrl: 'https://plan.example.com:8443', own })
    }
    expect(isForeign('https://plan.example.com:8443')).toBe(false)
    expect(isForeign('https://plan.example.com')).toBe(true)
  })

  it('is ours on the machine itself, where nothing is in between', async () => {
    const { host } = new URL(https.url)
    const own = { host, origin: https.url, 'content-type': 'application/json' }
    const init = { method: 'POST', headers: own, body: wrong }
    expect((await raw(`${https.url}/api/v1/session`, init)).status).toBe(401)
    const by = { ...init, headers: { ...own, via: '1.1 proxy' } }
    expect((await raw(`${https.url}/api/v1/session`, by)).status).toBe(403)
  })
})

describe('an installation with a public address', () => {
  const named = useWorld({ ROLE: 'web', PUBLIC_URL: 'https://plan.example.com', TRUSTED_PROXIES: '1' })
  const threeNames = useWorld({
    ROLE: 'web',
    PUBLIC_URL: 'https://app.example.com',
    APEX_HOST: 'example.com',
    LOGIN_HOST: 'login.example.com',
    APP_HOST: 'app.example.com',
  })

  it.each<[name: string, origin: string | undefined, status: number]>([
    ['plan.example.com', 'https://plan.example.com', 401],
    ['plan.example.com', undefined, 401],
    ['plan.example.com:8443', 'https://plan.example.com', 401],
    ['plan.example.com', 'https://evil.test', 403],
    ['evil.test', 'https://evil.test', 403],
    ['evil.test', 'https://plan.example.com', 421],
    ['evil.test', undefined, 421],
    ['plan.example.com.evil.test', undefined, 421],
    ['192.0.2.7', undefined, 421],
    ['localhost:3000', 'http://localhost:3000', 401],
    ['127.0.0.1', undefined, 401],
    ['[::1]:3000', undefined, 401],
  ])('compares the name %s and the origin %s with it: %i', async (host, origin, status) => {
    const headers = { host, 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) }
    for (const path of ['/api/v1/todos', '/api/rpc/todos/create'])
      expect((await raw(`${named.url}${path}`, { method: 'POST', headers, body: '{}' })).status).toBe(status)
  })

  it.each(['example.com', 'login.example.com', 'app.example.com'])(
    'answers under each of three names: %s',
    async host => {
      const headers = { host, origin: `https://${host}`, 'content-type': 'application/json' }
      const post = (more = {}) =>
        raw(`${threeNames.url}/api/v1/todos`, { method: 'POST', headers: { ...headers, ...more }, body: '{}' })
      expect((await post()).status).toBe(401)
      expect((await post({ host: 'other.example.com' })).status).toBe(421)
      expect((await post({ origin: 'https://other.example.com' })).status).toBe(403)
    },
  )

  it('refuses reads and streams under another name, and shows the page of an invalid domain', async () => {
    const headers = { host: 'evil.test', 'accept-language': 'de' }
    for (const path of ['/api/v1/people', '/api/events', '/api/openapi.json', '/api/images/a/640.webp', '/api/nothing'])
      expect((await raw(`${named.url}${path}`, { headers })).status, path).toBe(421)
    const page = await raw(`${named.url}/team`, { headers })
    expect(page.status).toBe(421)
    expect(page.body).toContain('Ungültige Domain')
    expect(page.body).toContain('href="https://plan.example.com/"')
  })

  it('answers checks of its health under any name', async () => {
    const headers = { host: '10.0.0.5:3000' }
    for (const path of ['/healthz', '/readyz']) expect((await raw(`${named.url}${path}`, { headers })).status).toBe(200)
    expect((await raw(`${named.url}/metrics`, { headers })).status).toBe(401)
  })

  it('without a public address answers under any name', async () => {
    const headers = { host: 'any.test', origin: `http://any.test`, 'content-type': 'application/json' }
    expect((await raw(`${world.url}/api/v1/people`, { headers })).status).toBe(401)
    expect((await raw(`${world.url}/api/v1/todos`, { method: 'POST', headers, body: '{}' })).status).toBe(401)
  })

  it('sends HSTS over https only, and for its own name only', async () => {
    const hsts = async (headers: Record<string, string>, url = named.url) =>
      (await raw(`${url}/healthz`, { headers })).headers['strict-transport-security']
    expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
    expect(await hsts({ 'x-forwarded-proto': 'http' })).toBeUndefined()
    expect(await hsts({})).toBeUndefined()
    // without TRUSTED_PROXIES the header may come from anywhere
    expect(await hsts({ 'x-forwarded-proto': 'https' }, threeNames.url)).toBeUndefined()
  })
})
