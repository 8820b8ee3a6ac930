import { describe, expect, it } from 'vitest'
import { password, refusalOf, useWorld, type Visitor } from '#test/world.ts'

const world = useWorld()

async function onAnotherDevice(person: { email: string }, secret = password): Promise<Visitor> {
  const visitor = world.visitor()
  await visitor.api.signIn.signIn({ email: person.email, password: secret })
  return visitor
}

describe('one’s own sessions', () => {
  it('are listed with this one marked, and ended one by one or all but this', async () => {
    const { kim, kofi } = await world.office()
    const phone = await onAnotherDevice(kim)
    const tablet = await onAnotherDevice(kim)
    const sessions = await kim.api.ownAccount.sessions()
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false, false])
    const theirs = await phone.api.ownAccount.sessions()
    const phoneId = theirs.find(({ isThis }) => isThis)!.id
    expect(await refusalOf(kofi.api.ownAccount.endSession({ id: phoneId }))).toMatchObject({ status: 404 })
    await kim.api.ownAccount.endSession({ id: phoneId })
    expect(await phone.api.signIn.session()).toBeNull()
    expect(await tablet.api.signIn.session()).not.toBeNull()
    expect(await kim.api.ownAccount.endOtherSessions()).toEqual({ sessions: 1, disconnected: [] })
    expect(await tablet.api.signIn.session()).toBeNull()
    expect(await kim.api.signIn.session()).not.toBeNull()
  })

  it('lists no sign-in that is ninety days old, however lately it was used', async () => {
    const { kim } = await world.office()
    await onAnotherDevice(kim)
    const [here, there] = await kim.api.ownAccount.sessions()
    await world.staffel.services.database.pool.query(
      "update sessions set created_at = now() - interval '90 days' where id = $1",
      [there?.id],
    )
    expect((await kim.api.ownAccount.sessions()).map(({ id }) => id)).toEqual([here?.id])
  })
})

describe('one’s own password', () => {
  it('is changed with the current one; every other session ends', async () => {
    const { kim } = await world.office()
    const phone = await onAnotherDevice(kim)
    await kim.api.ownAccount.changePassword({ currentPassword: password, password: 'ganz-neu' })
    expect(await phone.api.signIn.session()).toBeNull()
    expect(await kim.api.signIn.session()).not.toBeNull()
    expect(await refusalOf(onAnotherDevice(kim))).toMatchObject({ code: 'signIn.wrongCredentials' })
    await onAnotherDevice(kim, 'ganz-neu')
  })

  it('stays without the current one, and when the new one is too short', async () => {
    const { kim } = await world.office()
    expect(
      await refusalOf(kim.api.ownAccount.changePassword({ currentPassword: 'falsch', password: 'ganz-neu' })),
    ).toMatchObject({ code: 'signIn.wrongPassword', field: 'currentPassword' })
    expect(
      await refusalOf(kim.api.ownAccount.changePassword({ currentPassword: password, password: '12345' })),
    ).toMatchObject({ field: 'password', message: 'Passwort muss mindestens 8 Zeichen haben' })
    expect(
      await refusalOf(kim.api.ownAccount.changePassword({ currentPassword: password, password: 'k1m-alb' })),
    ).toMatchObject({ field: 'password', message: 'Passwort muss mindestens 8 Zeichen haben' })
    expect(
      await refusalOf(kim.api.ownAccount.changePassword({ currentPassword: password, password: 'Passwort1' })),
    ).toMatchObject({ field: 'password', code: 'signIn.commonPassword' })
    await onAnotherDevice(kim)
  })

  it('cannot be guessed at without end', async () => {
    const { kim } = await world.office()
    const guess = () => refusalOf(kim.api.ownAccount.changePassword({ currentPassword: 'x', password: 'ganz-neu' }))
    for (let tries = 0; tries < 10; tries++) await guess()
    expect(await guess()).toMatchObject({ code: 'input.tooManyTries', status: 429 })
  })
})
