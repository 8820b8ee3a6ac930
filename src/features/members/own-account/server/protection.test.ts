import { describe, expect, it } from 'vitest'
import { codeOf } from '#test/authenticator.ts'
import { mailsTo } from '#test/mailbox.ts'
import { password, type Person, refusalOf, useWorld, type Visitor } from '#test/world.ts'

const world = useWorld()

async function protect(person: Person): Promise<{ uri: string; recoveryCodes: string[] }> {
  const started = await person.api.ownAccount.startTotp({ password })
  await person.api.ownAccount.confirmTotp({ code: await codeOf(started.uri) })
  return started
}

async function withPassword({ email }: Person): Promise<Visitor> {
  const visitor = world.visitor()
  expect(await visitor.api.signIn.signIn({ email, password })).toEqual({ outcome: 'secondFactor' })
  return visitor
}

const subjectsTo = async (email: string) => (await mailsTo(world, email)).map(({ subject }) => subject)

describe('the second factor', () => {
  it('is on after the first code; then the password alone opens nothing', async () => {
    const { kim } = await world.office()
    const started = await kim.api.ownAccount.startTotp({ password })
    expect(started.recoveryCodes).toHaveLength(10)
    expect(new Set(started.recoveryCodes).size).toBe(10)
    expect(new URL(started.uri)).toMatchObject({ protocol: 'otpauth:', hostname: 'totp' })
    expect(await kim.api.ownAccount.protection()).toMatchObject({ hasTotp: false })

    const phone = world.visitor()
    await phone.api.signIn.signIn({ email: kim.email, password })
    await kim.api.ownAccount.confirmTotp({ code: await codeOf(started.uri) })
    expect(await kim.api.ownAccount.protection()).toMatchObject({ hasTotp: true })
    expect(await phone.api.signIn.session()).toBeNull()
    expect(await subjectsTo(kim.email)).toContain('Zwei-Faktor-Anmeldung eingeschaltet')

    const visitor = await withPassword(kim)
    expect(await visitor.api.signIn.session()).toBeNull()
    expect(await refusalOf(visitor.api.ownAccount.sessions())).toMatchObject({ status: 401 })
    const code = await codeOf(started.uri)
    await visitor.api.signIn.signInWithCode({ code })
    expect(await visitor.api.signIn.session()).toMatchObject({ email: kim.email })

    // seen over the shoulder
    const thief = await withPassword(kim)
    expect(await refusalOf(thief.api.signIn.signInWithCode({ code }))).toMatchObject({ code: 'signIn.wrongCode' })
    expect(await thief.api.signIn.session()).toBeNull()
  })

  it('shows who is signed in, and nothing else, to pages whose browser has not received the new session yet', async () => {
    const { kim } = await world.office()
    const { uri } = await kim.api.ownAccount.startTotp({ password })
    const page = world.visitor()
    for (const [name, value] of kim.cookies) page.cookies.set(name, value)
    const before = new Map(page.cookies)
    await kim.api.ownAccount.confirmTotp({ code: await codeOf(uri) })
    expect(await page.api.signIn.session()).toMatchObject({ email: kim.email })
    // an answer that removed the cookie would remove the new session's
    expect(page.cookies).toEqual(before)
    expect(await refusalOf(page.api.ownAccount.sessions())).toMatchObject({ status: 401 })
    world.clock.set(world.clock.now().add({ seconds: 11 }).toString())
    expect(await page.api.signIn.session()).toBeNull()
    expect(page.cookies.has(world.cookie('session_token'))).toBe(false)
  })

  it('is switched on where it was begun, with mail and audit, not by the way that signs in', async () => {
    const { kim } = await world.office()
    const { uri } = await kim.api.ownAccount.startTotp({ password })
    expect(await refusalOf(kim.api.signIn.signInWithCode({ code: await codeOf(uri) }))).toMatchObject({
      code: 'signIn.secondStepExpired',
    })
    expect(await kim.api.ownAccount.protection()).toMatchObject({ hasTotp: false })
  })

  it('stays off with a wrong code, and asks for the password before anything', async () => {
    const { kim } = await world.office()
    expect(await refusalOf(kim.api.ownAccount.startTotp({ password: 'falsch' }))).toMatchObject({
      code: 'signIn.wrongPassword',
      field: 'password',
    })
    await kim.api.ownAccount.startTotp({ password })
    expect(await refusalOf(kim.api.ownAccount.confirmTotp({ code: '000000' }))).toMatchObject({ field: 'code' })
    expect(await kim.api.ownAccount.protection()).toMatchObject({ hasTotp: false })
    const visitor = world.visitor()
    expect(await visitor.api.signIn.signIn({ email: kim.email, password })).toEqual({ outcome: 'signedIn' })
    for (const refused of [
      () => kim.api.ownAccount.stopTotp({ password: 'falsch' }),
      () => kim.api.ownAccount.renewRecoveryCodes({ password: 'falsch' }),
      () => kim.api.ownAccount.passkeyChallenge({ password: 'falsch' }),
    ]) {
      expect(await refusalOf(refused())).toMatchObject({ code: 'signIn.wrongPassword' })
    }
  })

  it('cannot be begun again while it is on, so that nobody swaps the app unseen', async () => {
    const { kim } = await world.office()
    await protect(kim)
    expect(await refusalOf(kim.api.ownAccount.startTotp({ password }))).toMatchObject({
      code: 'ownAccount.conflictTotp',
    })
  })

  it('takes each recovery code once, also when two use it at the same moment', async () => {
    const { kim } = await world.office()
    const { recoveryCodes } = await protect(kim)
    const [first = '', second = ''] = recoveryCodes
    await (await withPassword(kim)).api.signIn.signInWithCode({ code: first })
    expect(await refusalOf((await withPassword(kim)).api.signIn.signInWithCode({ code: first }))).toMatchObject({
      code: 'signIn.wrongCode',
    })
    const two = [await withPassword(kim), await withPassword(kim)]
    const tries = await Promise.allSettled(two.map(({ api }) => api.signIn.signInWithCode({ code: second })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('takes a recovery code as it is typed off a paper: without hyphens, with spaces, in capitals', async () => {
    const { kim } = await world.office()
    const { recoveryCodes } = await protect(kim)
    const [first = '', second = '', third = '', fourth = ''] = recoveryCodes
    for (const code of [
      first.replaceAll('-', ''),
      ` ${second.replaceAll('-', ' ')} `,
      third.toUpperCase(),
      fourth.replaceAll('-', ' – ').toUpperCase(),
    ]) {
      await (await withPassword(kim)).api.signIn.signInWithCode({ code })
    }
    const again = first.replaceAll('-', '').toUpperCase()
    expect(await refusalOf((await withPassword(kim)).api.signIn.signInWithCode({ code: again }))).toMatchObject({
      code: 'signIn.wrongCode',
    })
  })

  it('voids the old recovery codes with new ones', async () => {
    const { kim } = await world.office()
    const { recoveryCodes } = await protect(kim)
    const renewed = await kim.api.ownAccount.renewRecoveryCodes({ password })
    expect(renewed.recoveryCodes).not.toContain(recoveryCodes[0])
    const old = await withPassword(kim)
    expect(await refusalOf(old.api.signIn.signInWithCode({ code: recoveryCodes[0] ?? '' }))).toMatchObject({
      code: 'signIn.wrongCode',
    })
    await (await withPassword(kim)).api.signIn.signInWithCode({ code: renewed.recoveryCodes[0] ?? '' })
  })

  it('ends a sign-in after five wrong codes', async () => {
    const { kim } = await world.office()
    const { uri } = await protect(kim)
    const visitor = await withPassword(kim)
    for (let tries = 0; tries < 5; tries++) {
      expect(await refusalOf(visitor.api.signIn.signInWithCode({ code: '000000' }))).toMatchObject({
        code: 'signIn.wrongCode',
      })
    }
    expect(await refusalOf(visitor.api.signIn.signInWithCode({ code: await codeOf(uri) }))).toMatchObject({
      code: 'signIn.secondStepExpired',
    })
    expect(await visitor.api.signIn.session()).toBeNull()
  })

  it('is nothing without the password before it', async () => {
    const { kim } = await world.office()
    const { uri } = await protect(kim)
    expect(await refusalOf(world.visitor().api.signIn.signInWithCode({ code: await codeOf(uri) }))).toMatchObject({
      code: 'signIn.secondStepExpired',
    })
  })

  it('is switched off with the password, and by an admin, who leaves a trace and a mail', async () => {
    const { adam, kim, kofi, lea } = await world.office()
    await protect(kim)
    await kim.api.ownAccount.stopTotp({ password })
    expect(await world.visitor().api.signIn.signIn({ email: kim.email, password })).toEqual({ outcome: 'signedIn' })

    await protect(kofi)
    expect((await adam.api.team.list()).find(({ id }) => id === kofi.id)).toMatchObject({ hasSecondFactor: true })
    expect(await refusalOf(lea.api.team.resetSecondFactor({ id: kofi.id }))).toMatchObject({ status: 403 })
    await adam.api.team.resetSecondFactor({ id: kofi.id })
    expect(await world.visitor().api.signIn.signIn({ email: kofi.email, password })).toEqual({ outcome: 'signedIn' })
    expect(await subjectsTo(kofi.email)).toContain('Zwei-Faktor-Anmeldung ausgeschaltet')
    expect(await refusalOf(adam.api.team.resetSecondFactor({ id: kofi.id }))).toMatchObject({
      code: 'team.noSecondFactor',
    })
    const { entries } = await adam.api.auditLog.list({})
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'team.secondFactorReset', target: expect.anything() }),
    )
  })

  it('of an owner is not an admin’s to reset', async () => {
    const { adam, olivia } = await world.office()
    await protect(olivia)
    expect(await refusalOf(adam.api.team.resetSecondFactor({ id: olivia.id }))).toMatchObject({
      code: 'team.ownerProtected',
    })
  })
})

describe('a passkey', () => {
  it('that was never made opens nothing', async () => {
    const visitor = world.visitor()
    await visitor.api.signIn.passkeyChallenge()
    const response = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' }
    expect(
      await refusalOf(
        visitor.api.signIn.signInWithPasskey({ response: { id: 'x', rawId: 'x', type: 'public-key', response } }),
      ),
    ).toMatchObject({ code: 'signIn.wrongPasskey' })
  })
})
