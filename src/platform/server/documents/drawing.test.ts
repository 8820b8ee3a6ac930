import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { pagesIn, type StructureElement, structureOf, textOfPdf } from '#test/pdf-text.ts'
import { drawDocumentInChild, drawDocumentsInChild } from './draw-in-child.ts'
import type { PdfDocument, PdfRow } from './document.ts'

const within = { asker: { organizationId: 'A', personId: 'B' }, milliseconds: 30_000 }
const bare = (text: string): string => text.replaceAll(/\s/g, '')

const paperOf = (rows: readonly PdfRow[], more: Partial<PdfDocument> = {}): PdfDocument => ({
  language: 'de',
  layout: 'portrait',
  title: 'Liste',
  about: 'Größenwahn & Söhne',
  by: 'Nordlicht',
  mark: null,
  sections: [
    {
      heading: 'Wer da war',
      body: {
        kind: 'table',
        columns: [
          { title: 'Name', share: 1, at: 'start' },
          { title: 'Zahl', share: 1, at: 'end' },
        ],
        rows,
        sum: ['Summe', '1.234,50 €'],
      },
    },
  ],
  ...more,
})

async function drawn(paper: PdfDocument): Promise<{ pages: number; text: string; file: Buffer }> {
  const bytes = await drawDocumentInChild(paper, within)
  if (bytes === 'busy') throw new Error('nobody else draws')
  const file = Buffer.from(bytes)
  return { file, pages: pagesIn(file), text: textOfPdf(file) }
}

const rowsOf = (element: StructureElement): (readonly StructureElement[])[] =>
  element.type === 'Table' ? element.children.map(({ children }) => children) : []

const count = (text: string, part: string): number => text.split(bare(part)).length - 1

describe('a paper', () => {
  it('repeats the heads of a table on each page, and counts its pages', async () => {
    const rows = Array.from({ length: 120 }, (_, at): [string, string] => [`Zeile ${at + 1}`, String(at)])
    const { pages, text } = await drawn(paperOf(rows, { mark: 'ENTWURF' }))
    expect(pages).toBeGreaterThan(2)
    expect(count(text, 'Wer da warNameZahl')).toBe(pages)
    expect(count(text, 'ENTWURF')).toBe(pages)
    expect(count(text, 'Größenwahn & Söhne')).toBe(pages)
    for (let page = 1; page <= pages; page += 1) expect(count(text, `Seite ${page} von ${pages}`)).toBe(1)
    for (const [first = ''] of rows) expect(count(text, first)).toBeGreaterThan(0)
    expect(text).toContain(bare('Summe1.234,50 €'))
  })

  it('sets what is one below the other in one cell, each with letters of its own', async () => {
    const { text } = await drawn(paperOf([[['Kim', { loud: 'frei' }, 'Юлия'], '1']]))
    expect(text).toContain(bare('Kim frei Юлия 1'))
  })

  it('writes the names that there are, and says where it cannot', async () => {
    const names = ['Đặng Thị Hồng Ánh', 'Łukasz Żółć', 'Αλέξης', 'Юлия', 'Ærøskøbing']
    const known = await drawn(paperOf(names.map(name => [name, '1'])))
    for (const name of names) expect(known.text).toContain(bare(name))
    expect(known.text).not.toContain('\u{FFFD}')
    const { text } = await drawn(paperOf([['Mia ገብረ', '1']]))
    expect(text).toContain('Mia\u{FFFD}\u{FFFD}\u{FFFD}')
    expect(text).toContain(bare('\u{FFFD} steht für ein Zeichen, das die Schriften dieses Dokuments nicht haben.'))
  })

  it.each([
    ['Chinese', '王小明'],
    ['traditional Chinese', '陳雪龍'],
    ['Japanese', '山田はなこ'],
    ['Korean', '김민수'],
    ['Arabic', 'محمد الأمين'],
    ['Hebrew', 'דוד בן־גוריון'],
    ['Thai', 'สมชาย ใจดี'],
    ['Georgian', 'გიორგი ბერიძე'],
    ['Armenian', 'Արամ Խաչատրյան'],
    ['Bengali', 'রবীন্দ্রনাথ'],
    ['Tamil', 'தமிழ்'],
    ['Hindi', 'नरेन्द्र मोदी'],
    ['emoji', 'Mia 🎉 👩‍👩‍👧'],
    ['several scripts', 'Kim 金, דוד und محمد'],
  ])('writes names in %s, in a cell, bold and in a sentence', async (_, name) => {
    const sentence = `Heute arbeitet ${name}, morgen nicht.`
    const paper = paperOf(
      [
        [name, { loud: name }],
        [sentence, '1'],
      ],
      { title: name },
    )
    const { file } = await drawn(paper)
    const { root, title } = structureOf(file)
    const cells = root.children.flatMap(rowsOf).map(row => row.map(({ text }) => text))
    expect(cells).toContainEqual([name, name])
    expect(cells).toContainEqual([sentence, '1'])
    expect(root.children[0]).toMatchObject({ type: 'H1', text: name })
    expect(title).toContain(name)
    expect(root.text).not.toContain('\u{FFFD}')
  })

  it('draws a name from the right from the right, within a sentence and alone', async () => {
    const { text } = await drawn(
      paperOf([
        ['Heute דוד לוי (a)', '1'],
        ['דוד!', '2'],
      ]),
    )
    expect(text).toContain('Heuteיולדוד(a)1')
    expect(text).toContain('!דוד2')
  })

  it('ships at most 12 MB of fonts', () => {
    const folder = path.join(import.meta.dirname, 'fonts')
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
    expect(bytes).toBeLessThan(12 * 1024 * 1024)
  })

  it('embeds of a font only the characters that are used', async () => {
    const latin = await drawn(paperOf([['Kim', '1']]))
    const chinese = await drawn(paperOf([['王小明', '1']]))
    expect(chinese.file.length - latin.file.length).toBeLessThan(12_000)
  })

  it('wraps what is long, and loses nothing of it', async () => {
    const name = 'Donaudampfschifffahrt'.repeat(12)
    const { text, pages } = await drawn(paperOf([[name, name]], { title: name, about: name, layout: 'landscape' }))
    expect(count(text, name)).toBeGreaterThanOrEqual(4)
    expect(pages).toBe(1)
  })

  it('is drawn from nothing but its words: no address is asked, no file is opened', async () => {
    const { text } = await drawn(paperOf([['file:///etc/passwd', 'https://example.test/a.png']]))
    expect(text).toContain('file:///etc/passwd')
  })

  it('speaks English to who reads it', async () => {
    expect((await drawn(paperOf([], { language: 'en' }))).text).toContain(bare('Page 1 of 1'))
  })
})

describe('a screen reader', () => {
  it('gets a title, a language, headings and tables with named rows and columns', async () => {
    const facts = { heading: null, body: { kind: 'facts' as const, facts: [['Stunden', '12']] as const } }
    const note = { heading: 'Notizen', body: { kind: 'note' as const, lines: ['Eins', 'Zwei'] } }
    const base = paperOf([['Kim', ['frei', { loud: 'krank' }]]], { mark: 'Entwurf' })
    const { file } = await drawn({ ...base, sections: [facts, ...base.sections, note] })
    const { root, language, title, untagged } = structureOf(file)
    expect([language, title, untagged]).toEqual(['de', 'Liste · Größenwahn & Söhne', ''])
    expect(file.toString('latin1')).toMatch(/\/DisplayDocTitle true/)
    expect(file.toString('latin1')).toMatch(/\/Marked true/)
    expect(root.children.map(({ type }) => type)).toEqual(['H1', 'P', 'P', 'Table', 'H2', 'Table', 'H2', 'P', 'P'])
    expect(root.children.flatMap(rowsOf).map(row => row.map(cell => [cell.type, cell.scope, cell.text]))).toEqual([
      [
        ['TH', 'Row', 'Stunden'],
        ['TD', undefined, '12'],
      ],
      [
        ['TH', 'Column', 'Name'],
        ['TH', 'Column', 'Zahl'],
      ],
      [
        ['TH', 'Row', 'Kim'],
        ['TD', undefined, 'frei krank'],
      ],
      [
        ['TH', 'Row', 'Summe'],
        ['TD', undefined, '1.234,50 €'],
      ],
    ])
  })

  it('reads one table over several pages, its header once, and a row longer than a page as one', async () => {
    const rows = Array.from({ length: 80 }, (_, at): [string, string] => [`Zeile ${at + 1}`, String(at)])
    const words = Array.from({ length: 1200 }, (_, at) => `Wort${at}`).join(' ')
    const { file, pages } = await drawn(paperOf([...rows, [words, '1']]))
    const { root, untagged } = structureOf(file)
    const read = root.children.flatMap(rowsOf).map(row => row.map(({ text }) => text))
    expect(pages).toBeGreaterThan(3)
    expect(read).toEqual([['Name', 'Zahl'], ...rows, [words, '1'], ['Summe', '1.234,50 €']])
    expect(untagged).toBe('')
  })
})

it('of several people of one name is a file each', async () => {
  const paper = paperOf([])
  const named = ['kim.pdf', 'Kim.pdf', 'kim-2.pdf'].map(name => ({ name, paper }))
  const zip = await drawDocumentsInChild(named, within)
  if (zip === 'busy') throw new Error('nobody else draws')
  expect(Object.keys(unzipSync(zip))).toEqual(['kim.pdf', 'Kim-2.pdf', 'kim-2-2.pdf'])
})
