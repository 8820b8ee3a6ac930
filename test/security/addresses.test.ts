import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { developerMailbox } from '#app/server/mailbox.ts'
import { password, useWorld } from '../world.ts'
import { raw } from './raw.ts'

const direct = useWorld({ ROLE: 'web' })
const proxied = useWorld({ ROLE: 'web', TRUSTED_PROXIES: '1' })
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
    for (const code of ['', 'x'.repeat(length), 'ü'.repeat(length), '\u0000'.repeat(length), ' ']) {
      expect(await found(code, '203.0.113.9'), JSON.stringify(code)).toBe(422)
    }
    for (let tries = 0; tries < 25; tries++) await found(`geraten-${tries}`, '203.0.113.9')
    expect(await found(proxied.staffel.setupCode, '203.0.113.9')).toBe(429)
    expect(await found(proxied.staffel.setupCode, '203.0.113.10')).toBe(200)
  })

  it('takes nobody for a neighbour who comes through a proxy that it was not told of', async () => {
    const state = async (headers: Record<string, string>) =>
      (await direct.visitor().fetch('/api/v1/onboarding', { headers })).json()
    expect(await state({})).toMatchObject({ needsSetup: true, needsCode: false })
    expect(await state({ 'x-forwarded-for': '203.0.113.9' })).toMatchObject({ needsCode: true })
    const headers = { ...json, 'x-forwarded-for': '127.0.0.1' }
    const init = { method: 'POST', headers, body: JSON.stringify(setUp('')) }
    expect((await direct.visitor().fetch('/api/v1/onboarding', init)).status).toBe(422)
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
    expect(await status('localhost', { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
    server.close()
  })
})
