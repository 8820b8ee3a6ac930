import { utils } from '@e965/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { aFile, aGroup } from '#test/factories.ts'
import { archive, workbook } from '#test/tables.ts'
import { until } from '#test/until.ts'
import { password, type Person, refusalOf, useWorld } from '#test/world.ts'

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
      'select change from audit_entries where organization_id = $1 and kind = $2 order by at',
      [organizationId, kind],
    )
  ).rows.map(({ change }) => change)

describe('a file', () => {
  it('is read line by line, with what would become of each, and nobody is invited', async () => {
    const office = await world.office()
    const { olivia, kim } = office
    const { id: groupId } = await aGroup(office)
    const [known = '', fresh = ''] = addresses(2)
    await olivia.api.invitations.send({ email: known })
    const table = [
      'Name;E-Mail;Rolle;Gruppen;Sprache',
      `Nora Neu;${fresh};Teamleitung;Luna, Sonne;Englisch`,
      `;${kim.email};;;`,
      `;${known};;;`,
      `;${fresh.toUpperCase()};;;`,
      ';niemand;;;',
      ';jürgen@müller.test;Inhaber;;Latein',
    ]
    const { lines, faults, ...file } = await olivia.api.imports.read({ file: aFile(table.join('\r\n'), 'team.csv') })
    expect(file).toMatchObject({ isComplete: true, isHeaded: true, furtherHeads: [], sheets: [], sheet: null })
    expect(lines[0]).toEqual({
      line: 2,
      name: 'Nora Neu',
      email: fresh,
      role: 'team_lead',
      groupIds: [groupId],
      language: 'en',
      unread: [{ field: 'groups', why: 'unknown', text: 'Sonne' }],
      notes: [],
    })
    expect(lines[5]).toMatchObject({
      email: 'jürgen@xn--mller-kva.test',
      role: null,
      unread: [
        { field: 'role', why: 'beyond' },
        { field: 'language', why: 'unknown' },
      ],
    })
    expect(faults).toEqual([
      { line: 3, fault: 'member', above: null },
      { line: 4, fault: 'invited', above: null },
      { line: 5, fault: 'double', above: 2 },
      { line: 6, fault: 'notAnAddress', above: null },
    ])
    expect(await olivia.api.invitations.list()).toHaveLength(1)
    expect(await olivia.api.imports.list()).toEqual([])
    // corrected in place, it is asked about again
    const corrected = [line(2, fresh), line(3, `neu-${fresh}`), line(5, fresh)]
    expect((await olivia.api.imports.check({ lines: corrected })).faults).toEqual([
      { line: 5, fault: 'double', above: 2 },
    ])
  })

  it('with merged cells and formulas says which cells do not count, or count as stored', async () => {
    const { olivia } = await world.office()
    const sheet = utils.aoa_to_sheet([
      ['Name', 'E-Mail', 'Sprache'],
      ['Nora', 'nora@example.test', 'de'],
      ['Ivo', 'x', null],
      ['Eva', 'y', null],
    ])
    sheet['!merges'] = [{ s: { r: 1, c: 2 }, e: { r: 3, c: 2 } }]
    sheet['B3'] = { t: 's', v: 'ivo@example.test', f: 'LOWER("IVO@example.test")' }
    sheet['B4'] = { t: 'n', f: 'WEBSERVICE("http://x.test")' }
    const { lines, faults } = await olivia.api.imports.read({ file: aFile(workbook({ Team: sheet }), 'team.xlsx') })
    expect(lines.map(({ email, language, notes }) => [email, language, notes])).toEqual([
      ['nora@example.test', 'de', []],
      [
        'ivo@example.test',
        null,
        [
          { field: 'email', kind: 'formula' },
          { field: 'language', kind: 'merged' },
        ],
      ],
      ['', null, [{ field: 'language', kind: 'merged' }]],
    ])
    expect(lines[2]?.unread).toEqual([{ field: 'email', why: 'noResult', text: '=WEBSERVICE("http://x.test")' }])
    expect(faults).toEqual([{ line: 4, fault: 'emailMissing', above: null }])
  })

  it('has its columns corrected by hand, and another sheet', async () => {
    const { olivia } = await world.office()
    const table = [
      ['Wer', 'Wohin'],
      ['Nora', 'nora@example.test'],
    ]
    const file = aFile(workbook({ Deckblatt: [['Nordlicht']], Team: table }), 'team.xlsx')
    expect(await olivia.api.imports.read({ file })).toMatchObject({ sheet: 'Deckblatt', isComplete: false, lines: [] })
    expect(await olivia.api.imports.read({ file, sheet: 'Team', columns: [null, 'email'] })).toMatchObject({
      sheet: 'Team',
      lines: [{ name: '' }, { email: 'nora@example.test' }],
    })
    expect(await refusalOf(olivia.api.imports.read({ file, columns: ['name', 'name'] }))).toMatchObject({
      code: 'imports.twice',
      field: 'columns',
    })
  })

  const crowd = (count: number) => `E-Mail\n${Array.from({ length: count }, (_, at) => `p${at}@x.test`).join('\n')}`
  it.each([
    ['imports.tooManyPeople', 'of 501 people', () => aFile(crowd(501), 'team.csv')],
    ['spreadsheets.fileTooManyRows', 'of 100,000 lines', () => aFile(crowd(100_000), 'team.csv')],
    ['spreadsheets.fileType', 'that ends in .ods', () => aFile('x', 'team.ods')],
    ['spreadsheets.fileEmpty', 'of nothing', () => aFile('', 'team.csv')],
    ['spreadsheets.fileUnclosed', 'with a mark that never closes', () => aFile('E-Mail\n"kim@x.test', 'team.csv')],
    [
      'spreadsheets.fileDangerous',
      'with entities of its own',
      () =>
        aFile(
          archive({
            '[Content_Types].xml': '<Types/>',
            'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "b">]><workbook/>',
          }),
          'team.xlsx',
        ),
    ],
  ])('is refused with %s: %s', async (code, _, make) => {
    const { olivia } = await world.office()
    const began = performance.now()
    expect(await refusalOf(olivia.api.imports.read({ file: make() }))).toMatchObject({ code, field: 'file' })
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})

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
    expect(await entriesOf(office.id, 'imports.sent')).toEqual([{ file: 'Team Herbst.xlsx', invited: 2, leftOut: 1 }])
    expect(await entriesOf(office.id, 'invitations.sent')).toHaveLength(3)
    const mails = await world.staffel.services.mailer.outbox(50)
    expect(mails.find(({ toAddress }) => toAddress === email)).toMatchObject({ subject: 'Invitation to Staffel' })

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

  it('leaves invitations of admins to an owner', async () => {
    const { olivia, lea } = await world.office()
    const [email = ''] = addresses(1)
    const { id } = await olivia.api.imports.send({ fileName: 'a.csv', lines: [line(2, email, { role: 'admin' })] })
    expect(await refusalOf(lea.api.imports.undo({ id }))).toMatchObject({ code: 'invitations.adminByOwner' })
    expect(await olivia.api.imports.undo({ id })).toEqual({ revoked: 1, accepted: 0 })
  })

  const waiting = async (count: number) =>
    until(async () => {
      const { rows } = await pool().query(
        "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      return rows[0].count === count
    })

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
