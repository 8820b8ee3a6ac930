import { describe, expect, it } from 'vitest'
import { mailsTo } from '#test/mailbox.ts'
import { password, refusalOf, useWorld } from '#test/world.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld()

const mailedLinks = async (to: string): Promise<URL[]> =>
  (await mailsTo(world, to)).map(mail => new URL(mail.link ?? ''))
const mailedLink = async (to: string): Promise<URL> => (await mailedLinks(to))[0]!
const tokenIn = (link: URL): string => link.searchParams.get('token') ?? ''

/** This world has no mail server. */
const notMailed = { isMailed: false }

describe('registration', () => {
  const kim = { fullName: 'Kim Albers', email: 'kim@example.test', password: 'k1m-al' }

  it.each([
    [{ ...kim, email: 'kim' }, 'email', 'Ungültige E-Mail-Adresse'],
    [{ ...kim, email: '' }, 'email', 'Ungültige E-Mail-Adresse'],
    [{ ...kim, email: 'kim\u202e@example.test' }, 'email', 'Ungültige E-Mail-Adresse'],
    [{ ...kim, fullName: ' K ' }, 'fullName', 'Name muss mindestens 2 Zeichen haben'],
    [{ ...kim, fullName: 'Kim\u202E' }, 'fullName', 'Name enthält ungültige Zeichen'],
    [{ ...kim, fullName: 'K'.repeat(101) }, 'fullName', 'Gib höchstens 100 Zeichen ein.'],
    [{ ...kim, password: '12345' }, 'password', 'Passwort muss mindestens 6 Zeichen haben'],
    [{ ...kim, password: 'geheim' }, 'password', refusals.commonPassword],
    [{ ...kim, password: '        ' }, 'password', refusals.commonPassword],
    [{ ...kim, password: 'p a s s w o r d' }, 'password', refusals.commonPassword],
    [{ ...kim, password: 'KimAlbers' }, 'password', refusals.commonPassword],
    [{ ...kim, password: 'kim@example.test' }, 'password', refusals.commonPassword],
    [{ ...kim, password: 'PASSWORD123' }, 'password', refusals.commonPassword],
  ])('refuses %j at the field it concerns', async (wish, field, message) => {
    expect(await refusalOf(world.visitor().api.signIn.register(wish))).toMatchObject({ field, message })
  })

  it('tells all faults at once', async () => {
    const response = await world.visitor().fetch('/api/v1/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fullName: 'K', email: 'kim', password: '12345' }),
    })
    const { data } = (await response.json()) as { data: { complaints: { field: string; message: string }[] } }
    expect(Object.fromEntries(data.complaints.map(({ field, message }) => [field, message]))).toEqual({
      fullName: 'Name muss mindestens 2 Zeichen haben',
      email: 'Ungültige E-Mail-Adresse',
      password: 'Passwort muss mindestens 6 Zeichen haben',
    })
  })

  it('words refusals in English for an English browser', async () => {
    const response = await world.visitor().fetch('/api/v1/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en-GB,en;q=0.9' },
      body: JSON.stringify({ ...kim, email: 'kim' }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      data: { complaints: [{ field: 'email', message: 'Enter a valid email address.' }] },
    })
  })

  it('lets a person in only after the mailed link was opened, and says nothing before', async () => {
    const visitor = world.visitor()
    await visitor.api.signIn.register({ ...kim, email: '  KIM@Example.test ' })
    expect(await visitor.api.signIn.signIn(kim)).toEqual({ outcome: 'unverified' })
    expect(await visitor.api.signIn.session()).toBeNull()

    await visitor.api.signIn.verifyEmail({ token: tokenIn(await mailedLink(kim.email)) })
    expect(await visitor.api.signIn.signIn(kim)).toEqual({ outcome: 'signedIn' })
    expect(await visitor.api.signIn.session()).toMatchObject({ email: kim.email, name: 'Kim Albers', member: null })
  })

  it('answers alike for an address that has an account, and tells its owner by mail', async () => {
    const known = { ...kim, email: 'known@example.test' }
    const visitor = world.visitor()
    await visitor.api.signIn.register(known)
    await visitor.api.signIn.verifyEmail({ token: tokenIn(await mailedLink(known.email)) })
    expect(await world.visitor().api.signIn.register({ ...known, password: 'anderes-passwort' })).toEqual(notMailed)
    expect((await mailedLinks(known.email)).map(link => link.pathname).sort()).toEqual(['/login', '/verify-email'])
    expect(await visitor.api.signIn.signIn(known)).toEqual({ outcome: 'signedIn' })
  })

  it('stores passwords as argon2id with 19 MiB and two passes', async () => {
    const { rows } = await world.staffel.services.database.pool.query('select password from credentials limit 1')
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('signing in and out', () => {
  it('refuses a wrong password and an unknown address in the same words', async () => {
    const { kim } = await world.office()
    const api = world.visitor().api
    const wrong = await refusalOf(api.signIn.signIn({ email: kim.email, password: 'falsch' }))
    const unknown = await refusalOf(api.signIn.signIn({ email: 'niemand@example.test', password: 'falsch' }))
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 401, field: 'password', message: refusals.wrongCredentials })
  })

  it('shows a member the organisation, the role and its permissions', async () => {
    const { kim, id } = await world.office()
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kim.email, password })
    expect(await visitor.api.signIn.session()).toMatchObject({
      member: {
        role: 'chatter',
        organization: { id, name: 'Nordlicht' },
        permissions: expect.arrayContaining(['page_shifts']),
      },
    })
  })

  it('ends the session for good on signing out, even for a copy of the cookie', async () => {
    const { kim } = await world.office()
    const thief = world.visitor()
    for (const [name, value] of kim.cookies) thief.cookies.set(name, value)
    expect(await thief.api.signIn.session()).not.toBeNull()
    await kim.api.signIn.signOut()
    expect(await thief.api.signIn.session()).toBeNull()
  })

  it('clears the browser’s cache when a session ends, and removes its cookie', async () => {
    const { olivia, kim, kofi } = await world.office()
    const clears = (answer: Response) => answer.headers.get('clear-site-data')
    expect(clears(await kim.fetch('/api/v1/session'))).toBeNull()
    expect(clears(await kim.fetch('/api/v1/session', { method: 'DELETE' }))).toBe('"cache"')
    expect(clears(await kim.fetch('/api/v1/session'))).toBeNull()
    await olivia.api.team.endSessions({ id: kofi.id })
    expect(clears(await kofi.fetch('/api/v1/session'))).toBe('"cache"')
    expect(kofi.cookies.has(world.cookie('session_token'))).toBe(false)
    expect(clears(await world.visitor().fetch('/api/v1/session'))).toBeNull()
  })

  it('checks at most five tries of one account from one network, and lets go after the window', async () => {
    const { kim } = await world.office()
    const { api } = world.visitor()
    for (let i = 0; i < 5; i++) await refusalOf(api.signIn.signIn({ email: kim.email, password: 'falsch' }))
    expect(await refusalOf(api.signIn.signIn({ email: kim.email, password }))).toMatchObject({ status: 429 })
    world.clock.set('2026-11-20T11:16:00Z')
    expect(await api.signIn.signIn({ email: kim.email, password })).toEqual({ outcome: 'signedIn' })
  })

  it('takes a forged cookie for none', async () => {
    const { kim } = await world.office()
    const visitor = world.visitor()
    visitor.cookies.set(
      world.cookie('session_token'),
      `${kim.cookies.get(world.cookie('session_token'))?.slice(0, 24)}.AAAA`,
    )
    expect(await visitor.api.signIn.session()).toBeNull()
  })
})

describe('password recovery', () => {
  it('holds protected calls back until the new password is set, then ends every session', async () => {
    const { kim } = await world.office()
    const visitor = world.visitor()
    await visitor.api.signIn.requestReset({ email: kim.email })
    const token = tokenIn(await mailedLink(kim.email))
    expect(await kim.api.people.list()).not.toHaveLength(0)

    await visitor.api.signIn.openReset({ token })
    expect(await kim.api.signIn.session()).toMatchObject({ recoveryActive: true })
    expect(await refusalOf(kim.api.people.list())).toMatchObject({ status: 403, code: 'permissions.recoveryActive' })

    await visitor.api.signIn.resetPassword({ token, password: 'ganz-neu-1' })
    expect(await kim.api.signIn.session()).toBeNull()
    expect(await refusalOf(visitor.api.signIn.signIn({ email: kim.email, password }))).toMatchObject({ status: 401 })
    expect(await visitor.api.signIn.signIn({ email: kim.email, password: 'ganz-neu-1' })).toEqual({
      outcome: 'signedIn',
    })
    expect(await visitor.api.signIn.session()).toMatchObject({ recoveryActive: false })
  })

  it('lets a signed-in person set the password without the link in the browser that has opened it', async () => {
    const { kim } = await world.office()
    expect(await refusalOf(kim.api.signIn.resetPassword({ password: 'ganz-neu-1' }))).toMatchObject({
      code: 'signIn.noRecovery',
    })
    await world.visitor().api.signIn.requestReset({ email: kim.email })
    await kim.api.signIn.openReset({ token: tokenIn(await mailedLink(kim.email)) })
    await kim.api.signIn.resetPassword({ password: 'ganz-neu-1' })
    expect(await world.visitor().api.signIn.signIn({ email: kim.email, password: 'ganz-neu-1' })).toEqual({
      outcome: 'signedIn',
    })
  })

  it('refuses a used and an invented token alike', async () => {
    const { kim } = await world.office()
    const { api } = world.visitor()
    await api.signIn.requestReset({ email: kim.email })
    const token = tokenIn(await mailedLink(kim.email))
    await api.signIn.resetPassword({ token, password: 'ganz-neu-1' })
    const used = await refusalOf(api.signIn.resetPassword({ token, password: 'ganz-neu-2' }))
    expect(used).toEqual(await refusalOf(api.signIn.resetPassword({ token: 'erfunden', password: 'ganz-neu-2' })))
    expect(used).toMatchObject({ code: 'signIn.linkExpired' })
  })
})

describe('locked people', () => {
  it('may sign in and see that they are locked, and nothing else', async () => {
    const { luca } = await world.office()
    expect(await luca.api.signIn.session()).toMatchObject({ member: { locked: true, role: 'locked' } })
    expect(await refusalOf(luca.api.people.list())).toMatchObject({ status: 403, code: 'permissions.locked' })
  })
})

it('says to anybody alike that no mail server is set up', async () => {
  const { kim } = await world.office()
  const { api } = world.visitor()
  for (const email of ['nobody@example.test', kim.email]) {
    expect(await api.signIn.requestReset({ email })).toEqual(notMailed)
    expect(await api.signIn.requestVerification({ email })).toEqual(notMailed)
  }
})

it('leaves the owner their tries at the password when the owner of a mistyped address guesses it', async () => {
  const { kim } = await world.office()
  const email = `mistyped-${kim.email}`
  await kim.api.ownAccount.changeEmail({ email, password })
  const token = tokenIn(await mailedLink(email))
  const guess = () => refusalOf(world.visitor().api.signIn.confirmEmail({ token, password: 'geraten' }))
  for (let tries = 0; tries < 10; tries++) expect((await guess()).code).toBe('signIn.wrongPassword')
  expect((await guess()).code).toBe('input.tooManyTries')
  await kim.api.signIn.confirmSession({ password })
  await kim.api.signIn.confirmEmail({ token })
  expect(await kim.api.signIn.session()).toMatchObject({ email })
})
