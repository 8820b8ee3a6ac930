import { createHash } from 'node:crypto'
import { type CellObject, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { writeTable } from '#features/foundation/spreadsheets/server/table-writing.ts'
import { archive, bareWorkbook, sheetRow, workbook } from '#test/tables.ts'
import type { FileWish } from './table-file.ts'
import { readFigures } from './figures-apart.ts'

const read = async (
  bytes: Uint8Array,
  wish: Partial<FileWish> = {},
  limits: { milliseconds: number; megabytes?: number } = { milliseconds: 60_000 },
) => {
  const task = { bytes, wish: { month: '2026-11', remembered: [], ...wish } }
  return readFigures(asker, () => Promise.resolve(task), limits)
}
const asker = { organizationId: 'nordlicht', personId: 'olivia' }

async function people(bytes: Uint8Array, wish: Partial<FileWish> = {}): Promise<string[]> {
  const answer = await read(bytes, wish)
  if (answer.kind !== 'done' || answer.done === 'crowded') throw new Error(JSON.stringify(answer))
  return answer.done.people.map(
    ({ name, figures }) => `${name} ${figures.map(each => `${each.revenue} ${each.currency}`).join(' ')}`,
  )
}
const text = (content: string) => new Uint8Array(Buffer.from(content))
const head = ['Chatter', 'Umsatz']
const table = [head, ['Kim', 1840.5], ['Jörg', '12,50 €']]

describe('a workbook', () => {
  it.each(['xlsx', 'xlsm', 'biff8'] as const)('as %s is read whatever its name', async bookType => {
    expect(await people(workbook({ Nov: table }, {}, bookType))).toEqual(['Kim 184050 EUR', 'Jörg 1250 EUR'])
  })

  it('may have a prefix before every element, as programs other than Excel write it', async () => {
    const row = (line: number, name: string, amount: string) =>
      `<x:row r="${line}"><x:c r="A${line}" t="inlineStr"><x:is><x:t>${name}</x:t></x:is></x:c><x:c r="B${line}" t="str"><x:v>${amount}</x:v></x:c></x:row>`
    const main = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    const bytes = bareWorkbook('', {
      'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><!-- x:ml --><x:worksheet ${main}><x:sheetData>${row(1, 'Chatter', 'Umsatz')}${row(2, 'Jörg', '12,50')}</x:sheetData></x:worksheet>`,
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0"?><p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships"><p:Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></p:Relationships>',
    })
    expect(await people(bytes)).toEqual(['Jörg 1250 EUR'])
  })

  it('may have parts in two bytes a letter', async () => {
    const rows = `${sheetRow(1, head)}${sheetRow(2, ['Jörg', '12,50'])}`
    const xml = `<?xml version="1.0" encoding="UTF-16"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
    for (const part of [Buffer.from(`\uFEFF${xml}`, 'utf16le'), Buffer.from(xml, 'utf16le').swap16()]) {
      expect(await people(bareWorkbook('', { 'xl/worksheets/sheet1.xml': part }))).toEqual(['Jörg 1250 EUR'])
    }
  })

  it('may list parts that hold no cells, such as who has commented', async () => {
    const listed = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/persons/person.xml" ContentType="application/vnd.ms-excel.person+xml"/></Types>`
    const bytes = bareWorkbook(`<sheetData>${sheetRow(1, head)}${sheetRow(2, ['Kim', '5,00'])}</sheetData>`, {
      '[Content_Types].xml': listed,
      'xl/persons/person.xml': '<personList/>',
    })
    expect(await people(bytes)).toEqual(['Kim 500 EUR'])
  })

  it('of the nineties has its own letters', async () => {
    const bytes = Buffer.from(workbook({ Nov: [head, ['J_rg', '12,50 $']] }, {}, 'biff5'))
    // as windows-1252 has them; the library reads them, but does not write them
    bytes[bytes.indexOf('J_rg') + 1] = 0xf6
    bytes[bytes.indexOf('12,50 $') + 6] = 0x80
    expect(await people(new Uint8Array(bytes))).toEqual(['Jörg 1250 EUR'])
  })

  it('is read at the first sheet that has the columns, or at the one asked for', async () => {
    const bytes = workbook({ Deckblatt: [['Agentur'], ['Nordlicht']], Nov: table, Okt: [head, ['Kofi', 1]] })
    const answer = await read(bytes)
    expect(answer).toMatchObject({ done: { sheets: ['Deckblatt', 'Nov', 'Okt'], sheet: 'Nov' } })
    expect(await people(bytes, { sheet: 'Okt' })).toEqual(['Kofi 100 EUR'])
    expect(await read(bytes, { sheet: 'Deckblatt' })).toMatchObject({ done: { isComplete: false } })
  })

  it('keeps hidden sheets to itself', async () => {
    const book = { Workbook: { Sheets: [{ name: 'Alt', Hidden: 1 as const }, { name: 'Nov' }] } }
    expect(await read(workbook({ Alt: [head, ['Alt', 9]], Nov: table }, book))).toMatchObject({
      done: { sheets: ['Nov'], sheet: 'Nov' },
    })
  })

  it('may have titles that span rows and columns', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Umsätze der Agentur', null, null],
      ['Chatter', 'Umsatz', null],
      [null, 'PPV', 'Gesamt-Umsatz'],
      ['Kim', 5, 7],
    ])
    sheet['!merges'] = [
      { s: { r: 0, c: 0 }, e: { r: 0, c: 2 } },
      { s: { r: 1, c: 0 }, e: { r: 2, c: 0 } },
      { s: { r: 1, c: 1 }, e: { r: 1, c: 2 } },
    ]
    const answer = await read(workbook({ Nov: sheet }))
    expect(answer).toMatchObject({
      done: {
        columns: [{ field: 'name' }, { title: 'PPV', field: 'ppv' }, { field: 'revenue' }],
        people: [{ name: 'Kim', lines: [4], figures: [{ revenue: 700, ppv: 500 }] }],
      },
    })
  })

  it('does not multiply merged figures', async () => {
    const sheet = utils.aoa_to_sheet([head, ['Kim', 5], ['Kim', null]])
    sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }]
    expect(await people(workbook({ Nov: sheet }))).toEqual(['Kim 500 EUR'])
  })

  it.each([
    ['#,##0.00 [$€-407]', 'EUR'],
    ['"$"#,##0.00', 'USD'],
    ['_($* #,##0.00_)', 'USD'],
    ['#,##0.00\\ "zł"', 'PLN'],
    ['[$CHF-807] #,##0.00', 'CHF'],
    ['0.00;[$$-409]0.00', 'EUR'],
  ])('says the currency by the format %s', async (format, currency) => {
    const sheet = utils.aoa_to_sheet(table.slice(0, 2))
    const cell: CellObject = sheet['B2']
    cell.z = format
    expect(await people(workbook({ Nov: sheet }))).toEqual([`Kim 184050 ${currency}`])
  })

  it('gives the stored results of formulas, and says where there is none or an error', async () => {
    const sheet = utils.aoa_to_sheet([head, ['Kim', 0], ['Kofi', 0], ['Lea', 0]])
    sheet['B2'] = { t: 'n', v: 0.1 + 0.2, f: 'A1+A2' }
    sheet['B3'] = { t: 'n', f: 'WEBSERVICE("http://x.test")' }
    sheet['B4'] = { t: 'e', v: 0x17 }
    const answer = await read(workbook({ Nov: sheet }))
    expect(answer).toMatchObject({
      done: {
        people: [{ name: 'Kim', figures: [{ revenue: 30 }] }],
        problems: [
          { line: 3, code: 'cellError' },
          { line: 4, code: 'cellError', text: '#REF!' },
        ],
      },
    })
  })

  it.each([
    ['of 1900', false, 46_327],
    ['of 1904', true, 46_327 - 1462],
  ])('has its days in the calendar %s', async (_, date1904, number) => {
    const sheet = utils.aoa_to_sheet([
      ['Datum', 'Chatter', 'Umsatz', 'Stunden'],
      [number, 'Kim', 5, 1.5625],
      [number + 14, 'Kim', 5, 1],
    ])
    for (const [place, z] of [
      ['A2', 'dd.mm.yyyy'],
      ['A3', 'mmm yy'],
      ['D2', '[h]:mm'],
      ['D3', 'h:mm'],
    ] as const) {
      const cell: CellObject = sheet[place]
      cell.z = z
    }
    for (const type of ['xlsx', 'biff8'] as const) {
      const answer = await read(workbook({ Nov: sheet }, { Workbook: { WBProps: { date1904 } } }, type))
      // 46327 is the first of November 2026
      expect(answer).toMatchObject({
        done: { problems: [], people: [{ figures: [{ revenue: 1000, seconds: 221_400 }] }] },
      })
    }
  })

  it('with macros is read without them', async () => {
    const program = new Uint8Array(4000).fill(7)
    const bytes = bareWorkbook(`<sheetData>${sheetRow(1, head)}${sheetRow(2, ['Kim', '5,00'])}</sheetData>`, {
      'xl/vbaProject.bin': program,
      'xl/externalLinks/externalLink1.xml': '<!DOCTYPE x SYSTEM "http://x.test/"><x/>',
    })
    expect(await people(bytes)).toEqual(['Kim 500 EUR'])
  })

  it('with a million empty rows is read for what is in it', async () => {
    const empty = Array.from({ length: 1_048_570 }, (_, at) => `<row r="${at + 3}"/>`).join('')
    const bytes = bareWorkbook(
      `<dimension ref="A1:XFD1048576"/><sheetData>${sheetRow(1, head)}${sheetRow(2, ['Kim', '5,00'])}${empty}${sheetRow(1_048_576, ['Kofi', '1,00'])}</sheetData>`,
    )
    const began = performance.now()
    expect(await people(bytes)).toEqual(['Kim 500 EUR', 'Kofi 100 EUR'])
    expect(performance.now() - began).toBeLessThan(29_000)
  })
})

describe('a text', () => {
  it.each([
    ['UTF-8', text('Chatter;Umsatz\nJörg;5,00')],
    ['UTF-16', new Uint8Array(Buffer.from('\uFEFFChatter\tUmsatz\r\nJörg\t5,00', 'utf16le'))],
    ['windows-1252', new Uint8Array(Buffer.from('Chatter,Umsatz\rJörg,"5,00"', 'latin1'))],
  ])('in %s is read', async (_, bytes) => expect(await people(bytes)).toEqual(['Jörg 500 EUR']))

  it('may end its lines with any number of empty columns', async () => {
    const commas = ','.repeat(255)
    expect(await people(text(`Chatter,Umsatz${commas}\nKim,5${commas}\n${commas}\n`))).toEqual(['Kim 500 EUR'])
    expect(await read(text(`${commas}\n${commas}\n`))).toEqual({ kind: 'unreadable', reason: 'empty' })
    const sheet = workbook({
      Nov: [
        [...head, ...Array.from({ length: 254 }, () => '')],
        ['Kim', 5],
      ],
    })
    expect(await people(sheet)).toEqual(['Kim 500 EUR'])
  })

  it('with a mark that is never closed says where', async () => {
    expect(await read(text('Chatter;Umsatz\n"Kim;5,00\n'))).toEqual({ kind: 'unclosed', line: 2 })
  })
})

describe('what was mapped before', () => {
  const bytes = text('Wer;Wieviel\nKim;1.840\n')
  const remembered = [
    {
      signature: createHash('sha256').update('wer|wieviel').digest('base64url'),
      columns: ['name', 'revenue'] as const,
      numbers: 'en' as const,
      currency: 'USD' as const,
    },
  ]

  it('is used for the same columns', async () => {
    expect(await people(bytes, { remembered })).toEqual(['Kim 184 USD'])
    expect(await read(bytes, { remembered })).toMatchObject({ done: { isRemembered: true } })
    expect(await read(text('Wer;Was\nKim;1'), { remembered })).toMatchObject({ done: { isRemembered: false } })
  })

  it('gives way to what is said now', async () => {
    expect(await people(bytes, { remembered, columns: ['name', 'revenue'], numbers: 'de' })).toEqual(['Kim 184000 EUR'])
  })
})

describe('a file is refused', () => {
  const sheet = `<sheetData>${sheetRow(1, head)}${sheetRow(2, ['Kim', '5,00'])}</sheetData>`
  const wide = (columns: number) => Array.from({ length: columns }, (_, at) => `c${at}`).join(';')
  const good = workbook({ Nov: table })
  it.each([
    ['empty', 'empty', text('')],
    ['blank', 'empty', text('\n;;\n  \n')],
    ['a workbook without cells', 'empty', workbook({ Nov: [] })],
    ['a picture', 'format', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2])],
    ['a page that calls itself a workbook', 'format', text('<html><table><tr><td>Chatter</td></tr></table></html>')],
    ['a PDF', 'format', text('%PDF-1.7\nChatter;Umsatz')],
    ['another archive', 'format', archive({ 'word/document.xml': '<w/>', '[Content_Types].xml': '<Types/>' })],
    ['cut off', 'broken', good.subarray(0, good.length - 100)],
    [
      'cut off inside',
      'broken',
      good
        .with(60, (good[60] ?? 0) ^ 255)
        .with(70, 1)
        .with(71, 2),
    ],
    ['an old workbook cut off', 'broken', workbook({ Nov: table }, {}, 'biff8').subarray(0, 700)],
    [
      'a thousand million laughs',
      'dangerous',
      bareWorkbook(sheet, {
        'xl/sharedStrings.xml':
          '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>',
      }),
    ],
    [
      'an encoding of the parts that no workbook has',
      'format',
      bareWorkbook(sheet, { 'xl/styles.xml': Buffer.from('<\0\0\0s\0\0\0/\0\0\0>\0\0\0', 'latin1') }),
    ],
    [
      'laughs behind two bytes a letter',
      'dangerous',
      bareWorkbook(sheet, { 'xl/styles.xml': Buffer.from('\uFEFF<!DOCTYPE x><styleSheet/>', 'utf16le') }),
    ],
    ['unpacked a hundred times as large', 'tooLarge', bareWorkbook(`<sheetData>${' '.repeat(70_000_000)}</sheetData>`)],
    [
      'many parts that are too large together',
      'tooLarge',
      bareWorkbook(sheet, { 'xl/a.xml': ' '.repeat(40_000_000), 'xl/b.xml': ' '.repeat(40_000_000) }),
    ],
    ['50,001 lines and more', 'tooManyRows', text(`Chatter;Umsatz\n${'Kim;1\n'.repeat(50_001)}`)],
    ['101 columns', 'tooManyColumns', text(`${wide(101)}\n${wide(101)}`)],
    ['a sheet of 101 columns', 'tooManyColumns', workbook({ Nov: [wide(101).split(';')] })],
  ])('%s (%s)', async (_, reason, bytes) => {
    expect(await read(bytes)).toEqual({ kind: 'unreadable', reason })
  })

  it('with 5,001 people', async () => {
    const crowd = `Chatter;Umsatz\n${Array.from({ length: 5001 }, (_, at) => `K${at};1`).join('\n')}`
    expect(await read(text(crowd))).toEqual({ kind: 'done', done: 'crowded' })
  })

  it('that is locked with a password', async () => {
    const bytes = Buffer.from(workbook({ Nov: table }))
    // the flag of the first part in the directory
    bytes.writeUInt16LE(1, bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8)
    expect(await read(new Uint8Array(bytes))).toEqual({ kind: 'unreadable', reason: 'encrypted' })
  })

  it('that takes too long, or too much memory, and the process lives on', async () => {
    const large = text(`Chatter;Umsatz\n${Array.from({ length: 40_000 }, (_, at) => `Kim${at % 999};1,00`).join('\n')}`)
    expect(await read(large, {}, { milliseconds: 30, megabytes: 512 })).toEqual({
      kind: 'unreadable',
      reason: 'tooSlow',
    })
    const cells = bareWorkbook(
      `<sheetData>${Array.from({ length: 30_000 }, (_, at) => sheetRow(at + 1, ['a', 'b', 'c', 'd'])).join('')}</sheetData>`,
    )
    expect(await read(cells, {}, { milliseconds: 60_000, megabytes: 90 })).toEqual({
      kind: 'unreadable',
      reason: 'tooLarge',
    })
    expect(await people(text('Chatter;Umsatz\nKim;1'))).toEqual(['Kim 100 EUR'])
  })
})

it('a table is written so that nothing in it is calculated', async () => {
  const rows = [head, ['=1+1', { value: 1840.5, text: '1840.50', format: '#,##0.00 "EUR"' }], ['Kim', null]]
  const task = { sheet: 'Nov/26', rows }
  const answer = await writeTable(asker, () => Promise.resolve(task), { milliseconds: 60_000 })
  if (answer.kind !== 'done') throw new Error('nothing was written')
  const back = await read(answer.done)
  expect(back).toMatchObject({
    done: { sheet: 'Nov 26', people: [{ name: '=1+1', figures: [{ revenue: 184_050, currency: 'EUR' }] }] },
  })
})
