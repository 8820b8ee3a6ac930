import { describe, expect, it } from 'vitest'
import { hostsFromEnv, originsOf } from './hosts.ts'

const hosts = { apex: 'staffel.test', login: 'login.staffel.test', app: 'app.staffel.test' }

describe('the names in the environment', () => {
  const names = { APEX_HOST: hosts.apex, LOGIN_HOST: hosts.login, APP_HOST: hosts.app }
  it('share a domain', () => {
    expect(hostsFromEnv(names)).toEqual({ ...hosts, domain: 'staffel.test' })
    expect(hostsFromEnv({})).toBeUndefined()
  })
  it('are refused by half, or without a domain of their own', () => {
    expect(() => hostsFromEnv({ APP_HOST: hosts.app })).toThrow('all three or none')
    expect(() => hostsFromEnv({ ...names, APEX_HOST: 'other.example' })).toThrow('one domain')
    expect(() => hostsFromEnv({ APEX_HOST: 'a.test', LOGIN_HOST: 'b.test', APP_HOST: 'c.test' })).toThrow('one domain')
  })
  it('are where our pages come from', () => {
    expect(originsOf(undefined, 'https://plan.example')).toEqual(['https://plan.example'])
    expect(originsOf(hosts, 'http://app.staffel.test:8080')).toEqual([
      'http://app.staffel.test:8080',
      'http://login.staffel.test:8080',
      'http://staffel.test:8080',
    ])
  })
})
