import { createHook } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mailsTo } from '#test/mailbox.ts'
import { password, refusalOf, startOfTests, useWorld } from '#test/world.ts'

const world = useWorld({ REGISTRATION: 'closed' })
/** Another installation. */
const neighbour = useWorld({ PUBLIC_URL: 'http://localhost:3001' })
const overHttps = useWorld({ PUBLIC_URL: 'https://plan.example' })

/** How often a password is hashed or checked during the call: argon2 is the only native work here that has no name. */
async function passwordWorks(call: () => Promise<unknown>): Promise<number> {
  let works = 0
  const hook = createHook({ init: (_, type) => void (works += type === 'undefined' ? 1 : 0) }).enable()
  await call().catch(() => undefined)
  hook.disable()
  return works
}

describe('whether an address is known', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  // `npm run bench timing` measures the difference in milliseconds
  it('checks one password at sign-in whether or not the address has an account', async () => {
    const { kim } = await world.office()
    const signIn = (email: string) => () => world.visitor().api.signIn.signIn({ email, password: 'falsch' })
    expect(await passwordWorks(signIn(kim.email))).toBe(1)
    expect(await passwordWorks(signIn('niemand@example.test'))).toBe(1)
  })

  it.each(['requestReset', 'requestVerification'] as const)(
    'answers %s after a fixed time whether or not the address has an account',
    async what => {
      const { kim } = await world.office()
      const waits = vi.spyOn(timers, 'setTimeout')
      syncBuiltinESMExports()
      for (const email of [kim.email, 'niemand@example.test']) {
        waits.mockClear()
        await world.visitor().api.signIn[what]({ email })
        const untilItsTime = waits.mock.calls.filter(([milliseconds = 0]) => milliseconds > 0 && milliseconds <= 250)
        expect(untilItsTime, email).toHaveLength(1)
      }
    },
  )
})

describe('closed registration', () => {
  it('refuses strangers and lets the invited in', async () => {
    const stranger = { fullName: 'Sven Fremd', email: 'sven@example.test', password }
    expect(await refusalOf(world.visitor().api.signIn.register(stranger))).toMatchObject({
      code: 'signIn.registrationClosed',
      status: 403,
    })
    expect(await world.visitor().api.onboarding.state()).toMatchObject({ registrationOpen: false })
    const { olivia } = await world.office()
    await olivia.api.invitations.send({ email: 'nova@example.test' })
    const [mail] = await mailsTo(world, 'nova@example.test')
    const invited = world.visitor()
    const token = new URL(mail?.link ?? '').pathname.split('/').at(-1) ?? ''
    await invited.api.invitations.register({ token, fullName: 'Nova Stern', password })
    expect(await invited.api.signIn.session()).toMatchObject({ member: { role: 'chatter' } })
  })
})

describe('a session', () => {
  it('lives in a cookie that scripts, other sites and plain http never see, as does what makes a device known', async () => {
    const { kim } = await overHttps.office()
    const answer = await overHttps.visitor().fetch('/api/v1/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: kim.email, password }),
    })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.map(cookie => cookie.split('=')[0])).toEqual([
      `__Host-${overHttps.cookie('known_devices')}`,
      `__Host-${overHttps.cookie('session_token')}`,
    ])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/(;|$)/i)
      expect(cookie).toMatch(/; Secure/i)
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=Lax/i)
      expect(cookie).not.toMatch(/; Domain/i)
    }
    expect(cookies[0]).toMatch(/; Max-Age=34560000/)
  })

  it('stays when the browser signs in to another installation on another port of the host', async () => {
    const { kim } = await world.office()
    const { olivia } = await neighbour.office()
    const visitor = neighbour.visitor()
    for (const [name, value] of kim.cookies) visitor.cookies.set(name, value)
    await visitor.api.signIn.signIn({ email: olivia.email, password })
    for (const [name, value] of visitor.cookies) kim.cookies.set(name, value)
    expect(await kim.api.signIn.session()).toMatchObject({ email: kim.email })
    await visitor.api.signIn.signOut()
    expect(await kim.api.signIn.session()).toMatchObject({ email: kim.email })
  })

  it('is a new one with every sign-in, whatever cookie somebody was given before', async () => {
    const { kim, kofi } = await world.office()
    const planted = kofi.cookies.get(world.cookie('session_token')) ?? ''
    const visitor = world.visitor()
    visitor.cookies.set(world.cookie('session_token'), planted)
    await visitor.api.signIn.signIn({ email: kim.email, password })
    expect(await visitor.api.signIn.session()).toMatchObject({ email: kim.email })
    expect(visitor.cookies.get(world.cookie('session_token'))).not.toBe(planted)
    expect(await kofi.api.signIn.session()).toMatchObject({ email: kofi.email })
  })

  it('ends after ninety days, however often it was used', async () => {
    const { kim } = await world.office()
    const { pool } = world.staffel.services.database
    await pool.query(
      "update sessions set created_at = $2::timestamptz - interval '89 days', expires_at = $2::timestamptz + interval '30 days' where user_id = $1",
      [kim.id, startOfTests],
    )
    expect(await kim.api.signIn.session()).toMatchObject({ email: kim.email })
    await pool.query("update sessions set created_at = $2::timestamptz - interval '90 days' where user_id = $1", [
      kim.id,
      startOfTests,
    ])
    expect(await kim.api.signIn.session()).toBeNull()
  })
})

it('answers a request with a hundred made-up cookies with a short header', async () => {
  const { kim } = await world.office()
  for (let n = 0; n < 100; n++) {
    kim.cookies.set(world.cookie(`session_data.${n}`), 'x')
    kim.cookies.set(world.cookie(`account_data.${n}`), 'x')
  }
  for (const path of ['/api/v1/session', '/api/v1/me']) {
    const { headers } = await kim.fetch(path)
    expect(JSON.stringify([...headers]).length).toBeLessThan(3000)
  }
  const ended = await kim.fetch('/api/v1/session', { method: 'DELETE' })
  expect(JSON.stringify([...ended.headers]).length).toBeLessThan(3000)
})

describe('guessing', () => {
  it('at mails is over after five for one address', async () => {
    const visitor = world.visitor()
    const ask = () => visitor.api.signIn.requestReset({ email: 'viele@example.test' })
    await Promise.all([ask(), ask(), ask(), ask(), ask()])
    expect(await refusalOf(ask())).toMatchObject({ code: 'input.tooManyTries', status: 429 })
  })
})
