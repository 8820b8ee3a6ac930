import { describe, expect, it } from 'vitest'
import { addGroup, assignTo } from '#test/groups.ts'
import { anAbsence } from '#test/market-office.ts'
import { aBonus, payReason, setRate } from '#test/pay-office.ts'
import { mailsTo } from '#test/mailbox.ts'
import { password, type Person, refusalOf, useWorld, type Visitor } from '#test/world.ts'

const world = useWorld()

const tokenIn = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('token') ?? ''
const fresh = () => `neu-${Math.random().toString(36).slice(2)}@example.test`

describe('a new e-mail address', () => {
  it('is valid once its mail was opened; the old one is told', async () => {
    const { kim, adam } = await world.office()
    const email = fresh()
    await kim.api.ownAccount.changeEmail({ email, password })
    expect(await kim.api.signIn.session()).toMatchObject({ email: kim.email })
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe('Bestätige deine neue E-Mail-Adresse')
    await kim.api.signIn.confirmEmail({ token: tokenIn(mail?.link) })

    expect(await kim.api.signIn.session()).toMatchObject({ email })
    expect((await adam.api.team.list()).find(({ id }) => id === kim.id)).toMatchObject({ email })
    expect((await mailsTo(world, kim.email)).map(({ subject }) => subject)).toContain(
      'Deine E-Mail-Adresse wurde geändert',
    )
    const visitor = world.visitor()
    expect(await refusalOf(visitor.api.signIn.signIn({ email: kim.email, password }))).toMatchObject({ status: 401 })
    expect(await visitor.api.signIn.signIn({ email, password })).toEqual({ outcome: 'signedIn' })
  })

  it('needs the password, and its link works once', async () => {
    const { kim } = await world.office()
    const email = fresh()
    expect(await refusalOf(kim.api.ownAccount.changeEmail({ email, password: 'falsch' }))).toMatchObject({
      field: 'password',
    })
    expect(await mailsTo(world, email)).toEqual([])
    await kim.api.ownAccount.changeEmail({ email, password })
    const token = tokenIn((await mailsTo(world, email))[0]?.link)
    const visitor = world.visitor()
    const tries = await Promise.allSettled([
      visitor.api.signIn.confirmEmail({ token, password }),
      visitor.api.signIn.confirmEmail({ token, password }),
    ])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(visitor.api.signIn.confirmEmail({ token }))).toMatchObject({
      code: 'signIn.linkExpired',
    })
  })

  it('asked for again voids the link of before', async () => {
    const { kim } = await world.office()
    const [first, second] = [fresh(), fresh()]
    await kim.api.ownAccount.changeEmail({ email: first, password })
    await kim.api.ownAccount.changeEmail({ email: second, password })
    const old = tokenIn((await mailsTo(world, first))[0]?.link)
    expect(await refusalOf(world.visitor().api.signIn.confirmEmail({ token: old }))).toMatchObject({ status: 422 })
  })

  it('that has an account does not say so to whoever asks, only to its owner', async () => {
    const { kim, kofi } = await world.office()
    expect(await kim.api.ownAccount.changeEmail({ email: kofi.email, password })).toEqual({ isMailed: false })
    expect((await mailsTo(world, kofi.email)).map(({ subject }) => subject)).toContain('Du hast schon ein Konto')
    expect((await mailsTo(world, kofi.email)).map(({ subject }) => subject)).not.toContain(
      'Bestätige deine neue E-Mail-Adresse',
    )
  })

  it('that is the present one is refused beside its field, and nobody gets a mail', async () => {
    const { kim, adam } = await world.office()
    const before = (await mailsTo(world, kim.email)).length
    const same = { code: 'signIn.sameAddress', field: 'email', status: 422 }
    const shouted = kim.email.toUpperCase()
    expect(await refusalOf(kim.api.ownAccount.changeEmail({ email: shouted, password }))).toMatchObject(same)
    expect(await refusalOf(adam.api.team.changeEmail({ id: kim.id, email: kim.email }))).toMatchObject(same)
    expect(await mailsTo(world, kim.email)).toHaveLength(before)
  })

  it('taken by somebody before the link was opened is refused', async () => {
    const { kim, id } = await world.office()
    const email = fresh()
    await kim.api.ownAccount.changeEmail({ email, password })
    const token = tokenIn((await mailsTo(world, email))[0]?.link)
    await world.staffel.services.database.pool.query(
      "insert into users (id, name, email, email_verified, created_at, updated_at) values ($1, 'X', $2, true, now(), now())",
      [`X${id.slice(1)}`, email],
    )
    expect(await refusalOf(kim.api.signIn.confirmEmail({ token }))).toMatchObject({
      code: 'signIn.conflictAddress',
      status: 409,
    })
    expect(await kim.api.signIn.session()).toMatchObject({ email: kim.email })
  })

  it('may be asked for by an admin, but not for an owner', async () => {
    const { adam, kim, olivia, lea } = await world.office()
    const email = fresh()
    await adam.api.team.changeEmail({ id: kim.id, email })
    await kim.api.signIn.confirmEmail({ token: tokenIn((await mailsTo(world, email))[0]?.link) })
    expect(await kim.api.signIn.session()).toMatchObject({ email })
    expect(await refusalOf(adam.api.team.changeEmail({ id: olivia.id, email }))).toMatchObject({
      code: 'team.ownerProtected',
    })
    expect(await refusalOf(lea.api.team.changeEmail({ id: kim.id, email }))).toMatchObject({ status: 403 })
  })
})

describe('one’s own data', () => {
  it('are given out whole, without a secret and without others', async () => {
    const office = await world.office()
    const { kim } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId })
    const data = await kim.api.ownAccount.exportData()
    expect(data).toMatchObject({
      account: { email: kim.email },
      profile: [{ fullName: kim.fullName }],
      assignments: [{ shiftName: expect.any(String) }],
    })
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/password|token|secret|\$argon2/i)
    expect(text).not.toContain(office.kofi.email)
    expect(text).not.toContain(office.kofi.id)
  })
})

describe('one’s own data', () => {
  it('hold what was chosen, when a calendar link was made, and what others did about the person without saying who', async () => {
    const { kim, olivia } = await world.office()
    await kim.api.notifications.choose({ kind: 'shift_assigned', channel: 'email', isOn: false })
    await kim.api.calendar.renew()
    await olivia.api.team.update({ id: kim.id, fullName: 'Kim Neu' })
    const data = await kim.api.ownAccount.exportData()
    expect(data).toMatchObject({
      notificationChoices: { shift_assigned: { email: false } },
      calendarLinkMadeAt: expect.any(String),
      payCurrency: null,
      firstSteps: null,
      seatNotes: [],
      telegramMessages: [],
      discordMessages: [],
    })
    expect(data['deedsAbout']).toContainEqual({
      at: expect.any(String),
      kind: 'team.renamed',
      change: { from: kim.fullName, to: 'Kim Neu' },
    })
    expect(JSON.stringify(data)).not.toContain(olivia.id)
  })
})

describe('leaving the organisation', () => {
  it('opens what is to come, keeps the past, and leaves the account for another one', async () => {
    const office = await world.office()
    const { kim, olivia, lea } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-16')
    await assignTo(world, office, { groupId }, '2026-11-25')
    expect(await refusalOf(kim.api.ownAccount.leaveOrganization({ password: 'falsch' }))).toMatchObject({
      field: 'password',
    })
    await kim.api.ownAccount.leaveOrganization({ password })
    expect(await kim.api.signIn.session()).toBeNull()
    expect((await olivia.api.team.list()).map(({ id }) => id)).not.toContain(kim.id)
    expect(JSON.stringify(await lea.api.schedule.plan({ groupId, week: '2026-W47' }))).toContain(kim.fullName)
    expect(JSON.stringify(await lea.api.schedule.plan({ groupId, week: '2026-W48' }))).not.toContain(kim.id)
    const { entries } = await olivia.api.auditLog.list({ kind: 'session.organizationLeft' })
    expect(entries).toMatchObject([{ actor: kim.fullName }])
    const again = world.visitor()
    await again.api.signIn.signIn({ email: kim.email, password })
    expect((await again.api.signIn.session())?.member ?? null).toBeNull()
    await again.api.onboarding.createOrganization({ name: 'Eigene', timeZone: 'Europe/Berlin', language: 'de' })
    expect((await again.api.signIn.session())?.member?.organization.name).toBe('Eigene')
    // whoever is the only one may go as well
    await again.api.ownAccount.leaveOrganization({ password })
  })

  it.each([
    ['leaves the organisation', 'Kim Albers', (kim: Person) => kim.api.ownAccount.leaveOrganization({ password })],
    ['deletes the account', 'Gelöschtes Konto', (kim: Person) => kim.api.ownAccount.deleteAccount({ password })],
  ])('is told to those who lead, with what is open now, and to programs: somebody %s', async (_, name, goes) => {
    const office = await world.office()
    const { kim, kofi, olivia, adam, lea } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-16')
    for (const date of ['2026-11-24', '2026-11-25']) await assignTo(world, office, { groupId }, date)
    await adam.api.todos.create({ text: 'Vertrag', category: 'work', assignedTo: kim.id })
    await goes(kim)
    const told = async ({ api }: Person) =>
      (await api.notifications.list({})).notifications.filter(({ kind }) => kind === 'member_left')
    for (const leading of [olivia, adam, lea]) {
      expect(await told(leading)).toMatchObject([{ parameters: { name, openSeats: 2, openTodos: 1 } }])
    }
    expect(await told(kofi)).toEqual([])
    const { entries } = await olivia.api.auditLog.list({ kind: 'team.removed' })
    expect(entries).toMatchObject([{ targetId: kim.id, actor: name, change: { name, seats: 2 } }])
  })

  it('is not for the last owner, and of two who go at once one stays', async () => {
    const { olivia, kim } = await world.office()
    expect(await refusalOf(olivia.api.ownAccount.leaveOrganization({ password }))).toMatchObject({
      code: 'ownAccount.lastOwner',
    })
    await olivia.api.team.update({ id: kim.id, role: 'owner' })
    const both = await Promise.allSettled([olivia, kim].map(one => one.api.ownAccount.leaveOrganization({ password })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('taking one’s data along', () => {
  it.each(['is locked', 'was removed', 'was never in an organisation'])('is open to whoever %s', async how => {
    const { olivia, kim } = await world.office()
    let visitor: Visitor = kim
    if (how === 'was never in an organisation') {
      const email = fresh()
      await world.visitor().api.signIn.register({ fullName: 'Nora Neu', email, password })
      visitor = world.visitor()
      const [mail] = await mailsTo(world, email)
      await visitor.api.signIn.verifyEmail({ token: tokenIn(mail?.link), password })
      await visitor.api.signIn.signIn({ email, password })
    } else {
      if (how === 'is locked') await olivia.api.team.lock({ id: kim.id })
      else await olivia.api.team.remove({ id: kim.id })
      visitor = world.visitor()
      await visitor.api.signIn.signIn({ email: kim.email, password })
    }
    expect(await refusalOf(visitor.api.ownAccount.takeData({ password: 'falsch' }))).toMatchObject({
      field: 'password',
    })
    const data = await visitor.api.ownAccount.takeData({ password })
    expect(data['account']).toMatchObject({ email: expect.any(String) })
    const profile = [expect.objectContaining({ fullName: kim.fullName })]
    const isOfNone = how === 'was never in an organisation'
    expect(data['organizations']).toMatchObject(isOfNone ? [] : [{ organization: expect.any(String), profile }])
    expect(JSON.stringify(data)).not.toContain(olivia.id)
  })
})

describe('what somebody has done about others', () => {
  /** Adam pays Kim, hears that Kim is ill, and is renamed. */
  async function aPlanner() {
    const office = await world.office()
    const { olivia, adam, kim } = office
    await aBonus(office)
    await anAbsence(office)
    await setRate(adam, adam.id, '2026-11-01', { hourly: 4321 })
    await olivia.api.team.update({ id: adam.id, fullName: 'Adam Neu' })
    const ofKim = [kim.id, kim.fullName, payReason, '1500', 'illness']
    return { ...office, ofKim }
  }

  const expectNothingOf = (data: object, words: readonly string[]) => {
    for (const word of words) expect(JSON.stringify(data)).not.toContain(word)
  }

  it('stays with them when they are removed: of it the kind and the time are handed out', async () => {
    const { olivia, adam, ofKim } = await aPlanner()
    await olivia.api.team.remove({ id: adam.id })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: adam.email, password })
    const { organizations } = await visitor.api.ownAccount.takeData({ password })
    const [data] = organizations as [Record<string, unknown[]>]
    expectNothingOf(data, ofKim)
    expect(data['deeds']).toContainEqual({ at: expect.any(String), kind: 'pay.itemAdded', change: null })
    expect(data['deeds']).toContainEqual({
      at: expect.any(String),
      kind: 'pay.rateSet',
      change: expect.objectContaining({ hourly: 4321 }),
    })
    expect(data['deedsAbout']).toContainEqual({
      at: expect.any(String),
      kind: 'team.renamed',
      change: { from: adam.fullName, to: 'Adam Neu' },
    })
    expect(data['notifications']).toContainEqual(expect.objectContaining({ kind: 'person_absent', parameters: null }))
  })

  it.each(['is locked', 'may not keep pay any more'])('stays with them when somebody %s', async how => {
    const { olivia, adam, ofKim } = await aPlanner()
    let by: Visitor = adam
    if (how === 'is locked') {
      await olivia.api.team.lock({ id: adam.id })
      by = world.visitor()
      await by.api.signIn.signIn({ email: adam.email, password })
    } else await olivia.api.team.update({ id: adam.id, role: 'chatter' })
    const data =
      how === 'is locked' ? await by.api.ownAccount.takeData({ password }) : await by.api.ownAccount.exportData()
    // what a member was told is still in their inbox
    if (how === 'is locked') expectNothingOf(data, ofKim)
    else expectNothingOf(data['deeds'] as object, ofKim)
  })

  it('is not said by the chat either to whoever is no member any more', async () => {
    const { olivia, adam, id } = await aPlanner()
    await world.staffel.services.database.pool.query(
      `insert into telegram_messages (organization_id, id, profile_id, telegram_chat_id, message, created_at, sent_at)
         values ($1, $2, $2, '1', '{"text": "Kim kann nicht: krank"}', now(), now())`,
      [id, adam.id],
    )
    expect(await adam.api.ownAccount.exportData()).toMatchObject({
      telegramMessages: [{ message: { text: 'Kim kann nicht: krank' } }],
    })
    await olivia.api.team.remove({ id: adam.id })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: adam.email, password })
    const data = await visitor.api.ownAccount.takeData({ password })
    expect(data['organizations']).toMatchObject([{ telegramMessages: [{ message: null }] }])
  })
})

describe('deleting the own account', () => {
  it('keeps the seats of the past without the name and leaves no way in', async () => {
    const office = await world.office()
    const { kim, olivia, lea } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-16')
    await assignTo(world, office, { groupId }, '2026-11-25')
    expect(await refusalOf(kim.api.ownAccount.deleteAccount({ password: 'falsch' }))).toMatchObject({
      field: 'password',
    })
    await kim.api.ownAccount.deleteAccount({ password })

    expect(await kim.api.signIn.session()).toBeNull()
    expect(await refusalOf(world.visitor().api.signIn.signIn({ email: kim.email, password }))).toMatchObject({
      status: 401,
    })
    expect((await olivia.api.team.list()).map(({ id }) => id)).not.toContain(kim.id)
    const past = await lea.api.schedule.plan({ groupId, week: '2026-W47' })
    expect(JSON.stringify(past)).toContain('Gelöschtes Konto')
    expect(JSON.stringify(past)).not.toContain(kim.fullName)
    expect(JSON.stringify(await lea.api.schedule.plan({ groupId, week: '2026-W48' }))).not.toContain(kim.id)
    const { rows } = await world.staffel.services.database.pool.query(
      'select count(*) from users where email = $1 or name = $2 and id = $3',
      [kim.email, kim.fullName, kim.id],
    )
    expect(Number(rows[0].count)).toBe(0)
    // the address is free again
    await world.visitor().api.signIn.register({ fullName: 'Kim Neu', email: kim.email, password })
    expect((await mailsTo(world, kim.email)).map(({ subject }) => subject)).toContain('Bestätige deine E-Mail-Adresse')
  })

  it.each(['is locked', 'was removed'])('is open to whoever %s', async how => {
    const { olivia, kim } = await world.office()
    if (how === 'is locked') await olivia.api.team.lock({ id: kim.id })
    else await olivia.api.team.remove({ id: kim.id })
    const again = world.visitor()
    await again.api.signIn.signIn({ email: kim.email, password })
    expect(await refusalOf(again.api.ownAccount.deleteAccount({ password: 'falsch' }))).toMatchObject({
      code: 'signIn.wrongPassword',
    })
    await again.api.ownAccount.deleteAccount({ password })
    expect(await again.api.signIn.session()).toBeNull()
    const { rows } = await world.staffel.services.database.pool.query(
      'select full_name, left_at is not null as "isGone" from profiles where id = $1',
      [kim.id],
    )
    expect(rows).toEqual([{ full_name: 'Gelöschtes Konto', isGone: true }])
    expect(await refusalOf(again.api.signIn.signIn({ email: kim.email, password }))).toMatchObject({ status: 401 })
  })

  it('is refused to the last owner', async () => {
    const { olivia, kim } = await world.office()
    expect(await refusalOf(olivia.api.ownAccount.deleteAccount({ password }))).toMatchObject({
      code: 'ownAccount.lastOwner',
    })
    await olivia.api.team.update({ id: kim.id, role: 'owner' })
    await olivia.api.ownAccount.deleteAccount({ password })
    expect(await kim.api.team.list()).not.toHaveLength(0)
  })

  it('is open to whoever is the only one left', async () => {
    const { olivia, adam, lea, kim, kofi, luca } = await world.office()
    for (const { id } of [adam, lea, kim, kofi, luca]) await olivia.api.team.remove({ id })
    await olivia.api.ownAccount.deleteAccount({ password })
    expect(await olivia.api.signIn.session()).toBeNull()
  })

  it('leaves one of two owners who both delete at once', async () => {
    const { olivia, adam, lea } = await world.office()
    await olivia.api.team.update({ id: adam.id, role: 'owner' })
    const tries = await Promise.allSettled(
      [olivia, adam].map(owner => owner.api.ownAccount.deleteAccount({ password })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await lea.api.team.list()).filter(({ role }) => role === 'owner')).toHaveLength(1)
  })
})
