import { createHash } from 'node:crypto'
import { type CellObject, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { writeTable } from '#features/foundation/spreadsheets/server/table-writing.ts'
import { asker, head, people, read, table, text } from '#test/read-figures.ts'
import { bareWorkbook, sheetRow, workbook } from '#test/tables.ts'

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

  it.each([
    ['2026-11-27', 5, 0],
    ['2026-11-30T23:30:00', 5, 0],
    // no date of ISO 8601: in a file that does not decide, the day comes first
    ['11/12/2026', 5, 1],
    ['11/27/2026', 5, 0],
  ])('has a cell that stores the date %s as text', async (date, revenue, problems) => {
    const cells = `<c r="A2" t="d"><v>${date}</v></c><c r="B2" t="str"><v>Kim</v></c><c r="C2"><v>${revenue}</v></c>`
    const rows = `${sheetRow(1, ['Datum', 'Chatter', 'Umsatz'])}<row r="2">${cells}</row>`
    expect(await read(bareWorkbook(`<sheetData>${rows}</sheetData>`))).toMatchObject({
      done: { problemCount: problems, people: problems > 0 ? [] : [{ figures: [{ revenue: revenue * 100 }] }] },
    })
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
    expect(await people(bytes)).toEqual(['Kim 500 EUR', 'Kofi 100 EUR'])
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

it('a table is written so that nothing in it is calculated', async () => {
  const rows = [head, ['=1+1', { value: 1840.5, text: '1840.50', format: '#,##0.00 "EUR"' }], ['Kim', null]]
  const task = { title: 'November', author: 'Nord', language: 'de' as const, sheet: 'Nov/26', rows }
  const answer = await writeTable(asker, () => Promise.resolve(task), { milliseconds: 60_000 })
  if (answer.kind !== 'done') throw new Error('nothing was written')
  const back = await read(answer.done)
  expect(back).toMatchObject({
    done: { sheet: 'Nov 26', people: [{ name: '=1+1', figures: [{ revenue: 184_050, currency: 'EUR' }] }] },
  })
})
