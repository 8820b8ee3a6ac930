import { describe, expect, it } from 'vitest'
import { isSameOriginPath } from '#platform/hosts.ts'
import { useWorld } from '../world.ts'
import { raw } from './raw.ts'

const hosts = { APEX_HOST: 'staffel.test', LOGIN_HOST: 'login.staffel.test', APP_HOST: 'app.staffel.test' }
const named = useWorld({ ROLE: 'web', PUBLIC_URL: 'https://app.staffel.test', ...hosts })
const plain = useWorld({ ROLE: 'web', PUBLIC_URL: 'https://plan.example' })
const json = { 'content-type': 'application/json' }

/** Where somebody is sent from after signing in, if a stranger writes the link. */
const traps = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/ /evil.test',
  '/\u0000/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  'https://evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.test',
  '@evil.test',
  '.evil.test',
  ':1@evil.test',
  '',
]
const encoded = ['%2f%2fevil.test', '/%2fevil.test', '/%5cevil.test', '/%09/evil.test', '/%0d%0aSet-Cookie:a=b']

describe('a target in a link', () => {
  it.each([...traps, '%2f%2fevil.test'])('%j is no path of ours', trap => {
    expect(isSameOriginPath(trap)).toBe(false)
  })

  it.each(['/', '/team', '/team?view=table#a', '/availability?week=2026-W48&x=//evil.test', '/%2fevil.test'])(
    '%j is one, and stays on our host however it is read',
    path => {
      expect(isSameOriginPath(path)).toBe(true)
      expect(new URL(path, 'https://own.test').host).toBe('own.test')
    },
  )

  it('never leads the signed-in away from our hosts', async () => {
    const { kim } = await named.office()
    const [name, value] = [...kim.cookies][0] ?? []
    // over https the cookie has the name of there
    const cookie = `__Secure-${name}=${value}; ${name}=${value}`
    for (const trap of [...traps, ...encoded]) {
      for (const to of [encodeURIComponent(trap), trap.replaceAll(/[^\x21-\x7e]/g, one => encodeURIComponent(one))]) {
        const answer = await raw(`${named.url}/login?to=${to}`, { headers: { host: 'login.staffel.test', cookie } })
        expect(answer.status, `${trap} as ${to}`).toBe(302)
        const location = new URL(String(answer.headers.location))
        expect([location.protocol, location.host], `${trap} as ${to}`).toEqual(['https:', 'app.staffel.test'])
        expect(new URL(location.pathname, 'https://own.test').host).toBe('own.test')
        expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('a=b')
      }
    }
  })

  it('nor does a path that looks like a host, or a host that is none of ours', async () => {
    for (const path of [
      '//evil.test/team',
      '/\\evil.test/team',
      '/%0d%0aSet-Cookie:a=b',
      '/team?x=%0d%0aSet-Cookie:a=b',
    ]) {
      const answer = await raw(`${named.url}${path}`, { headers: { host: 'app.staffel.test' } })
      expect(answer.status, path).toBe(302)
      expect(new URL(String(answer.headers.location)).host).toBe('login.staffel.test')
      expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('a=b')
    }
    for (const host of [
      'evil.test',
      'app.staffel.test.evil.test',
      'app.staffel.test@evil.test',
      'staffel.test"><script>',
    ]) {
      const answer = await raw(`${named.url}/login`, { headers: { host } })
      expect([421, 400], host).toContain(answer.status)
      expect(answer.body, host).not.toContain('evil.test')
      expect(answer.body, host).not.toContain('<script')
    }
  })
})

describe('a mailed link', () => {
  it('leads to our own address, whatever the asking request says of where it went', async () => {
    const { olivia, adam, lea, kim, kofi } = await plain.office()
    const claims = [
      { host: 'evil.test' },
      { 'x-forwarded-host': 'evil.test' },
      { forwarded: 'host=evil.test;proto=http' },
      { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.test', 'x-original-host': 'evil.test' },
      { referer: 'https://evil.test/', 'x-original-url': '/evil' },
    ]
    await Promise.all(
      [olivia, adam, lea, kim, kofi].map(async ({ email }, at) => {
        const headers = { ...json, ...claims[at] }
        const body = JSON.stringify({ email })
        const answer = await raw(`${plain.url}/api/v1/password-reset`, { method: 'POST', headers, body })
        expect(answer.status, JSON.stringify(headers)).toBe('host' in headers ? 421 : 200)
      }),
    )
    const mails = await plain.staffel.services.mailer.outbox(20)
    expect(mails).toHaveLength(4)
    for (const { link, text, html } of mails) {
      expect(new URL(link ?? '').origin).toBe('https://plan.example')
      expect(text + html).not.toContain('evil')
    }
  })
})
