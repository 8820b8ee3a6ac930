import { describe, expect, it } from 'vitest'
import { head, people, read, table, text } from '#test/read-figures.ts'
import { archive, bareWorkbook, sheetRow, workbook } from '#test/tables.ts'

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
    ['a quoted cell of a million letters and more', 'tooLarge', text('"'.repeat(1_000_004))],
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
