import { beforeEach, describe, expect, it } from 'vitest'
import { aGroup } from '#test/factories.ts'
import { mailsTo } from '#test/mailbox.ts'
import { password, refusalOf, useWorld } from '#test/world.ts'
import { en } from '../messages.en.ts'

const world = useWorld()
const pool = () => world.staffel.services.database.pool
beforeEach(async () => {
  await pool().query('delete from attempts')
})

const tokenIn = (link = ''): string => link.split('/').at(-1) ?? ''
let lists = 0
/** Addresses that nobody else has. */
const addresses = (count: number): string[] => {
  lists += 1
  return Array.from({ length: count }, (_, at) => `liste${lists}-${at + 1}@example.test`)
}

describe('a list of addresses', () => {
  it('is checked line by line without inviting anybody, then invites the rest in one go', async () => {
    const { olivia, kim } = await world.office()
    const [known = '', fresh = '', other = ''] = addresses(3)
    await olivia.api.invitations.send({ email: known })
    const text = `Neu <${fresh}>\nkein Mensch\n${kim.email}\n${known}\n${fresh.toUpperCase()}\n${other}`
    const bad = [
      { line: 2, text: 'kein Mensch', fault: 'notAnAddress' },
      { line: 3, text: kim.email, fault: 'member' },
      { line: 4, text: known, fault: 'invited' },
      { line: 5, text: fresh.toUpperCase(), fault: 'double' },
    ]
    expect(await olivia.api.invitations.checkList({ text })).toEqual({
      good: [
        { line: 1, email: fresh, name: 'Neu' },
        { line: 6, email: other, name: null },
      ],
      bad,
    })
    expect(await olivia.api.invitations.list()).toHaveLength(1)
    const sent = await olivia.api.invitations.sendList({ text, role: 'team_lead', language: 'en' })
    // nobody has set up a mail server here, so nothing went out, and the links are there to be handed over
    expect(sent).toMatchObject({
      hasMailServer: false,
      bad,
      invited: [{ email: fresh, isMailed: false }, { email: other }],
    })
    const pending = await olivia.api.invitations.list()
    expect(pending.map(({ email, role }) => [email, role])).toEqual(
      expect.arrayContaining([
        [fresh, 'team_lead'],
        [other, 'team_lead'],
      ]),
    )
    expect(await mailsTo(world, other)).toMatchObject([{ subject: en.mail.subject('Nordlicht') }])
    expect(await mailsTo(world, fresh)).toHaveLength(1)
    // what stood before the address is proposed to whoever opens the link
    const token = tokenIn(sent.invited[0]?.link)
    expect(await world.visitor().api.invitations.look({ token })).toMatchObject({ proposedName: 'Neu' })
  })

  it('takes five hundred at once, each with a link of their own, and leaves the 501st', async () => {
    const { olivia } = await world.office()
    const all = addresses(501)
    const { invited, bad } = await olivia.api.invitations.sendList({ text: all.join('\n') })
    expect(new Set(invited.map(({ link }) => link)).size).toBe(500)
    expect(bad).toEqual([{ line: 501, text: all[500], fault: 'beyond' }])
    expect(await olivia.api.invitations.list()).toHaveLength(500)
    const again = olivia.api.invitations.sendList({ text: all.slice(0, 500).join('\n') })
    expect(await refusalOf(again)).toMatchObject({ code: 'invitations.nobodyLeft', field: 'text' })
    await olivia.api.invitations.sendList({ text: addresses(500).join('\n') })
    const beyond = olivia.api.invitations.sendList({ text: addresses(1).join('') })
    expect(await refusalOf(beyond)).toMatchObject({ code: 'invitations.tooMany' })
    const single = olivia.api.invitations.send({ email: addresses(1).join('') })
    expect(await refusalOf(single)).toMatchObject({ code: 'invitations.tooMany' })
    const { rows } = await pool().query(
      "select count(*) from audit_entries where kind = 'invitations.sent' and organization_id = $1",
      [olivia.organizationId],
    )
    expect(rows[0].count).toBe(1000)
  })

  it('invites a thousand within a day at most, however many of them still wait', async () => {
    const { id, olivia } = await world.office()
    await pool().query(
      `insert into invitations (organization_id, id, email, role, language, invited_by, mailed_hash, copied_hash,
         created_at, expires_at, revoked_at)
       select $1, 'gone' || n, 'gone' || n || '@example.test', 'chatter', 'de', $2, $1 || 'm' || n, $1 || 'c' || n,
         $3::timestamptz, $3::timestamptz + interval '7 days', $3::timestamptz from generate_series(1, 999) n`,
      [id, olivia.id, world.clock.now().toString()],
    )
    const sent = (count: number) => olivia.api.invitations.sendList({ text: addresses(count).join('\n') })
    expect(await refusalOf(sent(2))).toMatchObject({ code: 'invitations.tooManyToday' })
    expect((await sent(1)).invited).toHaveLength(1)
    expect(await refusalOf(sent(1))).toMatchObject({ code: 'invitations.tooManyToday' })
    world.clock.set('2026-11-21T11:00:00Z')
    expect((await sent(1)).invited).toHaveLength(1)
  })

  it('replaces what has expired', async () => {
    const { olivia } = await world.office()
    const [email = ''] = addresses(1)
    await olivia.api.invitations.send({ email })
    world.clock.set('2026-11-28T11:00:00Z')
    expect((await olivia.api.invitations.sendList({ text: email })).invited).toHaveLength(1)
    expect(await olivia.api.invitations.list()).toMatchObject([{ email, isExpired: false }])
  })

  it('follows the rules of one invitation', async () => {
    const { olivia, lea, adam, kim } = await world.office()
    const text = addresses(1).join('')
    for (const { api } of [lea, adam]) {
      expect(await refusalOf(api.invitations.sendList({ text, role: 'admin' }))).toMatchObject({
        code: 'invitations.adminByOwner',
        field: 'role',
        status: 403,
      })
    }
    expect(await refusalOf(kim.api.invitations.sendList({ text }))).toMatchObject({ code: 'permissions.missing' })
    expect(await refusalOf(kim.api.invitations.checkList({ text }))).toMatchObject({ code: 'permissions.missing' })
    expect(await refusalOf(olivia.api.invitations.sendList({ text: 'x'.repeat(50_001) }))).toMatchObject({
      field: 'text',
    })
    expect((await olivia.api.invitations.sendList({ text, role: 'admin' })).invited).toHaveLength(1)
  })

  it('brings whoever joins into the groups and the language that were chosen, by whoever forms groups', async () => {
    const office = await world.office()
    const { olivia, lea } = office
    const { id: groupId, version } = await aGroup(office)
    const [email = '', second = ''] = addresses(2)
    await pool().query(
      "update role_permissions_templates set permissions = array_remove(permissions, 'page_shift_management') where organization_id = $1",
      [olivia.organizationId],
    )
    expect(await refusalOf(lea.api.invitations.sendList({ text: second, groupIds: [groupId] }))).toMatchObject({
      code: 'permissions.missing',
      field: 'groupIds',
    })
    const { invited } = await olivia.api.invitations.sendList({
      text: `Nora Neu <${email}>`,
      groupIds: [groupId],
      language: 'en',
    })
    expect(await olivia.api.invitations.list()).toMatchObject([
      { email, proposedName: 'Nora Neu', groups: [(await olivia.api.creatorGroups.get({ id: groupId })).name] },
    ])
    const visitor = world.visitor()
    await visitor.api.invitations.register({ token: tokenIn(invited[0]?.link), fullName: 'Nora Neu', password })
    const session = await visitor.api.signIn.session()
    expect(session).toMatchObject({ member: { language: 'en' } })
    const group = await olivia.api.creatorGroups.get({ id: groupId })
    expect(group.members).toContainEqual({ profileId: session?.member?.profileId, isMain: false })
    // whoever has it open does not save the newcomer away
    expect(group.version).toBe(version + 1)
  })
})
