import { expect, it } from 'vitest'
import { publicUrl, readEnv } from './env.ts'

it('has a default for everything', () => {
  expect(readEnv({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    REGISTRATION: 'open',
    ROLE: 'all',
  })
  expect(readEnv({ PORT: '' })).toMatchObject({ PORT: 3000 })
})

it.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SECRET', 'short'],
  ['REGISTRATION', 'maybe'],
  ['PASSWORD_MIN', '3'],
  ['PUBLIC_URL', 'staffel.example'],
  ['APP_HOST', 'a b'],
  ['ROLE', 'queen'],
  ['DISCORD_APPLICATION_ID', 'staffel'],
  ['DISCORD_PUBLIC_KEY', 'abc'],
])('names the variable that stops the start: %s=%s', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`^The environment variable ${name} is not usable: .+\\.$`),
  )
})

it('wants all of Discord or nothing', () => {
  expect(() => readEnv({ DISCORD_APPLICATION_ID: '1100000000000000001' })).toThrow(
    /^The environment variable DISCORD_PUBLIC_KEY is missing: Discord needs .+\.$/,
  )
})

it('tells where people reach the installation', () => {
  expect(publicUrl(readEnv({}), 4000)).toBe('http://localhost:4000')
  expect(publicUrl(readEnv({ PUBLIC_URL: 'https://plan.example/' }), 4000)).toBe('https://plan.example')
})
