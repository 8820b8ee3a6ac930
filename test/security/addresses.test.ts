import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { developerMailbox } from '#app/server/mailbox.ts'
import { password, useWorld } from '../world.ts'
import { raw } from './raw.ts'

const direct = useWorld({ ROLE: 'web' }, { ownDatabase: true })
const proxied = useWorld({ ROLE: 'web', TRUSTED_PROXIES: '1' })
const empty = useWorld({ ROLE: 'web', TRUSTED_PROXIES: '1' })
/** What a request says that was not made on this machine, or not by a page of ours. */
const notHere: readonly Record<string, string>[] = [
  { host: 'evil.test' },
  { host: 'localhost.evil.test:3000' },
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-real-ip': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9;proto=https' },
  { via: '1.1 proxy.example' },
  { 'x-forwarded-host': 'plan.example.com' },
  { 'x-forwarded-proto': 'https' },
  { 'cf-connecting-ip': '203.0.113.9' },
]
const json = { 'content-type': 'application/json' }

const signIn = async (from: string, email: string, secret: string): Promise<number> => {
  const body = JSON.stringify({ email, password: secret })
  const headers = { ...json, 'x-forwarded-for': from }
  return (await proxied.visitor().fetch('/api/v1/session', { method: 'POST', headers, body })).status
}

const setUp = (code: string) => ({
  organizationName: 'Nordlicht',
  timeZone: 'Europe/Berlin',
  language: 'de',
  fullName: 'Olivia Brandt',
  email: 'olivia@example.test',
  password,
  code,
})

describe('an empty installation', () => {
  it('is set up from another machine only with the printed code, whatever is typed instead', async () => {
    const found = async (code: string, from: string) => {
      const headers = { ...json, 'x-forwarded-for': from }
      const init = { method: 'POST', headers, body: JSON.stringify(setUp(code)) }
      return (await proxied.visitor().fetch('/api/v1/onboarding', init)).status
    }
    const { length } = proxied.staffel.setupCode
    for (const code of ['', 'x'.repeat(length), 'ü'.repeat(length), 'x', ' ']) {
      expect(await found(code, '203.0.113.9'), JSON.stringify(code)).toBe(422)
    }
    for (let tries = 0; tries < 25; tries++) await found(`geraten-${tries}`, '203.0.113.9')
    expect(await found(proxied.staffel.setupCode, '203.0.113.9')).toBe(429)
    expect(await found(proxied.staffel.setupCode, '203.0.113.10')).toBe(200)
  })

  it('takes nobody for a neighbour who comes through a proxy, or by a name that only leads here', async () => {
    for (const world of [direct, empty]) {
      const state = async (headers: Record<string, string>): Promise<unknown> =>
        JSON.parse((await raw(`${world.url}/api/v1/onboarding`, { headers })).body)
      expect(await state({})).toMatchObject({ needsSetup: true, needsCode: false })
      for (const headers of notHere) {
        expect(await state(headers), JSON.stringify(headers)).toMatchObject({ needsCode: true })
        const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(setUp('')) }
        expect((await raw(`${world.url}/api/v1/onboarding`, init)).status, JSON.stringify(headers)).toBe(422)
      }
    }
  })
})

describe('guessing a password', () => {
  it('is not made easy by the many addresses of one network of IPv6', async () => {
    const { kim } = await proxied.office()
    for (let tries = 0; tries < 5; tries++) expect(await signIn(`2001:db8::${tries}`, kim.email, 'falsch')).toBe(401)
    expect(await signIn('2001:db8:0:0:ffff::1', kim.email, password)).toBe(429)
    expect(await signIn('2001:db8:0:1::1', kim.email, password)).toBe(200)
  })

  it('does not begin anew with an address that the guesser only claims', async () => {
    const { kim } = await proxied.office()
    for (let tries = 0; tries < 5; tries++) {
      expect(await signIn(`198.51.100.${tries}, 203.0.113.77`, kim.email, 'falsch')).toBe(401)
    }
    expect(await signIn('198.51.100.99, 203.0.113.77', kim.email, password)).toBe(429)
  })
})

describe('the mailbox of developers', () => {
  it('opens for a browser on this machine, and not for a page whose name only leads here', async () => {
    const app = new Hono().get('/developer/mailbox', c => developerMailbox(c, direct.staffel.services))
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
    if (!server.listening) await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const status = async (host: string, more: Record<string, string> = {}) =>
      (await raw(`http://127.0.0.1:${port}/developer/mailbox`, { headers: { host, ...more } })).status
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) expect(await status(host)).toBe(200)
    for (const host of ['evil.test', `localhost.evil.test:${port}`, `evil.test:${port}`]) {
      expect(await status(host), host).toBe(404)
    }
    for (const headers of notHere) {
      expect(await status('localhost', headers), JSON.stringify(headers)).toBe(404)
    }
    server.close()
  })
})

describe('the figures of a node', () => {
  const token = 'nur-fuer-prometheus'
  const guarded = useWorld({ ROLE: 'web', METRICS_TOKEN: token })
  const status = async (url: string, headers: Record<string, string> = {}) =>
    (await raw(`${url}/metrics`, { headers })).status

  it('are for this machine, and for whoever shows the token', async () => {
    for (const { url } of [direct, guarded]) expect(await status(url)).toBe(200)
    for (const headers of notHere) {
      const said = JSON.stringify(headers)
      expect(await status(direct.url, headers), said).toBe(401)
      expect(await status(direct.url, { ...headers, authorization: 'Bearer ' }), said).toBe(401)
      expect(await status(direct.url, { ...headers, authorization: 'Bearer undefined' }), said).toBe(401)
      expect(await status(guarded.url, { ...headers, authorization: 'Bearer falsch' }), said).toBe(401)
      expect(await status(guarded.url, { ...headers, authorization: token }), said).toBe(401)
      expect(await status(guarded.url, { ...headers, authorization: `Bearer ${token}` }), said).toBe(200)
    }
  })
})
