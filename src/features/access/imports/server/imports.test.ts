import { beforeEach, describe, expect, it } from 'vitest'
import { aFile, aGroup } from '#test/factories.ts'
import { countLockWaits } from '#test/lock-waits.ts'
import { until } from '#test/until.ts'
import { mailsTo } from '#test/mailbox.ts'
import { password, type Person, refusalOf, useWorld } from '#test/world.ts'
import { en } from '#features/access/invitations/messages.en.ts'

const world = useWorld()
const pool = () => world.staffel.services.database.pool
beforeEach(async () => {
  await pool().query('delete from attempts')
})

const tokenIn = (link = ''): string => link.split('/').at(-1) ?? ''
let files = 0
/** Addresses that nobody else has. */
const addresses = (count: number): string[] => {
  files += 1
  return Array.from({ length: count }, (_, at) => `import${files}-${at + 1}@example.test`)
}
const line = (at: number, email: string, more: { name?: string; role?: 'chatter' | 'team_lead' | 'admin' } = {}) => ({
  line: at,
  email,
  ...more,
})
const sending = (by: Person, emails: readonly string[], fileName = 'team.xlsx') =>
  by.api.imports.send({ fileName, lines: emails.map((email, at) => line(at + 2, email)) })
const joining = (link: string | undefined, fullName = 'Nora Neu') =>
  world.visitor().api.invitations.register({ token: tokenIn(link), fullName, password })
const outcomeOf = (deed: Promise<unknown>): Promise<string> =>
  deed.then(
    () => 'in',
    async (error: unknown) => (await refusalOf(Promise.reject(error))).code,
  )
const entriesOf = async (organizationId: string, kind: string) =>
  (
    await pool().query<{ change: object }>(
      'select change from audit_entries where organization_id = $1 and kind = $2 order by at, id',
      [organizationId, kind],
    )
  ).rows.map(({ change }) => change)

describe('sending', () => {
  it('invites all with their name, role, groups and language, in one deed that is written down', async () => {
    const office = await world.office()
    const { olivia } = office
    const { id: groupId } = await aGroup(office)
    const [email = '', other = '', taken = ''] = addresses(3)
    await olivia.api.invitations.send({ email: taken })
    const sent = await olivia.api.imports.send({
      fileName: 'C:\\Listen\\Team Herbst.xlsx',
      lines: [
        { line: 2, email, name: 'Zoë Dang', role: 'team_lead', groupIds: [groupId], language: 'en' },
        { line: 3, email: other },
        { line: 4, email: taken },
      ],
      // the fifth and the sixth line of the file were taken out before
      leftOut: 2,
    })
    // nobody has set up a mail server here, so nothing went out, and the links are there to be handed over
    expect(sent).toMatchObject({
      hasMailServer: false,
      invited: [
        { email, isMailed: false },
        { email: other, isMailed: false },
      ],
      faults: [{ line: 4, fault: 'invited', above: null }],
    })
    expect(await entriesOf(office.id, 'imports.sent')).toEqual([{ file: 'Team Herbst.xlsx', invited: 2, leftOut: 3 }])
    expect(await entriesOf(office.id, 'invitations.sent')).toHaveLength(3)
    expect(await mailsTo(world, email)).toMatchObject([{ subject: en.mail.subject('Nordlicht') }])

    const token = tokenIn(sent.invited[0]?.link)
    const visitor = world.visitor()
    expect(await visitor.api.invitations.look({ token })).toMatchObject({ proposedName: 'Zoë Dang', role: 'team_lead' })
    // a proposal: she writes herself otherwise
    await visitor.api.invitations.register({ token, fullName: 'Zoë Đặng', password })
    const session = await visitor.api.signIn.session()
    expect(session).toMatchObject({ name: 'Zoë Đặng', member: { language: 'en', role: 'team_lead' } })
    const group = await olivia.api.creatorGroups.get({ id: groupId })
    expect(group.members).toContainEqual({ profileId: session?.member?.profileId, isMain: false })
    const { rows } = await pool().query(
      'select proposed_name from invitations where organization_id = $1 and email = $2',
      [office.id, email],
    )
    expect(rows).toEqual([{ proposed_name: null }])
  })

  it('takes five hundred, and a 501st line is refused before anything happens', async () => {
    const { olivia } = await world.office()
    const all = addresses(501)
    expect(await refusalOf(sending(olivia, all))).toMatchObject({ code: 'input.tooMany', field: 'lines' })
    const { invited } = await sending(olivia, all.slice(0, 500))
    expect(new Set(invited.map(({ link }) => link)).size).toBe(500)
    expect(await olivia.api.imports.list()).toMatchObject([{ fileName: 'team.xlsx', open: 500, accepted: 0 }])
    expect(await refusalOf(sending(olivia, all.slice(0, 500)))).toMatchObject({ code: 'imports.nobodyLeft' })
    expect(await olivia.api.imports.list()).toHaveLength(1)
  })

  it('follows the rules of one invitation', async () => {
    const office = await world.office()
    const { olivia, lea, kim } = office
    const { id: groupId } = await aGroup(office)
    const [email = ''] = addresses(1)
    const asAdmin = { fileName: 'team.csv', lines: [line(2, email, { role: 'admin' })] }
    expect(await refusalOf(lea.api.imports.send(asAdmin))).toMatchObject({ code: 'invitations.adminByOwner' })
    const { faults } = await lea.api.imports.check({ lines: asAdmin.lines })
    expect(faults).toMatchObject([{ line: 2, fault: 'role' }])
    for (const deed of [() => kim.api.imports.list(), () => sending(kim, [email])]) {
      expect(await refusalOf(deed())).toMatchObject({ code: 'permissions.missing' })
    }
    await pool().query(
      "update role_permissions_templates set permissions = array_remove(permissions, 'page_shift_management') where organization_id = $1",
      [olivia.organizationId],
    )
    const placed = { fileName: 'team.csv', lines: [{ ...line(2, email), groupIds: [groupId] }] }
    expect(await refusalOf(lea.api.imports.send(placed))).toMatchObject({ code: 'permissions.missing' })
    const file = aFile(`E-Mail;Gruppe\n${email};Luna`, 'team.csv')
    expect(await lea.api.imports.read({ file })).toMatchObject({
      lines: [{ groupIds: [], unread: [{ field: 'groups', why: 'forbidden' }] }],
    })
    expect((await olivia.api.imports.send({ ...placed, ...asAdmin })).invited).toHaveLength(1)
  })
})

describe('taking back', () => {
  it('revokes what nobody has used, leaves who has come in, and says both', async () => {
    const office = await world.office()
    const { olivia, lea } = office
    const [first = '', second = '', third = ''] = addresses(3)
    const { id, invited } = await sending(olivia, [first, second, third])
    await joining(invited[0]?.link)
    expect(await lea.api.imports.list()).toMatchObject([
      { id, fileName: 'team.xlsx', creatorName: 'Olivia Brandt', open: 2, accepted: 1, revoked: 0 },
    ])
    expect(await lea.api.imports.undo({ id })).toEqual({ revoked: 2, accepted: 1 })
    expect(await lea.api.imports.list()).toMatchObject([{ open: 0, accepted: 1, revoked: 2 }])
    expect(await olivia.api.invitations.list()).toEqual([])
    expect(await refusalOf(joining(invited[1]?.link))).toMatchObject({ code: 'invitations.linkRevoked' })
    expect(await refusalOf(lea.api.imports.undo({ id }))).toMatchObject({ code: 'imports.nothingOpen', status: 409 })
    expect(await entriesOf(office.id, 'imports.undone')).toEqual([{ file: 'team.xlsx', revoked: 2, accepted: 1 }])
    expect(await entriesOf(office.id, 'invitations.revoked')).toHaveLength(2)
    const elsewhere = await world.office('Südwind')
    expect(await refusalOf(elsewhere.olivia.api.imports.undo({ id }))).toMatchObject({ code: 'imports.notFound' })
    // what was taken back can be imported anew
    expect((await sending(olivia, [second, third])).invited).toHaveLength(2)
  })

  it('is listed for thirty days', async () => {
    const { olivia } = await world.office()
    await sending(olivia, addresses(1))
    world.clock.set('2026-12-20T10:59:59Z')
    expect(await olivia.api.imports.list()).toHaveLength(1)
    world.clock.set('2026-12-20T11:00:01Z')
    expect(await olivia.api.imports.list()).toEqual([])
  })

  it('leaves invitations of admins to an owner', async () => {
    const { olivia, lea } = await world.office()
    const [email = ''] = addresses(1)
    const { id } = await olivia.api.imports.send({ fileName: 'a.csv', lines: [line(2, email, { role: 'admin' })] })
    expect(await refusalOf(lea.api.imports.undo({ id }))).toMatchObject({ code: 'invitations.adminByOwner' })
    expect(await olivia.api.imports.undo({ id })).toEqual({ revoked: 1, accepted: 0 })
  })

  const waiting = async (count: number) => until(async () => (await countLockWaits(pool())) === count)

  it.each(['join', 'undo'] as const)(
    'has one outcome with somebody who comes in, of which both are told: %s first',
    async first => {
      const { olivia, id: organizationId } = await world.office()
      const { id, invited } = await sending(olivia, addresses(2))
      const deeds = { join: () => outcomeOf(joining(invited[0]?.link)), undo: () => olivia.api.imports.undo({ id }) }
      // both wait at the organisation's row, in that order
      const holder = await pool().connect()
      await holder.query('begin')
      await holder.query('select 1 from organizations where id = $1 for no key update', [organizationId])
      const begun = deeds[first]()
      await waiting(1)
      const second = deeds[first === 'join' ? 'undo' : 'join']()
      await waiting(2)
      await holder.query('commit')
      holder.release()
      const outcomes = await Promise.all([begun, second])
      expect(outcomes).toEqual(
        first === 'join'
          ? ['in', { revoked: 1, accepted: 1 }]
          : [{ revoked: 2, accepted: 0 }, 'invitations.linkRevoked'],
      )
    },
  )
})
