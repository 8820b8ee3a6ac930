import { describe, expect, it, vi } from 'vitest'
import { bareWorkbook, sheetRow, workbook } from '#test/tables.ts'
import { maxColumns, maxTags } from './file-limits.ts'
import { openWorkbook } from './workbook.ts'

const many = (piece: string, times: number) => piece.repeat(times)
const sheetOf = (rows: string) => `<sheetData>${rows}</sheetData>`
const good = sheetOf(sheetRow(1, ['Kim']))

/** The rows of every sheet, as a caller reads them that finds its table in none. */
async function readAll(bytes: Uint8Array) {
  const opened = await openWorkbook(bytes)
  return opened.sheets.map(name => [name, opened.rowsOf(name).length])
}

describe('the work that a workbook causes', () => {
  const tooMany = maxTags / 2
  it.each<[what: string, bytes: () => Uint8Array]>([
    ['cells', () => bareWorkbook(sheetOf(many(`<row>${many('<c><v>1</v></c>', 50)}</row>`, tooMany / 100)))],
    ['rows', () => bareWorkbook(sheetOf(many('<row></row>', tooMany)))],
    ['texts', () => bareWorkbook(good, { 'xl/sharedStrings.xml': `<sst>${many('<si></si>', tooMany)}</sst>` })],
    ['styles', () => bareWorkbook(good, { 'xl/styles.xml': `<cellXfs>${many('<xf></xf>', tooMany)}</cellXfs>` })],
    [
      'tags in all parts together',
      () =>
        bareWorkbook(
          good,
          Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(name => [`xl/${name}.xml`, many('<a/>', maxTags / 5)])),
        ),
    ],
    ['sheets', () => bareWorkbook(good, { 'xl/workbook.xml': `<sheets>${many('<sheet name="T"/>', 2001)}</sheets>` })],
    ['relations', () => bareWorkbook(good, { '_rels/.rels': many('<Relationship Id="r" Target="a"/>', 2001) })],
    ['number formats', () => bareWorkbook(good, { 'xl/styles.xml': many('<numFmt numFmtId="200"/>', 10_001) })],
  ])('is refused as too large for its many %s', async (_, bytes) => {
    await expect(readAll(bytes())).rejects.toMatchObject({ reason: 'tooLarge' })
  })

  it('is refused as too large for wide rows in many sheets, however few of their cells are filled', async () => {
    const names = Array.from({ length: 6 }, (_, at) => `sheet${at + 1}`)
    const rows = Array.from({ length: 10_000 }, (_, at) => `<row><c r="CV${at + 1}"><v>1</v></c></row>`).join('')
    const more = (count: number) => ({
      'xl/workbook.xml': `<sheets>${names
        .slice(0, count)
        .map(name => `<sheet name="${name}" id="none"/>`)
        .join('')}</sheets>`,
      ...Object.fromEntries(names.slice(0, count).map(name => [`xl/worksheets/${name}.xml`, sheetOf(rows)])),
    })
    expect(await readAll(bareWorkbook('', more(5)))).toEqual(names.slice(0, 5).map(name => [name, 10_000]))
    await expect(readAll(bareWorkbook('', more(6)))).rejects.toMatchObject({ reason: 'tooLarge' })
  })

  it('does not grow with the number of sheets of one name or one part', async () => {
    const sheets = (name: (at: number) => string) => ({
      'xl/workbook.xml': `<workbook xmlns:r="x"><sheets>${Array.from({ length: 9 }, (_, at) => `<sheet name="${name(at)}" r:id="rId1"/>`).join('')}</sheets></workbook>`,
    })
    expect(
      await readAll(
        bareWorkbook(
          good,
          sheets(() => 'A'),
        ),
      ),
    ).toEqual([['A', 1]])
    expect(
      await readAll(
        bareWorkbook(
          good,
          sheets(at => `A${at}`),
        ),
      ),
    ).toEqual(Array.from({ length: 9 }, (_, at) => [`A${at}`, at === 0 ? 1 : 0]))
  })

  it('is done once for all sheets of an old workbook', async () => {
    const sheets = ['A', 'B', 'C']
    const bytes = workbook(Object.fromEntries(sheets.map(name => [name, [[name]]])), {}, 'biff8')
    const sliced = vi.spyOn(Buffer.prototype, 'slice')
    const opened = await openWorkbook(bytes)
    const records = sliced.mock.calls.length
    const rows = opened.sheets.flatMap(name => opened.rowsOf(name).map(({ cells }) => cells))
    const more = sliced.mock.calls.length - records
    sliced.mockRestore()
    expect(rows).toEqual(sheets.map(name => [name]))
    expect(records).toBeGreaterThan(10)
    expect(more).toBe(0)
  })

  it('looks at a number format once, however many cells have it', async () => {
    const format = `d${'[$'.repeat(100)}`
    const replaced = vi.spyOn(RegExp.prototype, Symbol.replace)
    const rows = many(`<row>${many('<c s="0"><v>45000</v></c>', maxColumns)}</row>`, 10)
    const styles = `<numFmt numFmtId="200" formatCode="${format}"/><cellXfs><xf numFmtId="200"/></cellXfs>`
    const opened = await openWorkbook(bareWorkbook(sheetOf(rows), { 'xl/styles.xml': styles }))
    const [first] = opened.rowsOf('Tabelle1')
    const looks = replaced.mock.calls.filter(([text]) => text === format).length
    replaced.mockRestore()
    expect(first?.cells[0]).toEqual({ kind: 'number', value: 45_000, date: '2023-03-15' })
    expect(looks).toBeLessThan(5)
  })
})

it('repeats a merged name or date in all its rows, and no figure', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => at + 2)
  const first = ['Team 5', '27.10.2026', '27.10.', '5,00 EUR', 'Kim']
  const rows = [
    sheetRow(1, ['Team', 'Date', 'Day', 'Revenue', 'Name']),
    ...lines.map(line => sheetRow(line, line === 2 ? first : ['', '', '', '', 'Kofi'])),
  ]
  const merges = ['A2:A41', 'B2:B41', 'C2:C41', 'D2:D41'].map(ref => `<mergeCell ref="${ref}"/>`).join('')
  const opened = await openWorkbook(bareWorkbook(`${sheetOf(rows.join(''))}${merges}`))
  const last = opened.rowsOf('Tabelle1').at(-1)
  expect(last?.cells.slice(0, 3)).toEqual(['Team 5', '27.10.2026', '27.10.'])
  expect(last?.cells[3] ?? '').toBe('')
  expect(last?.merged).toEqual([3])
})

it('marks the rest of a merged cell in the rows that exist', async () => {
  const rows = [sheetRow(2, ['a', 'b', 'c']), sheetRow(5, ['d', 'e']), sheetRow(900_000, ['f', 'g'])].join('')
  const merges = ['B1:B4', 'A5:A1048576', 'B5:C5', 'C7:C9', 'C2:A2'].map(ref => `<mergeCell ref="${ref}"/>`).join('')
  const opened = await openWorkbook(bareWorkbook(`${sheetOf(rows)}${merges}`))
  expect(opened.rowsOf('Tabelle1').map(({ line, merged }) => [line, merged])).toEqual([
    [2, [1]],
    [5, [2]],
    [900_000, [0]],
  ])
})
