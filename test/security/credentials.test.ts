import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { codeOf } from '../authenticator.ts'
import { linkFrom, linksTo, tokenOf } from '../mailbox.ts'
import { type Office, password, type Person, refusalOf, useWorld, type Visitor } from '../world.ts'

const world = useWorld()
const next = 'ganz-neu-und-lang'

beforeEach(() => world.staffel.services.database.pool.query('delete from attempts'))

const newAddress = () => `${newId().toLowerCase()}@example.test`
/** Of an address that got one such mail. */
const onlyLink = async (email: string, path: string) => tokenOf((await linksTo(world, email, path))[0])

const askForReset = async ({ email }: Pick<Person, 'email'>): Promise<string> =>
  tokenOf(await linkFrom(world, email, '/reset-password', () => world.visitor().api.signIn.requestReset({ email })))

async function switchOnTotp({ api }: Person): Promise<string> {
  const { uri } = await api.ownAccount.startTotp({ password })
  await api.ownAccount.confirmTotp({ code: await codeOf(uri) })
  return uri
}

async function addPasskey({ id }: Person): Promise<string> {
  const key = newId()
  await world.staffel.services.database.pool.query(
    "insert into passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up, created_at) values ($1, 'Fremd', 'k', $2, $1, 0, 'singleDevice', false, now())",
    [key, id],
  )
  return key
}

/** Everything that changes how one gets into Kim's account. `before` is what it needs, done before anything is prepared. */
const changes: Readonly<
  Record<string, { before?: (kim: Person) => Promise<unknown>; change: (office: Office) => Promise<unknown> }>
> = {
  'a new password': {
    change: ({ kim }) => kim.api.ownAccount.changePassword({ currentPassword: password, password: next }),
  },
  'a password set by mail': {
    change: async ({ kim }) =>
      world.visitor().api.signIn.resetPassword({ token: await askForReset(kim), password: next }),
  },
  'a new address': {
    change: async ({ kim }) => {
      const email = newAddress()
      await kim.api.ownAccount.changeEmail({ email, password })
      await kim.api.signIn.confirmEmail({ token: await onlyLink(email, '/confirm-email') })
    },
  },
  'a second factor': { change: ({ kim }) => switchOnTotp(kim) },
  'a second factor less': {
    before: switchOnTotp,
    change: ({ kim }) => kim.api.ownAccount.stopTotp({ password }),
  },
  'new recovery codes': {
    before: switchOnTotp,
    change: ({ kim }) => kim.api.ownAccount.renewRecoveryCodes({ password }),
  },
  'a passkey less': {
    before: addPasskey,
    change: async ({ kim }) => {
      const [key] = (await kim.api.ownAccount.protection()).passkeys
      await kim.api.ownAccount.removePasskey({ id: key?.id ?? '' })
    },
  },
  'the end of all sessions by an admin': { change: ({ kim, adam }) => adam.api.team.endSessions({ id: kim.id }) },
  'a lock': { change: ({ kim, adam }) => adam.api.team.lock({ id: kim.id }) },
  'being removed': { change: ({ kim, adam }) => adam.api.team.remove({ id: kim.id }) },
  'a second factor that an admin takes away': {
    before: switchOnTotp,
    change: ({ kim, adam }) => adam.api.team.resetSecondFactor({ id: kim.id }),
  },
}

describe.each(Object.entries(changes))('%s', (name, { before, change }) => {
  it('voids every link that was mailed before, and every other session', async () => {
    const office = await world.office()
    const { kim } = office
    await before?.(kim)
    const { pool } = world.staffel.services.database
    const token = newId() + newId()
    await pool.query(
      "insert into sessions (id, token_hash, user_id, expires_at, created_at, updated_at) values ($1, $1, $2, now() + interval '1 day', now(), now())",
      [token, kim.id],
    )
    const reset = await askForReset(kim)
    const elsewhere = newAddress()
    // the new address is asked for anew by its own change, so the earlier one is prepared by somebody else
    if (name !== 'a new address') await kim.api.ownAccount.changeEmail({ email: elsewhere, password })

    await change(office)

    const { api } = world.visitor()
    expect(await refusalOf(api.signIn.openReset({ token: reset }))).toMatchObject({ code: 'signIn.linkExpired' })
    expect(await refusalOf(api.signIn.resetPassword({ token: reset, password: 'des-diebes-wahl' }))).toMatchObject({
      code: 'signIn.linkExpired',
    })
    if (name !== 'a new address') {
      const changing = await onlyLink(elsewhere, '/confirm-email')
      expect(await refusalOf(kim.api.signIn.confirmEmail({ token: changing }))).toMatchObject({
        code: 'signIn.linkExpired',
      })
    }
    const { rows } = await pool.query('select 1 from sessions where id = $1', [token])
    expect(rows).toEqual([])
    const { rows: links } = await pool.query('select 1 from mailed_links where user_id = $1', [kim.id])
    expect(links).toEqual([])
  })
})

describe('a password set by mail', () => {
  it('takes away what the person does not know: passkeys at any time, an app only while it is new', async () => {
    const { kim, olivia } = await world.office()
    await switchOnTotp(kim)
    const [strange, own] = [await addPasskey(kim), await addPasskey(kim)]
    const owner = world.visitor()
    const token = await askForReset(kim)
    const ways = await owner.api.signIn.openReset({ token })
    // made within one second, in whatever order
    expect(ways?.passkeys.map(({ id }) => id).toSorted()).toEqual([strange, own].toSorted())
    expect(ways?.appSince).toEqual(expect.any(String))
    await owner.api.signIn.resetPassword({ token, password: next, drop: { passkeys: [strange], app: true } })
    expect(await owner.api.signIn.signIn({ email: kim.email, password: next })).toEqual({ outcome: 'signedIn' })
    expect(await owner.api.ownAccount.protection()).toMatchObject({ hasTotp: false, passkeys: [{ id: own }] })
    const mails = await world.staffel.services.mailer.outbox(1000)
    const told = mails.filter(mail => mail.toAddress === kim.email).map(({ subject }) => subject)
    expect(told).toContain('Zwei-Faktor-Anmeldung ausgeschaltet')
    const kinds = (await olivia.api.auditLog.list({})).entries.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['session.secondFactorOff', 'session.passkeyRemoved']))
  })

  it('takes no passkey of anybody else, whatever ids it names', async () => {
    const { kim } = await world.office()
    const there = await world.office('Südwind')
    const theirs = await addPasskey(there.kim)
    const token = await askForReset(kim)
    await world.visitor().api.signIn.resetPassword({ token, password: next, drop: { passkeys: [theirs], app: false } })
    expect(await there.kim.api.ownAccount.protection()).toMatchObject({ passkeys: [{ id: theirs }] })
  })

  it('leaves an app that has been there for a week, whatever is asked', async () => {
    const { kim } = await world.office()
    await switchOnTotp(kim)
    await world.staffel.services.database.pool.query(
      "update two_factors set created_at = now() - interval '7 days' where user_id = $1",
      [kim.id],
    )
    const owner = world.visitor()
    const token = await askForReset(kim)
    expect(await owner.api.signIn.openReset({ token })).toMatchObject({ appSince: null })
    await owner.api.signIn.resetPassword({ token, password: next, drop: { passkeys: [], app: true } })
    expect(await owner.api.signIn.signIn({ email: kim.email, password: next })).toEqual({ outcome: 'secondFactor' })
  })

  it('takes an app that was switched on lately, however long ago its set-up was begun', async () => {
    const { kim } = await world.office()
    await kim.api.ownAccount.startTotp({ password })
    await world.staffel.services.database.pool.query(
      "update two_factors set created_at = now() - interval '8 days' where user_id = $1",
      [kim.id],
    )
    await switchOnTotp(kim)
    const owner = world.visitor()
    const token = await askForReset(kim)
    expect(await owner.api.signIn.openReset({ token })).toMatchObject({ appSince: expect.any(String) })
    await owner.api.signIn.resetPassword({ token, password: next, drop: { passkeys: [], app: true } })
    expect(await owner.api.signIn.signIn({ email: kim.email, password: next })).toEqual({ outcome: 'signedIn' })
  })

  it('leaves an app of before, also where a code of it was confirmed again', async () => {
    const { kim } = await world.office()
    const uri = await switchOnTotp(kim)
    await world.staffel.services.database.pool.query(
      "update two_factors set created_at = now() - interval '8 days' where user_id = $1",
      [kim.id],
    )
    await kim.api.ownAccount.confirmTotp({ code: await codeOf(uri) })
    const token = await askForReset(kim)
    expect(await world.visitor().api.signIn.openReset({ token })).toMatchObject({ appSince: null })
  })

  it('is told to the person by mail, and written down', async () => {
    const { kim, olivia } = await world.office()
    await world.visitor().api.signIn.resetPassword({ token: await askForReset(kim), password: next })
    const mails = await world.staffel.services.mailer.outbox(1000)
    const told = mails.filter(mail => mail.toAddress === kim.email).map(({ subject }) => subject)
    expect(told).toContain('Dein Passwort wurde geändert')
    const { entries } = await olivia.api.auditLog.list({})
    expect(entries.map(({ kind }) => kind)).toContain('session.passwordReset')
  })
})

describe('an open recovery', () => {
  it('ends with the link that opened it: the password of before goes on', async () => {
    const { kim } = await world.office()
    await world.visitor().api.signIn.openReset({ token: await askForReset(kim) })
    expect(await refusalOf(kim.api.people.list())).toMatchObject({ code: 'permissions.recoveryActive' })
    await world.staffel.services.database.pool.query(
      "update mailed_links set expires_at = now() - interval '1 second' where user_id = $1",
      [kim.id],
    )
    expect(await kim.api.people.list()).not.toHaveLength(0)
    expect(await kim.api.signIn.session()).toMatchObject({ recoveryActive: false })
  })

  it('is not revived by a link that an anonymous caller requests', async () => {
    const { kim } = await world.office()
    await world.visitor().api.signIn.openReset({ token: await askForReset(kim) })
    await world.staffel.services.database.pool.query(
      "update mailed_links set expires_at = now() - interval '1 second' where user_id = $1",
      [kim.id],
    )
    await world.visitor().api.signIn.requestReset({ email: kim.email })
    expect(await kim.api.signIn.session()).toMatchObject({ recoveryActive: false })
    expect(await kim.api.people.list()).not.toHaveLength(0)
  })

  it('founds nothing meanwhile', async () => {
    const { adam, kim } = await world.office()
    await adam.api.team.remove({ id: kim.id })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kim.email, password })
    await visitor.api.signIn.openReset({ token: await askForReset(kim) })
    const wish = { name: 'Eigenes', timeZone: 'Europe/Berlin', language: 'de' } as const
    expect(await refusalOf(visitor.api.onboarding.createOrganization(wish))).toMatchObject({
      code: 'permissions.recoveryActive',
    })
  })

  it('is finished by the browser that opened the link, not by any session of the account', async () => {
    const { kim } = await world.office()
    const thief = world.visitor()
    for (const [name, value] of kim.cookies) thief.cookies.set(name, value)
    await kim.api.signIn.openReset({ token: await askForReset(kim) })
    expect(await thief.api.signIn.session()).toMatchObject({ recoveryActive: true })
    expect(await refusalOf(thief.api.signIn.resetPassword({ password: 'des-diebes-wahl' }))).toMatchObject({
      code: 'signIn.noRecovery',
    })
    await kim.api.signIn.resetPassword({ password: next })
    expect(await kim.api.signIn.signIn({ email: kim.email, password: next })).toEqual({ outcome: 'signedIn' })
  })
})

describe('a password that somebody chose for an address that is not theirs', () => {
  async function registered(): Promise<{ email: string; squatter: Visitor; token: string }> {
    const [email, squatter] = [newAddress(), world.visitor()]
    await squatter.api.signIn.register({ fullName: 'Fremd', email, password: 'des-diebes-wahl' })
    return { email, squatter, token: await onlyLink(email, '/verify-email') }
  }

  it('does not hold when the owner opens the mail', async () => {
    const { email, squatter, token } = await registered()
    const owner = world.visitor()
    expect(await refusalOf(owner.api.signIn.verifyEmail({ token }))).toMatchObject({
      code: 'signIn.passwordNeeded',
      field: 'password',
    })
    expect(await refusalOf(owner.api.signIn.verifyEmail({ token, password }))).toMatchObject({
      code: 'signIn.wrongPassword',
    })
    expect(await squatter.api.signIn.signIn({ email, password: 'des-diebes-wahl' })).toEqual({
      outcome: 'unverified',
    })

    await owner.api.signIn.resetPassword({ token: await askForReset({ email }), password: next })
    expect(await refusalOf(squatter.api.signIn.signIn({ email, password: 'des-diebes-wahl' }))).toMatchObject({
      status: 401,
    })
    expect(await owner.api.signIn.signIn({ email, password: next })).toEqual({ outcome: 'signedIn' })
    expect(await refusalOf(squatter.api.signIn.verifyEmail({ token }))).toMatchObject({
      code: 'signIn.linkExpired',
    })
  })

  it('is the owner’s own where it was chosen, and on another device with the password', async () => {
    const here = await registered()
    await here.squatter.api.signIn.verifyEmail({ token: here.token })
    expect(await here.squatter.api.signIn.signIn({ email: here.email, password: 'des-diebes-wahl' })).toEqual({
      outcome: 'signedIn',
    })
    const there = await registered()
    const phone = world.visitor()
    await phone.api.signIn.verifyEmail({ token: there.token, password: 'des-diebes-wahl' })
    expect(await phone.api.signIn.signIn({ email: there.email, password: 'des-diebes-wahl' })).toEqual({
      outcome: 'signedIn',
    })
  })
})

describe('a change of address', () => {
  it('is told to the old address when it is asked for', async () => {
    const { kim } = await world.office()
    await kim.api.ownAccount.changeEmail({ email: newAddress(), password })
    const mails = await world.staffel.services.mailer.outbox(1000)
    const told = mails.filter(mail => mail.toAddress === kim.email).map(({ subject }) => subject)
    expect(told).toContain('Deine E-Mail-Adresse soll geändert werden')
  })

  it('needs a session of the account or its password, not the link alone', async () => {
    const { kim, lea } = await world.office()
    const change = async () => {
      const email = newAddress()
      await kim.api.ownAccount.changeEmail({ email, password })
      return { email, token: await onlyLink(email, '/confirm-email') }
    }
    const { email, token } = await change()
    for (const visitor of [world.visitor(), lea]) {
      expect(await refusalOf(visitor.api.signIn.confirmEmail({ token }))).toMatchObject({
        code: 'signIn.passwordNeeded',
        field: 'password',
      })
    }
    expect(await refusalOf(world.visitor().api.signIn.confirmEmail({ token, password: 'falsch' }))).toMatchObject({
      code: 'signIn.wrongPassword',
      field: 'password',
    })
    expect(await kim.api.signIn.session()).toMatchObject({ email: kim.email })
    await kim.api.signIn.confirmEmail({ token })
    expect(await kim.api.signIn.session()).toMatchObject({ email })
    const elsewhere = await change()
    await world.visitor().api.signIn.confirmEmail({ token: elsewhere.token, password })
    expect(await world.visitor().api.signIn.signIn({ email: elsewhere.email, password })).toEqual({
      outcome: 'signedIn',
    })
  })

  it('that an admin asks for counts when the person, signed in, opens the link', async () => {
    const { adam, lea } = await world.office()
    const email = newAddress()
    await adam.api.team.changeEmail({ id: lea.id, email })
    const token = await onlyLink(email, '/confirm-email')
    for (const visitor of [world.visitor(), adam]) {
      expect(await refusalOf(visitor.api.signIn.confirmEmail({ token }))).toMatchObject({
        code: 'signIn.signInToConfirm',
        status: 403,
      })
    }
    expect(await lea.api.signIn.session()).toMatchObject({ email: lea.email })
    await lea.api.signIn.confirmEmail({ token })
    expect(await lea.api.signIn.session()).toMatchObject({ email })
  })
})
