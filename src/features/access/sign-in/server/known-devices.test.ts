import { describe, expect, it } from 'vitest'
import { codeOf } from '#test/authenticator.ts'
import { mailsTo } from '#test/mailbox.ts'
import { newAuthenticator, storePasskey } from '#test/passkeys.ts'
import { password, useWorld, type Visitor } from '#test/world.ts'

const world = useWorld({ ROLE: 'web', TRUSTED_PROXIES: '1' })
const cookie = () => world.cookie('known_devices')
let networks = 0
/** Nobody has come from there before. */
const elsewhere = () => `10.${++networks >> 8}.${networks % 256}.1`

const visitorWith = (value: string | undefined): Visitor => {
  const visitor = world.visitor()
  if (value !== undefined) visitor.cookies.set(cookie(), value)
  return visitor
}

const post = (visitor: Visitor, path: string, from: string, body: object): Promise<Response> =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })

/** 200 and 401: the password was looked at; 429: it was not. */
const tryOn = async (email: string, secret = 'falsch', from = elsewhere(), visitor = world.visitor()) =>
  (await post(visitor, '/api/v1/session', from, { email, password: secret })).status

/** Passwords and codes that belong to nobody, until the network may not try any more. */
async function useUp(from: string): Promise<void> {
  const tries = Array.from({ length: 100 }, async (_, n) => {
    await tryOn(`niemand-${n}@example.test`, 'falsch', from)
    await post(world.visitor(), '/api/v1/session/code', from, { code: '000000' })
  })
  await Promise.all(tries)
  expect(await tryOn('niemand@example.test', 'falsch', from)).toBe(429)
}

async function known(email: string, visitor = world.visitor()): Promise<Visitor> {
  expect(await tryOn(email, password, elsewhere(), visitor)).toBe(200)
  return visitor
}

/** Ten strangers, so that no other gets a password looked at; returns where the last of them was. */
async function guessedAt(email: string): Promise<string> {
  const from = elsewhere()
  for (let tries = 0; tries < 9; tries++) expect(await tryOn(email)).toBe(401)
  expect(await tryOn(email, 'falsch', from)).toBe(401)
  expect(await tryOn(email, password)).toBe(429)
  return from
}

const isKnown = async (email: string, visitor: Visitor, secret = password): Promise<boolean> => {
  await guessedAt(email)
  return (await tryOn(email, secret, elsewhere(), visitor)) === 200
}

describe('guessing at one account', () => {
  it.each(['somebody', 'nobody'])('of %s gets ten tries, however many networks and how many at once', async whose => {
    const email = whose === 'nobody' ? 'niemand@example.test' : (await world.office()).kim.email
    const fifty = Array.from({ length: 50 }, elsewhere)
    const tries = Array.from({ length: 200 }, (_, n) => tryOn(email, `falsch ${n}`, fifty[n % 50]))
    const answers = await Promise.all(tries)
    expect(answers.filter(status => status === 401)).toHaveLength(10)
    expect(answers.filter(status => status === 429)).toHaveLength(190)
  })

  it('gets no eleventh in any quarter of an hour, whenever it begins', async () => {
    const { kim } = await world.office()
    world.clock.set('2026-11-20T12:00:00Z')
    expect(await tryOn(kim.email)).toBe(401)
    world.clock.set('2026-11-20T12:14:00Z')
    for (let tries = 0; tries < 9; tries++) expect(await tryOn(kim.email)).toBe(401)
    world.clock.set('2026-11-20T12:28:00Z')
    expect(await tryOn(kim.email)).toBe(429)
    world.clock.set('2026-11-20T12:29:01Z')
    expect(await tryOn(kim.email)).toBe(401)
  })

  it('from one network leaves half of the tries to others', async () => {
    const { kim } = await world.office()
    const from = elsewhere()
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryOn(kim.email, 'falsch', from)))
    expect(answers.filter(status => status === 401)).toHaveLength(5)
    for (let tries = 0; tries < 5; tries++) expect(await tryOn(kim.email)).toBe(401)
    expect(await tryOn(kim.email)).toBe(429)
  })

  it('gets no more when the owner signs in meanwhile, known or not', async () => {
    const { kim } = await world.office()
    const device = await known(kim.email)
    const from = elsewhere()
    for (let tries = 0; tries < 4; tries++) expect(await tryOn(kim.email, 'falsch', from)).toBe(401)
    // as the last of the network's five
    expect(await tryOn(kim.email, password, from)).toBe(200)
    expect(await tryOn(kim.email, password, from, device)).toBe(200)
    expect(await tryOn(kim.email, 'falsch', from)).toBe(401)
    expect(await tryOn(kim.email, 'falsch', from)).toBe(429)
    for (let tries = 0; tries < 4; tries++) expect(await tryOn(kim.email)).toBe(401)
    // as the last of the account's ten
    expect(await tryOn(kim.email, password)).toBe(200)
    expect(await tryOn(kim.email, password, elsewhere(), device)).toBe(200)
    expect(await tryOn(kim.email)).toBe(401)
    expect(await tryOn(kim.email)).toBe(429)
  })

  it('gets no more for who knows the password of another account', async () => {
    const { kim, kofi } = await world.office()
    const guesser = await known(kofi.email)
    for (let tries = 0; tries < 10; tries++) {
      expect(await tryOn(kim.email, 'falsch', elsewhere(), guesser)).toBe(401)
      expect(await tryOn(kofi.email, password, elsewhere(), guesser)).toBe(200)
    }
    expect(await tryOn(kim.email, 'falsch', elsewhere(), guesser)).toBe(429)
  })
})

describe('a known device', () => {
  it('gets in while strangers guess, from their own network and past all its limits', async () => {
    const { kim } = await world.office()
    const device = await known(kim.email)
    const from = await guessedAt(kim.email)
    await useUp(from)
    expect(await tryOn(kim.email, password, from)).toBe(429)
    expect(await tryOn(kim.email, password, from, device)).toBe(200)
  })

  it('has ten tries of its own, which no other device of the account uses up', async () => {
    const { kim } = await world.office()
    const [phone, desk] = [await known(kim.email), await known(kim.email)]
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryOn(kim.email, 'falsch', elsewhere(), phone)))
    expect(answers.filter(status => status === 401)).toHaveLength(10)
    expect(await tryOn(kim.email, password, elsewhere(), phone)).toBe(429)
    expect(await tryOn(kim.email, password, elsewhere(), desk)).toBe(200)
    expect(await tryOn(kim.email)).toBe(401)
  })

  it('is one after signing out, too, and keeps its count when it signs in again', async () => {
    const { kim } = await world.office()
    const device = await known(kim.email)
    const [id] = device.cookies.get(cookie())?.split('.') ?? []
    await device.api.signIn.signOut()
    expect(await isKnown(kim.email, device)).toBe(true)
    expect(device.cookies.get(cookie())).toMatch(new RegExp(`^${id}\\.[\\w-]{43}$`))
  })

  it.each<[string, (own: string, foreign: string) => string]>([
    ['with a mark of its own making', own => `${own.slice(0, 13)}${'A'.repeat(43)}`],
    ['with a letter changed', own => `${own.slice(0, 20)}${own[20] === 'A' ? 'B' : 'A'}${own.slice(21)}`],
    ['under another id', (own, foreign) => `${foreign.slice(0, 13)}${own.slice(13)}`],
    ['that is cut off', own => own.slice(0, -1)],
    ['that is too long', own => `${own}A`],
    ['of another account', (_, foreign) => foreign],
    ['that is nothing', () => ''],
    ['of nonsense', () => '~.~%00~%~=.=~%E2%80%A6'],
  ])('is none %s', async (_, spoil) => {
    const { kim, kofi } = await world.office()
    const own = (await known(kim.email)).cookies.get(cookie()) ?? ''
    const foreign = (await known(kofi.email)).cookies.get(cookie()) ?? ''
    expect(await isKnown(kim.email, visitorWith(spoil(own, foreign)))).toBe(false)
    expect(await tryOn(kim.email, password, elsewhere(), visitorWith(own))).toBe(200)
  })

  it('is not hidden by what somebody planted beside it', async () => {
    const { kim } = await world.office()
    const own = (await known(kim.email)).cookies.get(cookie()) ?? ''
    expect(await isKnown(kim.email, visitorWith(`geraten; ${cookie()}=${own}`))).toBe(true)
  })

  it('is known to the five accounts that signed in last', async () => {
    const { olivia, adam, lea, kim, kofi, luca } = await world.office()
    const device = world.visitor()
    for (const { email } of [olivia, adam, lea, kim, kofi, adam, luca]) await known(email, device)
    const found = await Promise.all(
      [olivia, adam, lea, kim, kofi, luca].map(({ email }) =>
        isKnown(email, visitorWith(device.cookies.get(cookie()))),
      ),
    )
    expect(found).toEqual([false, true, true, true, true, true])
  })

  it('is a stranger when the password was changed elsewhere; where it was changed is known', async () => {
    const { kim } = await world.office()
    const [phone, desk] = [await known(kim.email), await known(kim.email)]
    await desk.api.ownAccount.changePassword({ currentPassword: password, password: 'ganz-neu-1' })
    expect(await isKnown(kim.email, desk, 'ganz-neu-1')).toBe(true)
    expect(await tryOn(kim.email, 'ganz-neu-1', elsewhere(), phone)).toBe(429)
  })

  it('is what a mailed link makes of a stranger who cannot get in', async () => {
    const { kim } = await world.office()
    await guessedAt(kim.email)
    const visitor = world.visitor()
    await visitor.api.signIn.requestReset({ email: kim.email })
    const [mail] = await mailsTo(world, kim.email)
    const token = new URL(mail?.link ?? '').searchParams.get('token') ?? ''
    await visitor.api.signIn.resetPassword({ token, password: 'ganz-neu-1' })
    expect(await tryOn(kim.email, 'ganz-neu-1')).toBe(429)
    expect(await tryOn(kim.email, 'ganz-neu-1', elsewhere(), visitor)).toBe(200)
  })

  it('gets the mail of a reset, however many anonymous callers have requested one', async () => {
    const { kim, olivia } = await world.office()
    const device = await known(kim.email)
    const sent = async () => (await mailsTo(world, kim.email)).filter(({ link }) => link?.includes('reset')).length
    for (let n = 0; n < 7; n++) await post(world.visitor(), '/api/v1/password-reset', elsewhere(), { email: kim.email })
    expect(await sent()).toBe(5)
    await device.api.signIn.requestReset({ email: kim.email })
    expect(await sent()).toBe(6)
    await olivia.api.team.sendReset({ id: kim.id })
    expect(await sent()).toBe(7)
  })

  it('gets its mails, however many anonymous callers of its network have requested some', async () => {
    const { kim, olivia } = await world.office()
    const desk = await known(kim.email)
    const from = elsewhere()
    const request = (what: string, email: string, visitor = world.visitor()) =>
      post(visitor, `/api/v1/${what}`, from, { email }).then(({ status }) => status)
    for (let n = 0; n < 5; n++) await request('password-reset', kim.email)
    await Promise.all(Array.from({ length: 60 }, (_, n) => request('password-reset', `niemand-${n}@example.test`)))
    expect(await request('password-reset', kim.email)).toBe(429)
    expect(await request('password-reset', kim.email, desk)).toBe(200)
    expect((await mailsTo(world, kim.email)).filter(({ link }) => link?.includes('reset'))).toHaveLength(6)
    const reset = await post(olivia, `/api/v1/team/${kim.id}/reset-mail`, from, {})
    expect(reset.status).toBe(200)
    const { pool } = world.staffel.services.database
    await pool.query('update users set email_proven = false where id = $1', [kim.id])
    expect(await request('verification', kim.email)).toBe(429)
    expect(await request('verification', kim.email, desk)).toBe(200)
    expect(await request('verification', kim.email, kim)).toBe(200)
    expect((await mailsTo(world, kim.email)).filter(({ link }) => link?.includes('verify'))).toHaveLength(2)
  })

  it('is one only after the second step', { tags: ['all'] }, async () => {
    const { kim } = await world.office()
    const { uri, recoveryCodes } = await kim.api.ownAccount.startTotp({ password })
    await kim.api.ownAccount.confirmTotp({ code: await codeOf(uri) })
    const device = await known(kim.email)
    expect(device.cookies.has(cookie())).toBe(false)
    const from = elsewhere()
    await useUp(from)
    // others' tries from there do not stand in the way of who has shown the password
    expect((await post(device, '/api/v1/session/code', from, { code: recoveryCodes[0] })).status).toBe(200)
    expect(await isKnown(kim.email, visitorWith(device.cookies.get(cookie())))).toBe(true)
  })
})

describe('a passkey', () => {
  it('lets its owner in, however many anonymous callers of the network have tried', async () => {
    const { kim } = await world.office()
    const authenticator = await storePasskey(world, kim.id)
    const from = elsewhere()
    const challenge = (visitor: Visitor) => post(visitor, '/api/v1/session/passkey/challenge', from, {})
    const signIn = (visitor: Visitor, response: object) =>
      post(visitor, '/api/v1/session/passkey', from, { response }).then(({ status }) => status)
    const tries = Array.from({ length: 110 }, async () => {
      const visitor = world.visitor()
      const asked: { challenge: string } = await (await challenge(visitor)).json()
      return signIn(visitor, newAuthenticator(world.staffel.services.publicUrl).sign(asked.challenge))
    })
    expect(new Set(await Promise.all(tries))).toEqual(new Set([422]))
    const visitor = world.visitor()
    const asked: { challenge: string } = await (await challenge(visitor)).json()
    expect(await signIn(visitor, authenticator.sign(asked.challenge))).toBe(200)
  })

  it('signs a challenge once, within five minutes, in the browser that asked for it', async () => {
    const { kim } = await world.office()
    const authenticator = await storePasskey(world, kim.id)
    const challenge = async (visitor = world.visitor()) => {
      const { challenge: asked } = await visitor.api.signIn.passkeyChallenge()
      return { asked, cookies: [...visitor.cookies] }
    }
    const outcome = async (cookies: readonly [string, string][], asked: unknown) => {
      const visitor = world.visitor()
      for (const [name, value] of cookies) visitor.cookies.set(name, value)
      const { status } = await post(visitor, '/api/v1/session/passkey', elsewhere(), {
        response: authenticator.sign(asked),
      })
      return status
    }
    const [one, other, late] = [await challenge(), await challenge(), await challenge()]
    expect(await outcome([], one.asked)).toBe(422)
    expect(await outcome(other.cookies, one.asked)).toBe(422)
    expect(await outcome(one.cookies, one.asked)).toBe(200)
    expect(await outcome(one.cookies, one.asked)).toBe(422)
    world.clock.set('2026-11-20T11:05:01Z')
    expect(await outcome(late.cookies, late.asked)).toBe(422)
  })
})
