import { utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { aFile, aGroup } from '#test/factories.ts'
import { archive, workbook } from '#test/tables.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

describe('a file', () => {
  it('is read line by line, with what would become of each, and nobody is invited', async () => {
    const office = await world.office()
    const { olivia, kim } = office
    const { id: groupId } = await aGroup(office)
    const [known, fresh] = ['bekannt@example.test', 'neu@example.test']
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
    const corrected = [
      { line: 2, email: fresh },
      { line: 3, email: `neu-${fresh}` },
      { line: 5, email: fresh },
    ]
    expect((await olivia.api.imports.check({ lines: corrected })).faults).toEqual([
      { line: 5, fault: 'double', above: 2 },
    ])
  })

  it('in an old text asks how its letters are meant, and reads them so', async () => {
    const { olivia } = await world.office()
    const file = aFile(
      Buffer.from('Name;E-Mail\n\xc4\xec\xe8\xf2\xf0\xe8\xe9;dmitri@example.test\n', 'latin1'),
      'team.csv',
    )
    const { lines, encoding, encodings } = await olivia.api.imports.read({ file })
    expect([lines[0]?.name, encoding]).toEqual(['Дмитрий', 'windows-1251'])
    expect(encodings?.map(choice => choice.encoding)).toContain('windows-1250')
    const again = await olivia.api.imports.read({ file, encoding: 'windows-1252' })
    expect(again.lines[0]?.name).toBe('Äìèòðèé')
  })

  it('repeats a cell that is merged over several lines, and says which formulas count as stored or not at all', async () => {
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
      ['ivo@example.test', 'de', [{ field: 'email', kind: 'formula' }]],
      ['', 'de', []],
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
    expect(await refusalOf(olivia.api.imports.read({ file: make() }))).toMatchObject({ code, field: 'file' })
  })
})
