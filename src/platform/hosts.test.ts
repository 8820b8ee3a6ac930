import { describe, expect, it } from 'vitest'
import { type PageHostDecision, decidePageHost, isSameOriginPath, type PageVisit } from './hosts.ts'

const hosts = { apex: 'staffel.test', login: 'login.staffel.test', app: 'app.staffel.test' }
type Who = 'anonymous' | 'ended' | 'signedIn' | 'recovering'

const visit = (url: string, who: Who): PageVisit => {
  const { hostname, pathname, search } = new URL(url)
  const isSignedIn = who === 'signedIn' || who === 'recovering'
  return {
    host: hostname,
    path: pathname,
    search,
    isSignedIn,
    isRecovering: who === 'recovering',
    hasEnded: who === 'ended',
  }
}
const asText = (decision: PageHostDecision) =>
  decision.kind === 'go' ? `https://${decision.host}${decision.location}` : decision.kind

describe('where a page request belongs', () => {
  it.each<[who: Who, from: string, to: string]>([
    ['anonymous', 'https://app.staffel.test/', 'https://login.staffel.test/'],
    ['anonymous', 'https://login.staffel.test/join/', 'https://app.staffel.test/'],
    ['signedIn', 'https://staffel.test/', 'https://app.staffel.test/'],
    ['signedIn', 'https://login.staffel.test/login?to=/', 'https://app.staffel.test/'],
  ])('sends no address that is too long for the headers of a proxy along: %s at %s', (who, from, to) => {
    for (const letter of ['x', '%22']) {
      const long = visit(from + letter.repeat(3000), who)
      expect(asText(decidePageHost(hosts, long))).toBe(to)
    }
  })

  const table: [who: Who, from: string, to: string][] = [
    ['anonymous', 'https://staffel.test/', 'https://login.staffel.test/login'],
    ['anonymous', 'https://staffel.test/login', 'https://login.staffel.test/login'],
    ['anonymous', 'https://staffel.test/register', 'https://login.staffel.test/register'],
    ['anonymous', 'https://staffel.test/team?a=1', 'https://login.staffel.test/login?to=%2Fteam%3Fa%3D1'],
    ['anonymous', 'https://staffel.test/join/abc', 'https://app.staffel.test/join/abc'],
    ['anonymous', 'https://login.staffel.test/login', 'stay'],
    ['anonymous', 'https://login.staffel.test/forgot-password', 'stay'],
    ['anonymous', 'https://login.staffel.test/', 'stay'],
    ['anonymous', 'https://login.staffel.test/join/abc', 'https://app.staffel.test/join/abc'],
    ['anonymous', 'https://app.staffel.test/', 'https://login.staffel.test/login'],
    ['anonymous', 'https://app.staffel.test/team', 'https://login.staffel.test/login?to=%2Fteam'],
    ['anonymous', 'https://app.staffel.test/login', 'https://login.staffel.test/login'],
    ['anonymous', 'https://app.staffel.test/join/abc', 'stay'],
    ['anonymous', 'https://app.staffel.test/invite-register/abc', 'stay'],
    [
      'anonymous',
      'https://app.staffel.test/reset-password?token=t',
      'https://login.staffel.test/reset-password?token=t',
    ],
    ['ended', 'https://app.staffel.test/team', 'https://login.staffel.test/login?to=%2Fteam&ended=true'],
    ['ended', 'https://staffel.test/', 'https://login.staffel.test/login?ended=true'],
    ['ended', 'https://app.staffel.test/login', 'https://login.staffel.test/login'],
    ['signedIn', 'https://staffel.test/', 'https://app.staffel.test/'],
    ['signedIn', 'https://staffel.test/team', 'https://app.staffel.test/team'],
    ['signedIn', 'https://staffel.test/login', 'https://app.staffel.test/dashboard'],
    ['signedIn', 'https://login.staffel.test/login', 'https://app.staffel.test/dashboard'],
    ['signedIn', 'https://login.staffel.test/login?to=%2Fteam', 'https://app.staffel.test/team'],
    ['signedIn', 'https://login.staffel.test/login?to=%2F%2Fevil.test', 'https://app.staffel.test/dashboard'],
    ['signedIn', 'https://login.staffel.test/team', 'https://app.staffel.test/team'],
    ['signedIn', 'https://login.staffel.test/verify-email?token=t', 'stay'],
    ['signedIn', 'https://app.staffel.test/team', 'stay'],
    ['signedIn', 'https://app.staffel.test/login', 'stay'],
    ['recovering', 'https://login.staffel.test/reset-password?type=authenticated', 'stay'],
    ['anonymous', 'https://staffel.test/handbook', 'stay'],
    ['anonymous', 'https://app.staffel.test/handbook/vacation', 'stay'],
    ['signedIn', 'https://login.staffel.test/handbook', 'stay'],
    ['anonymous', 'https://app.staffel.test/handbooks', 'https://login.staffel.test/login?to=%2Fhandbooks'],
    ['recovering', 'https://login.staffel.test/login', 'stay'],
    ['recovering', 'https://app.staffel.test/dashboard', 'stay'],
    ['anonymous', 'https://elsewhere.test/login', 'unknown'],
    ['signedIn', 'https://xstaffel.test/', 'unknown'],
    ['anonymous', 'http://localhost/team', 'stay'],
    ['anonymous', 'http://127.0.0.1/team', 'stay'],
    ['anonymous', 'http://[::1]/team', 'stay'],
  ]
  it.each(table)('%s at %s: %s', (who, from, to) => expect(asText(decidePageHost(hosts, visit(from, who)))).toBe(to))

  it.each(table)('%s at %s arrives after one step', (who, from) => {
    const decision = decidePageHost(hosts, visit(from, who))
    if (decision.kind !== 'go') return
    expect(decidePageHost(hosts, visit(`https://${decision.host}${decision.location}`, who))).toEqual({ kind: 'stay' })
  })

  it('is nowhere else while an installation has one name', () => {
    expect(decidePageHost(undefined, visit('https://anything.test/team', 'anonymous'))).toEqual({ kind: 'stay' })
  })
})

it.each([
  ['/team', true],
  ['/', true],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['https://evil.test', false],
  ['', false],
])('%s is a path of our own: %s', (path, own) => expect(isSameOriginPath(path)).toBe(own))
