import { describe, expect, it } from 'vitest'
import { CFB } from '@e965/xlsx'
import { head, read, table, text } from '#test/read-figures.ts'
import { bareWorkbook, sheetRow, workbook } from '#test/tables.ts'

/*
 * A scan that looks at the rest of the part again for each piece takes a million times as many steps as one that reads it
 * once: hours to days. The process that reads a table is ended before, and the answer is then `tooSlow`.
 */
const count = 1_000_000
const rows = `${sheetRow(1, head)}${sheetRow(2, ['Kim', '5,00'])}`
const good = `<sheetData>${rows}</sheetData>`
const opening = '<?xml version="1.0"?>'
const many = (piece: string, times = count) => piece.repeat(times)

describe('a workbook of a few kilobytes', () => {
  it.each<[where: string, bytes: () => Uint8Array]>([
    ['declarations', () => bareWorkbook(good, { 'xl/styles.xml': many('<? ') })],
    ['relations', () => bareWorkbook(good, { 'xl/_rels/workbook.xml.rels': many('<Relationship ') })],
    ['sheets', () => bareWorkbook(good, { 'xl/workbook.xml': `<workbook><sheets>${many('<sheet ')}` })],
    ['texts', () => bareWorkbook(good, { 'xl/sharedStrings.xml': `${opening}<sst>${many('<si><t ')}` })],
    ['rows', () => bareWorkbook(`<sheetData>${many('<row ')}`)],
    ['cells', () => bareWorkbook(`<sheetData><row>${many('<c ')}`)],
    ['values of a cell', () => bareWorkbook(`<sheetData><row><c>${many('<v ')}`)],
    ['attributes of a cell', () => bareWorkbook(`<sheetData><row><c${many(" r='")}></row></sheetData>`)],
    ['spaces in a cell', () => bareWorkbook(`<sheetData><row><c r${many(' ', 20 * count)}></row></sheetData>`)],
    ['comments', () => bareWorkbook(`${many('<!-- ')}${good}`)],
  ])('is refused for what is wrong, not for its many %s', async (_, bytes) => {
    const file = bytes()
    expect(file.length).toBeLessThan(300_000)
    expect(await read(file)).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(/broken|format|empty/) })
  })

  const format = (code: string) => ({
    'xl/styles.xml': `${opening}<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
  })
  it.each<[where: string, bytes: () => Uint8Array]>([
    ['entries of the list of parts', () => bareWorkbook(good, { '[Content_Types].xml': many('<Override ') })],
    [
      'declarations in each of many parts',
      () =>
        bareWorkbook(
          good,
          Object.fromEntries(Array.from({ length: 1900 }, (_, at) => [`xl/a${at}.xml`, many('<?', 2000)])),
        ),
    ],
    [
      'parts of one text',
      () => bareWorkbook(good, { 'xl/sharedStrings.xml': `${opening}<sst><si>${many('<rPh><t>a')}` }),
    ],
    [
      'an address of every cell there is',
      () => bareWorkbook(`${good}<hyperlinks><hyperlink ref="A1:XFD1048576"/></hyperlinks>`),
    ],
    [
      'formulas of areas',
      () => {
        const area = '<c r="D1"><f t="array" ref="A1:A9">1</f><v>1</v></c>'
        return bareWorkbook(`<sheetData>${rows}<row r="3">${many(area, 200_000)}</row></sheetData>`)
      },
    ],
    [
      'merged cells',
      () => bareWorkbook(`${good}<mergeCells>${many('<mergeCell ref="D1:XFD1048576"/>', 200_000)}</mergeCells>`),
    ],
    ...(['GR1:GR1048576', 'C1:A1048576', 'A2:B1048575'] as const).map((area): [string, () => Uint8Array] => [
      `merged cells of ${area} between rows far apart`,
      () => {
        const sheet = `${sheetRow(1, head)}${sheetRow(1_048_576, ['Kim', '5,00'])}`
        const merges = many(`<mergeCell ref="${area}"/>`, 200_000)
        return bareWorkbook(`<sheetData>${sheet}</sheetData><mergeCells>${merges}</mergeCells>`)
      },
    ]),
    [
      'relations that lead up without end',
      () => {
        const relation = `<Relationship Id="r" Target="${many('../', 2_000_000)}a"/>`
        return bareWorkbook(good, { '_rels/.rels': `<Relationships>${many(relation, 5)}</Relationships>` })
      },
    ],
    [
      'empty cells far to the right',
      () => {
        const row = '<row><c r="XFD1" t="str"><v></v></c></row>'
        return bareWorkbook(`<sheetData>${rows}${many(row, 400_000)}</sheetData>`)
      },
    ],
    [
      'a format of marks',
      () =>
        bareWorkbook(
          `<sheetData>${rows}<row r="3"><c r="D3" s="0"><v>1</v></c></row></sheetData>`,
          format(many('\\&quot;')),
        ),
    ],
    [
      'entities',
      () =>
        bareWorkbook(
          `<sheetData>${sheetRow(1, [...head, many('&amp', 5 * count)])}${sheetRow(2, ['Kim', '5,00'])}</sheetData>`,
        ),
    ],
  ])('is read in spite of %s', async (_, bytes) => {
    const file = bytes()
    expect(await read(file)).toMatchObject({ kind: 'done', done: { people: [{ name: 'Kim' }] } })
  })
})

describe('an old workbook', () => {
  /** A record of the format. */
  const record = (kind: number, content: readonly number[]) => {
    const head = Buffer.alloc(4)
    head.writeUInt16LE(kind, 0)
    head.writeUInt16LE(content.length * 2, 2)
    return Buffer.concat([head, Buffer.from(Uint16Array.from(content).buffer)])
  }
  /** The workbook with records before the end of its sheet. */
  function withRecords(added: Buffer): Uint8Array {
    const file = CFB.read(Buffer.from(workbook({ Nov: table }, {}, 'biff8')), { type: 'buffer' })
    const stream = CFB.find(file, '/Workbook')
    if (!stream) throw new Error('there is no workbook')
    const bytes = Buffer.from(stream.content)
    const end = bytes.lastIndexOf(record(0x000a, []))
    CFB.utils.cfb_add(file, '/Workbook', Buffer.concat([bytes.subarray(0, end), added, bytes.subarray(end)]))
    return new Uint8Array(Buffer.from(CFB.write(file, { type: 'buffer' })))
  }
  const everyCell = [0, 0xffff, 0, 0xff]
  const tooltip = record(0x0800, [0x0800, ...everyCell, 0x61, 0])

  it.each([
    ['links over every cell there is', tooltip, 2000],
    ['merged cells', record(0x00e5, [1, 9, 9, 9, 10]), 300_000],
    ['names of other books', record(0x0017, [1, 0, 0, 0]), 300_000],
  ])('is read in spite of %s', async (_, piece, times) => {
    const file = withRecords(Buffer.concat(Array.from({ length: times }, () => piece)))
    expect(await read(file)).toMatchObject({ kind: 'done', done: { people: [{ name: 'Kim' }, { name: 'Jörg' }] } })
  })
})

describe('a text', () => {
  const spaces = many(' ', 9 * count)
  it.each([
    ['a number of hours before spaces', `Chatter;Umsatz;Stunden\nKim;5,00;1:00${spaces}x`],
    ['a number of hours behind spaces', `Chatter;Umsatz;Stunden\nKim;5,00;x${spaces}x`],
    ['a name behind spaces', `Chatter;Umsatz\nKim;5,00\n${spaces}x;1,00`],
    ['an amount behind spaces', `Chatter;Umsatz\nKim;5,00\nKofi;x${spaces}x`],
    ['a month behind spaces', `Chatter;Umsatz;Datum\nKim;5,00;01.11.2026\nKim;1,00;x${spaces}x`],
  ])('is read in spite of %s', async (_, content) => {
    expect(await read(text(content))).toMatchObject({ kind: 'done' })
  })
})
