import { beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '#test/mailbox.ts'
import { password, type Person, refusalOf, useWorld, type Visitor } from '#test/world.ts'
import { en } from '../messages.en.ts'

const world = useWorld()
beforeEach(async () => {
  await world.staffel.services.database.pool.query('delete from attempts')
})

const tokenIn = (link: string): string => new URL(link).pathname.replace('/join/', '')

const mailedLink = async (to: string): Promise<string> => (await mailsTo(world, to))[0]?.link ?? ''

let guests = 0
const anAddress = (): string => `gast${(guests += 1)}@example.test`

/** Somebody with a confirmed account and no organisation. */
async function newcomer(): Promise<Person> {
  const { id, kofi } = await world.office()
  await world.staffel.services.database.pool.query('delete from profiles where organization_id = $1 and id = $2', [
    id,
    kofi.id,
  ])
  return kofi
}

const registering = (visitor: Visitor, token: string) =>
  visitor.api.invitations.register({ token, fullName: 'Nora Neu', password })

describe('inviting', () => {
  it('mails a link in the inviter’s language, lists it, and writes it down without the token', async () => {
    const { olivia, id } = await world.office()
    const sent = await olivia.api.invitations.send({ email: '  NORA@Example.test ' })
    expect(sent).toMatchObject({ email: 'nora@example.test', role: 'chatter', inviterName: 'Olivia Brandt' })
    // nobody has set up a mail server here, so nobody is told that it went out
    expect(sent.isMailed).toBe(false)
    expect(sent.expiresAt).toBe('2026-11-27T11:00:00Z')
    const [mail] = await mailsTo(world, sent.email)
    expect(mail).toMatchObject({ toAddress: 'nora@example.test', subject: 'Einladung ins Team von Nordlicht' })
    expect(mail?.link).not.toBe(sent.link)
    expect(mail?.text).toContain('Olivia Brandt lädt dich in das Team von „Nordlicht“ ein')
    expect(tokenIn(sent.link)).toMatch(/^[\w-]{43}$/)
    expect(await olivia.api.invitations.list()).toMatchObject([{ email: 'nora@example.test', isExpired: false }])
    const { rows } = await world.staffel.services.database.pool.query(
      'select (select string_agg(i::text, $2) from invitations i) || (select string_agg(a::text, $2) from audit_entries a where organization_id = $1) as stored',
      [id, ' '],
    )
    expect(rows[0].stored).toContain('invitations.sent')
    expect(rows[0].stored).not.toContain(tokenIn(sent.link))
  })

  it('writes in English to whom an English reader invites', async () => {
    const { adam } = await world.office()
    await adam.api.people.setLanguage({ language: 'en' })
    const email = anAddress()
    await adam.api.invitations.send({ email })
    expect(await mailsTo(world, email)).toMatchObject([{ subject: en.mail.subject('Nordlicht') }])
  })

  it('lets only an owner invite an admin, or hand out the link of one', async () => {
    const { olivia, adam, lea, kim } = await world.office()
    for (const { api } of [adam, lea]) {
      expect(await refusalOf(api.invitations.send({ email: anAddress(), role: 'admin' }))).toMatchObject({
        code: 'invitations.adminByOwner',
        field: 'role',
      })
      expect(await api.invitations.send({ email: anAddress(), role: 'team_lead' })).toMatchObject({ role: 'team_lead' })
    }
    const { id } = await olivia.api.invitations.send({ email: anAddress(), role: 'admin' })
    for (const { api } of [adam, lea]) {
      for (const deed of [api.invitations.link, api.invitations.resend, api.invitations.revoke]) {
        expect(await refusalOf(deed({ id }))).toMatchObject({ code: 'invitations.adminByOwner', status: 403 })
      }
    }
    expect(await refusalOf(kim.api.invitations.send({ email: anAddress() }))).toMatchObject({
      code: 'permissions.missing',
    })
    // what is refused uses up none of the mails that the owner may send
    for (let more = 0; more < 5; more++) await refusalOf(lea.api.invitations.resend({ id }))
    expect(await olivia.api.invitations.resend({ id })).toHaveProperty('isMailed')
    for (const role of ['owner', 'locked'] as never[]) {
      expect(await refusalOf(olivia.api.invitations.send({ email: anAddress(), role }))).toMatchObject({
        field: 'role',
      })
    }
  })

  it.each([
    ['', 'Ungültige E-Mail-Adresse'],
    ['   ', 'Ungültige E-Mail-Adresse'],
    ['kim', 'Ungültige E-Mail-Adresse'],
    ['k\u202eim@example.test', 'Ungültige E-Mail-Adresse'],
    ['<kim@example.test>', 'Ungültige E-Mail-Adresse'],
  ])('refuses %j at the field', async (email, message) => {
    const { olivia } = await world.office()
    expect(await refusalOf(olivia.api.invitations.send({ email }))).toMatchObject({ field: 'email', message })
  })

  it('refuses a member and an address that is already invited, but answers alike for an account elsewhere', async () => {
    const { olivia, kim } = await world.office()
    const elsewhere = (await world.office('Südwind')).kim
    const { send } = olivia.api.invitations
    expect(await refusalOf(send({ email: kim.email }))).toMatchObject({
      code: 'invitations.conflictMember',
      field: 'email',
    })
    const known = await send({ email: elsewhere.email })
    const unknown = await send({ email: anAddress() })
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect(await refusalOf(send({ email: elsewhere.email }))).toMatchObject({ code: 'invitations.conflictInvited' })
    world.clock.set('2026-11-27T11:00:00Z')
    expect(await send({ email: elsewhere.email })).toMatchObject({ isExpired: false })
    expect((await olivia.api.invitations.list()).filter(({ email }) => email === elsewhere.email)).toHaveLength(1)
  })

  it('keeps the mailed link when one is copied, and ends both when it is sent again', async () => {
    const { olivia } = await world.office()
    const { api } = world.visitor()
    const email = anAddress()
    const { id, link: handed } = await olivia.api.invitations.send({ email })
    const mailed = await mailedLink(email)
    const first = (await olivia.api.invitations.link({ id })).link
    const copied = (await olivia.api.invitations.link({ id })).link
    for (const link of [mailed, copied]) {
      expect(await api.invitations.look({ token: tokenIn(link) })).toMatchObject({ email, next: 'register' })
    }
    world.clock.set('2026-11-28T11:00:00Z')
    expect(await refusalOf(olivia.api.invitations.link({ id }))).toMatchObject({ code: 'invitations.resendFirst' })
    await olivia.api.invitations.resend({ id })
    for (const link of [mailed, handed, first, copied]) {
      expect(await refusalOf(api.invitations.look({ token: tokenIn(link) }))).toMatchObject({
        code: 'invitations.linkNotFound',
        status: 404,
      })
    }
    expect(await api.invitations.look({ token: tokenIn(await mailedLink(email)) })).toMatchObject({
      expiresAt: '2026-12-05T11:00:00Z',
    })
  })
})

describe('a link', () => {
  it('shows organisation, role, inviter and expiry, and nothing else', async () => {
    const { olivia } = await world.office()
    const email = anAddress()
    const { link } = await olivia.api.invitations.send({ email, role: 'team_lead' })
    expect(await world.visitor().api.invitations.look({ token: tokenIn(link) })).toEqual({
      organizationName: 'Nordlicht',
      role: 'team_lead',
      inviterName: 'Olivia Brandt',
      expiresAt: '2026-11-27T11:00:00Z',
      email,
      proposedName: null,
      next: 'register',
    })
  })

  it('says which of expired, used, revoked and unknown it is', async () => {
    const { olivia } = await world.office()
    const { send, revoke } = olivia.api.invitations
    const [used, revoked, expired] = [
      await send({ email: anAddress() }),
      await send({ email: anAddress() }),
      await send({ email: anAddress() }),
    ]
    await registering(world.visitor(), tokenIn(used.link))
    await revoke({ id: revoked.id })
    world.clock.set('2026-11-27T11:00:00Z')
    const cases = [
      [tokenIn(used.link), 'linkUsed', 'Diese Einladung wurde schon angenommen.'],
      [tokenIn(revoked.link), 'linkRevoked', 'Diese Einladung wurde zurückgezogen.'],
      [tokenIn(expired.link), 'linkExpired', /^Diese Einladung ist abgelaufen\./],
      ['erfunden', 'linkNotFound', /^Diesen Einladungslink gibt es nicht\./],
    ] as const
    const stranger = await newcomer()
    for (const [token, code, message] of cases) {
      const refusal = { code: `invitations.${code}`, message: expect.stringMatching(message) }
      expect(await refusalOf(world.visitor().api.invitations.look({ token }))).toMatchObject(refusal)
      expect(await refusalOf(registering(world.visitor(), token))).toMatchObject(refusal)
      expect(await refusalOf(stranger.api.invitations.accept({ token }))).toMatchObject(refusal)
    }
  })

  it('cannot be guessed: an address has to wait after twenty unknown links; a valid link still works', async () => {
    const { olivia } = await world.office()
    const { link } = await olivia.api.invitations.send({ email: anAddress() })
    const { api } = world.visitor()
    const answers: string[] = []
    for (let guess = 0; guess < 200; guess++) {
      answers.push((await refusalOf(api.invitations.look({ token: `geraten-${guess}` }))).code)
    }
    expect(answers.filter(code => code === 'invitations.linkNotFound')).toHaveLength(20)
    expect(answers.filter(code => code === 'input.tooManyTries')).toHaveLength(180)
    expect(await api.invitations.look({ token: tokenIn(link) })).toMatchObject({ next: 'register' })
    world.clock.set('2026-11-20T11:15:01Z')
    expect(await api.invitations.look({ token: tokenIn(link) })).toMatchObject({ next: 'register' })
  })
})

describe('joining without an account', () => {
  it('makes a confirmed account with the invited address, joins, and is signed in', async () => {
    const { olivia, id } = await world.office()
    const email = anAddress()
    const { link } = await olivia.api.invitations.send({ email, role: 'team_lead' })
    const visitor = world.visitor()
    const empty = await refusalOf(
      visitor.api.invitations.register({ token: tokenIn(link), fullName: ' ', password: '' }),
    )
    expect(empty.data).toMatchObject({ complaints: [{ field: 'fullName' }, { field: 'password' }] })
    const short = visitor.api.invitations.register({ token: tokenIn(link), fullName: 'Nora Neu', password: '12345' })
    expect(await refusalOf(short)).toMatchObject({ field: 'password' })
    await registering(visitor, tokenIn(link))
    expect(await visitor.api.signIn.session()).toMatchObject({
      email,
      member: { fullName: 'Nora Neu', role: 'team_lead', organization: { id } },
    })
    expect(await olivia.api.invitations.list()).toEqual([])
    expect((await olivia.api.people.list()).map(person => person.fullName)).toContain('Nora Neu')
    expect(await world.visitor().api.signIn.signIn({ email, password })).toEqual({ outcome: 'signedIn' })
  })

  it('takes the address from somebody who registered with it and never confirmed', async () => {
    const { olivia } = await world.office()
    const email = anAddress()
    const squatter = { email, fullName: 'Fremd', password: 'untergeschoben' }
    await world.visitor().api.signIn.register(squatter)
    const { link } = await olivia.api.invitations.send({ email })
    const visitor = world.visitor()
    expect(await visitor.api.invitations.look({ token: tokenIn(link) })).toMatchObject({ next: 'register' })
    await registering(visitor, tokenIn(link))
    expect(await refusalOf(world.visitor().api.signIn.signIn(squatter))).toMatchObject({ status: 401 })
  })

  it('lets exactly one of ten at once in', async () => {
    const { olivia, id } = await world.office()
    const { link } = await olivia.api.invitations.send({ email: anAddress() })
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => registering(world.visitor(), tokenIn(link))),
    )
    expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'invitations.linkUsed' })
    }
    const { rows } = await world.staffel.services.database.pool.query(
      "select count(*) from profiles where organization_id = $1 and full_name = 'Nora Neu'",
      [id],
    )
    expect(rows[0].count).toBe(1)
  })
})

describe('joining with an account', () => {
  it('asks to sign in first, then accepts once, also ten at a time', async () => {
    const { olivia, id } = await world.office()
    const guest = await newcomer()
    const { link } = await olivia.api.invitations.send({ email: guest.email, role: 'admin' })
    const token = tokenIn(link)
    expect(await world.visitor().api.invitations.look({ token })).toMatchObject({ next: 'signIn' })
    expect(await refusalOf(registering(world.visitor(), token))).toMatchObject({ code: 'invitations.conflictAccount' })
    expect(await guest.api.invitations.look({ token })).toMatchObject({ next: 'accept' })
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => guest.api.invitations.accept({ token })))
    expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(1)
    expect(await guest.api.signIn.session()).toMatchObject({ member: { role: 'admin', organization: { id } } })
  })

  it('refuses somebody with another address, a colleague, and a member of another organisation', async () => {
    const { olivia, kim } = await world.office()
    const guest = await newcomer()
    const member = (await world.office('Südwind')).kim
    const forGuest = tokenIn((await olivia.api.invitations.send({ email: guest.email })).link)
    const forMember = tokenIn((await olivia.api.invitations.send({ email: member.email })).link)
    const cases = [
      [await newcomer(), forGuest, 'otherAddress', 'invitations.otherAddress'],
      [kim, forGuest, 'alreadyMember', 'invitations.alreadyMember'],
      [member, forMember, 'memberElsewhere', 'invitations.conflictElsewhere'],
    ] as const
    for (const [person, token, next, code] of cases) {
      expect(await person.api.invitations.look({ token })).toMatchObject({ next })
      expect(await refusalOf(person.api.invitations.accept({ token }))).toMatchObject({ code })
    }
    expect(await guest.api.invitations.look({ token: forGuest })).toMatchObject({ next: 'accept' })
  })

  it('shows a newcomer the open invitations to the own address, and joins by one of them', async () => {
    const [north, south] = [await world.office(), await world.office('Südwind')]
    const guest = await newcomer()
    const { id } = await north.olivia.api.invitations.send({ email: guest.email })
    const revoked = await south.olivia.api.invitations.send({ email: guest.email })
    await south.olivia.api.invitations.revoke({ id: revoked.id })
    const others = await north.olivia.api.invitations.send({ email: anAddress() })
    expect(await guest.api.invitations.mine()).toMatchObject([{ id, organizationName: 'Nordlicht', role: 'chatter' }])
    for (const foreign of [revoked.id, others.id]) {
      expect(await refusalOf(guest.api.invitations.acceptMine({ id: foreign }))).toMatchObject({ status: 404 })
    }
    await guest.api.invitations.acceptMine({ id })
    expect(await guest.api.signIn.session()).toMatchObject({ member: { organization: { name: 'Nordlicht' } } })
    expect(await guest.api.invitations.mine()).toEqual([])
  })
})
