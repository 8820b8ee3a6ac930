import { beforeEach, describe, expect, it } from 'vitest'
import { aGroup } from '#test/factories.ts'
import { mailsTo } from '#test/mailbox.ts'
import { type Office, password, type Person, refusalOf, useWorld, type Visitor } from '#test/world.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld()
const pool = () => world.staffel.services.database.pool
beforeEach(async () => {
  await pool().query('delete from attempts')
})

const tokenIn = (link: string): string => new URL(link).pathname.replace('/join-team/', '')
let guests = 0
const anAddress = (): string => `dazu${(guests += 1)}@example.test`

async function aLink(by: Person, wish: Partial<Parameters<Person['api']['joinLinks']['create']>[0]> = {}) {
  const { link, id } = await by.api.joinLinks.create({ maxUses: 3, hours: 24, ...wish })
  return { token: tokenIn(link), id }
}

const joining = (visitor: Visitor, token: string, email = anAddress()) =>
  visitor.api.joinLinks.register({ token, email, fullName: 'Nora Neu', password })

/** Somebody with a confirmed account and no organisation. */
async function newcomer(): Promise<Person> {
  const { id, kofi } = await world.office()
  await pool().query('delete from profiles where organization_id = $1 and id = $2', [id, kofi.id])
  return kofi
}

const joinsOf = async ({ olivia }: Office) => (await olivia.api.joinLinks.list()).map(({ joins }) => joins)

describe('a link for many', () => {
  it('shows organisation, role, who it is from and its end, and lets one after the other in', async () => {
    const office = await world.office()
    const { token } = await aLink(office.olivia, { role: 'team_lead', language: 'en' })
    expect(await world.visitor().api.joinLinks.look({ token })).toEqual({
      organizationName: 'Nordlicht',
      role: 'team_lead',
      inviterName: 'Olivia Brandt',
      expiresAt: '2026-11-21T11:00:00Z',
      next: 'register',
    })
    const [first, second] = [world.visitor(), world.visitor()]
    const email = anAddress()
    await joining(first, token, email)
    await joining(second, token)
    const session = await first.api.signIn.session()
    expect(session).toMatchObject({
      email,
      emailProven: false,
      member: { fullName: 'Nora Neu', role: 'team_lead', language: 'en', organization: { id: office.id } },
    })
    expect(await joinsOf(office)).toEqual([2])
    // nobody has shown yet that the address is theirs
    const [mail] = await mailsTo(world, email)
    expect(mail?.link).toContain('/verify-email')
  })

  it('lets one of two in who come at once for the last place', async () => {
    const office = await world.office()
    const { token } = await aLink(office.olivia, { maxUses: 1 })
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => joining(world.visitor(), token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'joinLinks.full' })
    expect(await joinsOf(office)).toEqual([1])
    const { rows } = await pool().query(
      "select count(*) from profiles where organization_id = $1 and full_name = 'Nora Neu'",
      [office.id],
    )
    expect(rows[0].count).toBe(1)
  })

  it('says which of full, expired, ended and unknown it is', async () => {
    const { olivia } = await world.office()
    const [full, ended, expired] = [await aLink(olivia, { maxUses: 1 }), await aLink(olivia), await aLink(olivia)]
    await joining(world.visitor(), full.token)
    await olivia.api.joinLinks.end({ id: ended.id })
    world.clock.set('2026-11-21T11:00:00Z')
    const stranger = await newcomer()
    const cases = [
      [full.token, 'full', /^Über diesen Link kann niemand mehr beitreten,/],
      [ended.token, 'ended', /^Dieser Link wurde deaktiviert\./],
      [expired.token, 'expired', /^Dieser Link ist abgelaufen\./],
      ['erfunden', 'notFound', /^Diesen Link gibt es nicht\./],
    ] as const
    for (const [token, code, message] of cases) {
      const refusal = { code: `joinLinks.${code}`, message: expect.stringMatching(message) }
      expect(await refusalOf(world.visitor().api.joinLinks.look({ token }))).toMatchObject(refusal)
      expect(await refusalOf(joining(world.visitor(), token))).toMatchObject(refusal)
      expect(await refusalOf(stranger.api.joinLinks.accept({ token }))).toMatchObject(refusal)
    }
    expect((await olivia.api.joinLinks.list()).map(({ state }) => state).toSorted()).toEqual(['expired', 'full'])
  })

  it('brings into groups, but for one that is gone, and writes down who came', async () => {
    const office = await world.office()
    const { olivia } = office
    const [kept, gone] = [await aGroup(office), await aGroup(office)]
    const { token } = await aLink(olivia, { groupIds: [kept.id, gone.id] })
    await olivia.api.creatorGroups.remove({ id: gone.id })
    const visitor = world.visitor()
    await joining(visitor, token)
    const profileId = (await visitor.api.signIn.session())?.member?.profileId
    expect((await olivia.api.creatorGroups.get({ id: kept.id })).members).toContainEqual({ profileId, isMain: false })
    const { entries } = await olivia.api.auditLog.list({})
    expect(entries.find(({ kind }) => kind === 'joinLinks.joined')).toMatchObject({ change: { groups: [kept.name] } })
  })

  it('follows the rules of inviting, and ends with whoever made it', async () => {
    const { olivia, adam, lea, kim } = await world.office()
    for (const { api } of [adam, lea]) {
      expect(await refusalOf(api.joinLinks.create({ maxUses: 3, hours: 24, role: 'admin' }))).toMatchObject({
        code: 'invitations.adminByOwner',
        field: 'role',
      })
    }
    expect(await refusalOf(kim.api.joinLinks.create({ maxUses: 3, hours: 24 }))).toMatchObject({
      code: 'permissions.missing',
    })
    const forAdmins = await aLink(olivia, { role: 'admin' })
    expect(await refusalOf(lea.api.joinLinks.end({ id: forAdmins.id }))).toMatchObject({ status: 403 })
    for (const wrong of [{ maxUses: 0 }, { maxUses: 501 }, { hours: 2 as never }]) {
      expect(await refusalOf(aLink(olivia, wrong))).toMatchObject({ field: Object.keys(wrong)[0] })
    }
    const ofLea = await aLink(lea)
    await olivia.api.team.lock({ id: lea.id })
    expect(await refusalOf(joining(world.visitor(), ofLea.token))).toMatchObject({ code: 'joinLinks.ended' })
    const ofAdam = await aLink(adam, { role: 'team_lead' })
    await olivia.api.team.update({ id: adam.id, role: 'chatter' })
    expect(await refusalOf(joining(world.visitor(), ofAdam.token))).toMatchObject({ code: 'joinLinks.ended' })
  })

  it('is one of twenty at most', async () => {
    const { olivia } = await world.office()
    for (let made = 0; made < 20; made++) await aLink(olivia)
    expect(await refusalOf(aLink(olivia))).toMatchObject({ code: 'joinLinks.tooMany' })
  })
})

describe('joining with an account', () => {
  it('asks to sign in first, then comes in once', async () => {
    const office = await world.office()
    const guest = await newcomer()
    const { token } = await aLink(office.olivia)
    expect(await refusalOf(joining(world.visitor(), token, guest.email))).toMatchObject({
      code: 'joinLinks.signInFirst',
      field: 'email',
    })
    expect(await guest.api.joinLinks.look({ token })).toMatchObject({ next: 'accept' })
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => guest.api.joinLinks.accept({ token })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await joinsOf(office)).toEqual([1])
    expect(await guest.api.joinLinks.look({ token })).toMatchObject({ next: 'alreadyMember' })
    const elsewhere = (await world.office('Südwind')).kim
    expect(await elsewhere.api.joinLinks.look({ token })).toMatchObject({ next: 'memberElsewhere' })
    expect(await refusalOf(elsewhere.api.joinLinks.accept({ token }))).toMatchObject({
      code: 'invitations.conflictElsewhere',
    })
  })
})

describe('somebody who was removed', () => {
  /** Kim was removed; signs in to what is left, the account. */
  async function removed(office: Office): Promise<Visitor> {
    await office.adam.api.team.remove({ id: office.kim.id })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: office.kim.email, password })
    return visitor
  }

  it('does not come back by a link for all, but by a new invitation', async () => {
    const office = await world.office()
    const { token } = await aLink(office.olivia)
    const kim = await removed(office)
    expect(await refusalOf(kim.api.joinLinks.look({ token }))).toMatchObject({ code: 'joinLinks.formerMember' })
    expect(await refusalOf(kim.api.joinLinks.accept({ token }))).toMatchObject({
      code: 'joinLinks.formerMember',
      message: refusals.formerMember,
    })
    expect(await joinsOf(office)).toEqual([0])
    await office.adam.api.invitations.send({ email: office.kim.email, role: 'chatter' })
    const [invitation] = await kim.api.invitations.mine()
    await kim.api.invitations.acceptMine({ id: invitation?.id ?? '' })
    expect(await kim.api.joinLinks.look({ token })).toMatchObject({ next: 'alreadyMember' })
  })

  it('does not come back by an invitation of before, either', async () => {
    const office = await world.office()
    await pool().query(
      `insert into invitations (organization_id, id, email, role, invited_by, language, mailed_hash, created_at, expires_at, group_ids)
        values ($1, 'old', $2, 'team_lead', $3, 'de', 'h', '2026-11-20T10:00:00Z', '2026-11-27T10:00:00Z', '{}')`,
      [office.id, office.kim.email, office.olivia.id],
    )
    const kim = await removed(office)
    expect(await kim.api.invitations.mine()).toEqual([])
    expect(await office.olivia.api.invitations.list()).toEqual([])
  })
})

it('ends the invitation to the same address, if whoever joins has shown to own it', async () => {
  const { olivia } = await world.office()
  const guest = await newcomer()
  const email = anAddress()
  for (const address of [guest.email, email]) await olivia.api.invitations.send({ email: address, role: 'chatter' })
  const { token } = await aLink(olivia)
  await joining(world.visitor(), token, email)
  expect(await olivia.api.invitations.list()).toHaveLength(2)
  await guest.api.joinLinks.accept({ token })
  expect((await olivia.api.invitations.list()).map(invitation => invitation.email)).toEqual([email])
  expect(await guest.api.invitations.mine()).toEqual([])
})

describe('a visitor with links', () => {
  it('can open twenty unknown links and then has to wait; a valid link still works', async () => {
    const { olivia } = await world.office()
    const { token } = await aLink(olivia)
    const { api } = world.visitor()
    for (let guess = 0; guess < 20; guess++) await refusalOf(api.joinLinks.look({ token: `geraten-${guess}` }))
    expect(await refusalOf(api.joinLinks.look({ token: 'geraten-20' }))).toMatchObject({ status: 429 })
    expect(await api.joinLinks.look({ token })).toMatchObject({ next: 'register' })
  })

  it('learns of five addresses in an hour whether they have an account, and of no more', async () => {
    const office = await world.office()
    const { token } = await aLink(office.olivia)
    const { kim, lea, adam, kofi, luca } = office
    const known = [kim, lea, adam, kofi, luca, office.olivia]
    const codes: string[] = []
    for (const { email } of known) codes.push((await refusalOf(joining(world.visitor(), token, email))).code)
    expect(codes).toEqual([...Array<string>(5).fill('joinLinks.signInFirst'), 'input.tooManyTries'])
  })

  it('joins as often as the link allows, also the sixty-first time from one network', { tags: ['all'] }, async () => {
    const { olivia } = await world.office()
    const { token } = await aLink(olivia, { maxUses: 62 })
    for (let person = 1; person <= 62; person++) await joining(world.visitor(), token)
    expect((await olivia.api.joinLinks.list()).map(({ joins }) => joins)).toEqual([62])
    expect(await refusalOf(joining(world.visitor(), token))).toMatchObject({ code: 'joinLinks.full' })
  })

  it('can open twenty links that have ended and then has to wait', async () => {
    const { olivia } = await world.office()
    const { token, id } = await aLink(olivia)
    await olivia.api.joinLinks.end({ id })
    const { api } = world.visitor()
    for (let look = 0; look < 20; look++) {
      expect(await refusalOf(api.joinLinks.look({ token }))).toMatchObject({ code: 'joinLinks.ended' })
    }
    expect(await refusalOf(api.joinLinks.look({ token }))).toMatchObject({ status: 429 })
  })
})
