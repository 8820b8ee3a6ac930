import http from 'node:http'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { changeCredentials } from '#features/access/sign-in/server/credentials.ts'
import { newId } from '#kit/id.ts'
import { type PermissionId, permissionIds } from '#features/foundation/permissions/permissions.ts'
import { watchRequests } from '../begun-requests.ts'
import { openChats } from '../chats.ts'
import { addGroup } from '../groups.ts'
import { countLockWaits } from '../lock-waits.ts'
import { tokenOf } from '../mailbox.ts'
import { setRate } from '../pay-office.ts'
import { until } from '../until.ts'
import { type Office, password, type Person, refusalOf, startOfTests, useWorld } from '../world.ts'

const telegram = await openChats()
const world = useWorld({ ROLE: 'web', ...telegram.variables })
afterAll(() => telegram.close())

const atNoon = new Date(startOfTests)

type Settled = Promise<PromiseSettledResult<unknown>>

/** Takes the outcome from the start: a command may be refused before the test knows that its lock is released. */
const settled = async (answer: Promise<unknown>): Settled => (await Promise.allSettled([answer]))[0]

describe('whoever changes permissions', () => {
  it('grants nothing that they do not have, and takes away what they want', async () => {
    const { olivia, lea } = await world.office()
    const [, lead] = await olivia.api.permissions.templates()
    const own = [...lead!.permissions, 'page_permissions' as const]
    await olivia.api.permissions.save({ templates: [{ ...lead!, permissions: own }] })
    const beyond = permissionIds.filter(id => !own.includes(id))
    expect(beyond.length).toBeGreaterThan(3)
    for (const permission of beyond) {
      const [, , chatter] = await lea.api.permissions.templates()
      const grant = { ...chatter!, permissions: [...chatter!.permissions, permission] }
      expect(await refusalOf(lea.api.permissions.save({ templates: [grant] }))).toMatchObject({
        code: 'permissions.beyondOwn',
        status: 403,
        field: 'templates.0',
      })
    }
    const [, , chatter] = await lea.api.permissions.templates()
    const changed = [...chatter!.permissions.filter(id => id !== 'page_scoreboard'), 'page_team' as const]
    const saved = await lea.api.permissions.save({ templates: [{ ...chatter!, permissions: changed }] })
    expect(saved[2]?.permissions).toEqual(expect.arrayContaining(['page_team']))
    expect(saved[2]?.permissions).not.toContain('page_scoreboard')
  })

  it('leaves alone what somebody above them has granted beyond them', async () => {
    const { olivia, lea } = await world.office()
    const [, lead, chatter] = await olivia.api.permissions.templates()
    await olivia.api.permissions.save({
      templates: [
        { ...lead!, permissions: [...lead!.permissions, 'page_permissions'] },
        { ...chatter!, permissions: [...chatter!.permissions, 'audit_view'] },
      ],
    })
    const [, , before] = await lea.api.permissions.templates()
    const saved = await lea.api.permissions.save({
      templates: [{ ...before!, permissions: [...before!.permissions, 'page_team'] }],
    })
    expect(saved[2]?.permissions).toEqual(expect.arrayContaining(['audit_view', 'page_team']))
  })
})

describe('whoever invites', () => {
  it('invites nobody above themselves, whatever permission the role was given', async () => {
    const { olivia, kim, lea } = await world.office()
    const [, , chatter] = await olivia.api.permissions.templates()
    const permissions = [...chatter!.permissions, 'invites_send' as const]
    await olivia.api.permissions.save({ templates: [{ ...chatter!, permissions }] })
    for (const role of ['team_lead', 'admin'] as const) {
      expect(await refusalOf(kim.api.invitations.send({ email: `${role}@example.test`, role }))).toMatchObject({
        status: 403,
        field: 'role',
      })
    }
    await kim.api.invitations.send({ email: 'chatter-von-kim@example.test', role: 'chatter' })
    const { id } = await lea.api.invitations.send({ email: 'lead-von-lea@example.test', role: 'team_lead' })
    for (const deed of [kim.api.invitations.link, kim.api.invitations.resend, kim.api.invitations.revoke]) {
      expect(await refusalOf(deed({ id }))).toMatchObject({ code: 'invitations.roleBeyondOwn' })
    }
  })

  it.each([
    ['removed', ({ olivia, lea }: Office) => olivia.api.team.remove({ id: lea.id })],
    ['locked', ({ olivia, lea }: Office) => olivia.api.team.lock({ id: lea.id })],
    ['made a chatter', ({ olivia, lea }: Office) => olivia.api.team.update({ id: lea.id, role: 'chatter' })],
    ['gone with the account', ({ lea }: Office) => lea.api.ownAccount.deleteAccount({ password })],
  ])('takes along what they have invited when they are %s', async (_, deed) => {
    const office = await world.office()
    const email = `gast-${office.id.toLowerCase()}@example.test`
    const { link } = await office.lea.api.invitations.send({ email, role: 'team_lead' })
    await deed(office)
    expect(await refusalOf(world.visitor().api.invitations.look({ token: tokenOf(link) }))).toMatchObject({
      status: 410,
    })
  })

  it.each([
    [
      'made a chatter, who may not invite',
      ({ olivia, lea }: Office) => olivia.api.team.update({ id: lea.id, role: 'chatter' }),
    ],
    ['of a role that may not invite any more', withoutInviting],
  ])('takes along what they have invited and linked when they are %s', async (_, deed) => {
    const office = await world.office()
    const { olivia, lea } = office
    const email = () => `${newId().toLowerCase()}@example.test`
    const { link } = await lea.api.invitations.send({ email: email(), role: 'chatter' })
    const forMany = await lea.api.joinLinks.create({ maxUses: 3, hours: 24 })
    const others = await olivia.api.invitations.send({ email: email(), role: 'chatter' })
    await deed(office)
    const { api } = world.visitor()
    expect(await refusalOf(api.invitations.look({ token: tokenOf(link) }))).toMatchObject({ status: 410 })
    expect(await refusalOf(api.joinLinks.look({ token: forMany.link.split('/').at(-1) ?? '' }))).toMatchObject({
      code: 'joinLinks.ended',
    })
    expect(await api.invitations.look({ token: tokenOf(others.link) })).toMatchObject({ role: 'chatter' })
    expect(await olivia.api.joinLinks.list()).toEqual([])
  })
})

/** Team leads may not invite from now on. */
async function withoutInviting({ olivia }: Office): Promise<void> {
  const [, lead] = await olivia.api.permissions.templates()
  const permissions = lead!.permissions.filter(id => id !== 'invites_send')
  await olivia.api.permissions.save({ templates: [{ ...lead!, permissions }] })
}

/** Admins may this from now on, and nothing else. */
const adminsMay =
  (permissions: PermissionId[]) =>
  async ({ olivia }: Office): Promise<void> => {
    const [admin] = await olivia.api.permissions.templates()
    await olivia.api.permissions.save({ templates: [{ ...admin!, permissions }] })
  }

describe('whoever loses a right while their deed waits for another one', () => {
  /** All of these reach the organisation's lock in this order, and then go on one after the other. */
  async function inOrder(office: Office, ...deeds: readonly (() => Promise<unknown>)[]) {
    const { pool } = world.staffel.services.database
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select from organizations where id = $1 for no key update', [office.id])
    const calls: Settled[] = []
    try {
      for (const deed of deeds) {
        calls.push(settled(deed()))
        await expect.poll(waiting).toBe(calls.length)
      }
    } finally {
      await client.query('commit')
      client.release()
    }
    return Promise.all(calls)
  }

  const waiting = () => countLockWaits(world.staffel.services.database.pool)

  it.each([
    ['removed', ({ adam, lea }: Office) => adam.api.team.remove({ id: lea.id })],
    ['locked', ({ adam, lea }: Office) => adam.api.team.lock({ id: lea.id })],
    ['made a chatter', ({ adam, lea }: Office) => adam.api.team.update({ id: lea.id, role: 'chatter' })],
    ['of a role that may not invite any more', withoutInviting],
  ])('makes no link and invites nobody, %s', async (_, deed) => {
    const office = await world.office()
    const { lea, olivia } = office
    const [first, ...others] = await inOrder(
      office,
      () => deed(office),
      () => lea.api.joinLinks.create({ maxUses: 3, hours: 24 }),
      () => lea.api.invitations.send({ email: 'zu-spaet@example.test', role: 'chatter' }),
    )
    expect(first?.status).toBe('fulfilled')
    expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await olivia.api.joinLinks.list()).toEqual([])
    expect(await olivia.api.invitations.list()).toEqual([])
  })

  /** What there is that lets in for somebody without a password. */
  async function lettingIn({ id }: Person): Promise<string[]> {
    const { pool } = world.staffel.services.database
    const works = { api_tokens: 'and ended_at is null' }
    const tables = ['api_tokens', 'calendar_tokens', 'telegram_link_codes', 'discord_link_codes']
    const counted = await Promise.all(
      tables.map(table =>
        pool.query(`select from ${table} where profile_id = $1 ${Reflect.get(works, table) ?? ''}`, [id]),
      ),
    )
    return tables.filter((_, at) => (counted[at]?.rows.length ?? 0) > 0)
  }

  it.each([
    ['removed', ({ olivia, adam }: Office) => olivia.api.team.remove({ id: adam.id })],
    ['locked', ({ olivia, adam }: Office) => olivia.api.team.lock({ id: adam.id })],
    ['made a chatter', ({ olivia, adam }: Office) => olivia.api.team.update({ id: adam.id, role: 'chatter' })],
    ['of a role that may do nothing any more', adminsMay([])],
  ])('grants nothing and settles nothing of the organisation, %s', async (_, deed) => {
    const office = await world.office()
    const { adam, kim, olivia } = office
    const [, , chatter] = await olivia.api.permissions.templates()
    const base = await olivia.api.organizationSettings.organization()
    const groupId = await addGroup(world, office, 'Luna')
    const group = await olivia.api.creatorGroups.get({ id: groupId })
    const [first, ...others] = await inOrder(
      office,
      () => deed(office),
      () => adam.api.permissions.save({ templates: [{ ...chatter!, permissions: ['pay_view'] }] }),
      () => setRate(adam, kim.id, '2026-11-01'),
      () => adam.api.attendance.reopen({ month: '2026-10', reason: 'noch einmal' }),
      () => adam.api.organizationSettings.saveOrganization({ base, change: { name: 'Anders' } }),
      () => adam.api.creatorGroups.remove({ id: groupId }),
      () => adam.api.shifts.reorder({ ids: ['night', 'late', 'early'] }),
      () => adam.api.platforms.reorder({ kind: 'social', keys: [] }),
    )
    expect(first?.status).toBe('fulfilled')
    for (const answer of others) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'permissions.forbidden' } })
    }
    expect((await olivia.api.permissions.templates())[2]).toEqual(chatter)
    expect(await olivia.api.creatorGroups.get({ id: groupId })).toEqual(group)
  })

  it('grants by what is theirs then, and not by what was', async () => {
    const office = await world.office()
    const { adam, olivia } = office
    const [, , chatter] = await olivia.api.permissions.templates()
    const answers = await inOrder(
      office,
      () => adminsMay(['page_permissions'])(office),
      () =>
        adam.api.permissions.save({ templates: [{ ...chatter!, permissions: [...chatter!.permissions, 'pay_view'] }] }),
    )
    expect(answers).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'permissions.beyondOwn' } },
    ])
  })

  it.each([
    ['removed', ({ olivia, adam }: Office) => olivia.api.team.remove({ id: adam.id })],
    ['locked', ({ olivia, adam }: Office) => olivia.api.team.lock({ id: adam.id })],
  ])('makes no token, no code and no calendar link that outlives it, %s', async (_, deed) => {
    const office = await world.office()
    const { adam } = office
    const { pool } = world.staffel.services.database
    const client = await pool.connect()
    const answers: Settled[] = []
    try {
      // the revocation has ended all access by now, and has not been committed
      await client.query('begin')
      await client.query('lock table audit_entries in share mode')
      answers.push(settled(deed(office)))
      await expect.poll(waiting).toBeGreaterThan(0)
      answers.push(settled(adam.api.tokens.create({ name: 'Skript', scopes: ['page_shifts'], expiresOn: null })))
      answers.push(settled(adam.api.calendar.renew()))
      answers.push(settled(adam.api.telegram.startLink()))
      await expect.poll(waiting).toBe(4)
    } finally {
      await client.query('commit')
      client.release()
    }
    expect(await Promise.all(answers)).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'permissions.forbidden' } },
      { status: 'rejected', reason: { code: 'permissions.forbidden' } },
      { status: 'rejected', reason: { code: 'permissions.forbidden' } },
    ])
    expect(await lettingIn(adam)).toEqual([])
  })

  it('makes none with a session that is ended in the same moment by a new password', async () => {
    const { adam } = await world.office()
    const { database } = world.staffel.services
    const client = await database.pool.connect()
    const answers: Settled[] = []
    try {
      await client.query('begin')
      await client.query('lock table sessions in share mode')
      const change = { linked: 'revoke', passwordHash: 'new' } as const
      answers.push(settled(database.installation(tx => changeCredentials(tx, adam.id, change, atNoon))))
      await expect.poll(waiting).toBe(1)
      answers.push(settled(adam.api.tokens.create({ name: 'Skript', scopes: ['page_shifts'], expiresOn: null })))
      answers.push(settled(adam.api.calendar.renew()))
      answers.push(settled(adam.api.telegram.startLink()))
      await expect.poll(waiting).toBe(4)
    } finally {
      await client.query('commit')
      client.release()
    }
    const signedOut = { status: 'rejected', reason: { code: 'permissions.signInFirst' } }
    expect(await Promise.all(answers)).toMatchObject([{ status: 'fulfilled' }, signedOut, signedOut, signedOut])
    expect(await lettingIn(adam)).toEqual([])
  })

  it('makes none with a body that arrives once the session has ended, and nothing else', async () => {
    const { adam } = await world.office()
    const { database } = world.staffel.services
    const cookie = [...adam.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const deeds = [
      ['/me/tokens', { name: 'Skript', scopes: ['page_shifts'], expiresOn: null }],
      ['/todos', { text: 'Bilder sortieren' }],
    ] as const
    // session lookups are cached for one second
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const begun = watchRequests('x-half')
    const sent = deeds.map(([at, input]) => {
      const body = JSON.stringify(input)
      const headers = {
        cookie,
        'content-type': 'application/json',
        'content-length': String(body.length),
        'x-half': '1',
      }
      const request = http.request(`${world.url}/api/v1${at}`, { method: 'POST', headers, agent: false })
      request.write(body.slice(0, 5))
      const status = new Promise(resolve => request.on('response', answer => resolve(answer.statusCode)))
      return { status, finish: () => request.end(body.slice(5)) }
    })
    await until(() => begun.sockets.length === deeds.length, { what: 'the requests' })
    // this session is looked up after those of the two requests
    await adam.api.people.list()
    vi.advanceTimersByTime(1001)
    await database.installation(tx => changeCredentials(tx, adam.id, { linked: 'revoke', passwordHash: 'new' }, atNoon))
    for (const { finish } of sent) finish()
    expect(await Promise.all(sent.map(({ status }) => status))).toEqual([401, 401])
    begun.stop()
    expect(await lettingIn(adam)).toEqual([])
  })

  it('links no chat by a code of before a new password', async () => {
    const { adam } = await world.office()
    const { database } = world.staffel.services
    await adam.api.telegram.startLink()
    expect(await lettingIn(adam)).toEqual(['telegram_link_codes'])
    await database.installation(tx => changeCredentials(tx, adam.id, { linked: 'revoke', passwordHash: 'new' }, atNoon))
    expect(await lettingIn(adam)).toEqual([])
  })

  it('removes nobody in return', async () => {
    const office = await world.office()
    const { adam, kim, olivia } = office
    await olivia.api.team.update({ id: kim.id, role: 'admin' })
    const answers = await inOrder(
      office,
      () => olivia.api.team.remove({ id: adam.id }),
      () => adam.api.team.remove({ id: kim.id }),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  })
})

describe('an admin', () => {
  it('makes nobody an admin, neither by role nor by unlocking another role', async () => {
    const { adam, kim, olivia } = await world.office()
    expect(await refusalOf(adam.api.team.update({ id: kim.id, role: 'admin' }))).toMatchObject({
      code: 'team.adminByOwner',
      status: 403,
      field: 'role',
    })
    await adam.api.team.update({ id: kim.id, role: 'team_lead' })
    await olivia.api.team.update({ id: kim.id, role: 'admin' })
    expect((await adam.api.team.list()).find(({ id }) => id === kim.id)).toMatchObject({ role: 'admin' })
  })
})
