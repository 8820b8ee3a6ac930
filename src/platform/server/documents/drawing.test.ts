import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { pagesIn, textOfPdf } from '#test/pdf-text.ts'
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
    const { text } = await drawn(paperOf([['Mia 🎉 日本', '1']]))
    expect(text).toContain('Mia\u{FFFD}\u{FFFD}\u{FFFD}')
    expect(text).toContain(bare('\u{FFFD} steht für ein Zeichen, das die Schrift dieses Papiers nicht hat.'))
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

it('of several people of one name is a file each', async () => {
  const paper = paperOf([])
  const named = ['kim.pdf', 'Kim.pdf', 'kim-2.pdf'].map(name => ({ name, paper }))
  const zip = await drawDocumentsInChild(named, within)
  if (zip === 'busy') throw new Error('nobody else draws')
  expect(Object.keys(unzipSync(zip))).toEqual(['kim.pdf', 'Kim-2.pdf', 'kim-2-2.pdf'])
})
