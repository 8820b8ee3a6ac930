import { read } from '@e965/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { openWorkbook } from './workbook.ts'
import { csvOfTable } from './table-writing.ts'
import { dateCell, dateTimeCell, durationCell, timeCell, type WrittenCell, writeWorkbook } from './workbook-writing.ts'

const written = (rows: readonly (readonly WrittenCell[])[]) =>
  writeWorkbook({ title: 'Zeiten <Mai>', author: 'Nord & Söhne', language: 'de', sheet: 'Mai [5]: 1/2', rows })

const partsOf = (bytes: Uint8Array) => {
  const parts = unzipSync(bytes)
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array())
}

const zone = 'Europe/Berlin'
const head = ['Tag', 'Beginn', 'Gekommen', 'Stunden', 'Betrag', 'Text']
const typed: WrittenCell[] = [
  dateCell(day('2026-10-25')),
  timeCell(timeOfDay('22:30')),
  dateTimeCell('2026-10-25T06:05:00Z', zone, 'de'),
  durationCell(1534),
  { value: 12.5, text: '12.50', format: '#,##0.00' },
  '=1+1',
]

describe('writing a workbook', () => {
  it('writes days, times and durations as numbers with their format, and texts as texts', async () => {
    const book = read(written([head, typed]), { type: 'array', cellNF: true, cellFormula: true })
    const sheet = book.Sheets['Mai  5   1 2']!
    const cells = ['A2', 'B2', 'C2', 'D2', 'E2', 'F2'].map(place => [sheet[place].t, sheet[place].v, sheet[place].z])
    expect(cells).toEqual([
      ['n', 46320, 'm/d/yy'],
      ['n', 22.5 / 24, 'h:mm'],
      ['n', 46320 + (7 * 60 + 5) / 1440, 'm/d/yy h:mm'],
      ['n', 1534 / 1440, '[h]:mm'],
      ['n', 12.5, '#,##0.00'],
      ['s', '=1+1', 'General'],
    ])
    expect(sheet['F2'].f).toBeUndefined()
    const [, row] = (await openWorkbook(written([head, typed]))).rowsOf('Mai  5   1 2')
    expect(row?.cells[0]).toMatchObject({ date: '2026-10-25' })
    expect(row?.cells[1]).toMatchObject({ isTime: true })
  })

  it('writes an hour that the clocks repeat with the offset that is meant', () => {
    const hour = (instant: string) => dateTimeCell(instant, zone, 'de')
    const rows = [
      ['Von', 'Bis'],
      [hour('2026-10-25T00:30:00Z'), hour('2026-10-25T01:30:00Z')],
    ]
    const sheet = read(written(rows), { type: 'array', cellNF: true }).Sheets['Mai  5   1 2']!
    expect(['A2', 'B2'].map(place => sheet[place].w)).toEqual(['2026-10-25 02:30 MESZ', '2026-10-25 02:30 MEZ'])
    expect(csvOfTable(rows, 'de')).toContain('"2026-10-25 02:30 MESZ";"2026-10-25 02:30 MEZ"')
  })

  it('has the time of an instant in either language', () => {
    const evening = { value: 46_320 + 20.5 / 24, text: '2026-10-25 20:30', format: 'm/d/yy h:mm' }
    for (const language of ['de', 'en'] as const) {
      expect(dateTimeCell('2026-10-25T19:30:00Z', zone, language)).toEqual(evening)
    }
  })

  it('has a bold header that stays in view, a filter and a title', () => {
    const bytes = written([head, typed, typed])
    const part = partsOf(bytes)
    const sheet = part('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<autoFilter ref="A1:F3"/>')
    const [first = '', second = ''] = sheet.match(/<row[\s\S]*?<\/row>/g) ?? []
    const fontOf = (row: string) => {
      const style = Number(/<c r="F\d+" s="(\d+)"/.exec(row)?.[1] ?? 0)
      const formats = /<cellXfs[^>]*>([\s\S]*)<\/cellXfs>/.exec(part('xl/styles.xml'))?.[1] ?? ''
      const font = Number(/fontId="(\d+)"/.exec(formats.match(/<xf [^>]*>/g)?.[style] ?? '')?.[1])
      return /<fonts[^>]*>([\s\S]*)<\/fonts>/.exec(part('xl/styles.xml'))?.[1]?.match(/<font>[\s\S]*?<\/font>/g)?.[font]
    }
    expect(fontOf(first)).toContain('<b/>')
    expect(fontOf(second)).not.toContain('<b/>')
    expect(read(bytes, { type: 'array' }).Props).toMatchObject({
      Title: 'Zeiten <Mai>',
      Author: 'Nord & Söhne',
      Language: 'de',
    })
  })

  it('keeps every text as it was given', async () => {
    const texts = ['a & b < c > "d"', ' spaces ', 'two\nlines', '_x0041_', '名前 🎉', 'tab\there']
    const [, row] = (await openWorkbook(written([texts, texts]))).rowsOf('Mai  5   1 2')
    expect(row?.cells).toEqual(texts)
    const harmless = written([['a'], ['\u0000\uFFFE\uD800x\u001F']])
    expect(partsOf(harmless)('xl/worksheets/sheet1.xml')).not.toMatch(/(?!\n)[\p{Cc}\uFFFE]/u)
  })

  it('is the same file for the same content', () => {
    expect(written([head, typed])).toEqual(written([head, typed]))
  })
})

it('writes days and times into a text file as people and programs read them', () => {
  expect(csvOfTable([typed], 'de')).toContain('"2026-10-25";"22:30";"2026-10-25 07:05";"25:34";"12,50"')
})
