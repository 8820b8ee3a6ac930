import type { Language } from '#kit/catalogue.ts'
import { titleOf, type PdfDocument } from './document.ts'
import { unknownSign } from './lettering.ts'
import { drawHeading, drawParagraph, type Flow, headingHeight, makeRoom, plain, soft } from './paragraphs.ts'
import { drawFacts, drawTable } from './tables.ts'
import { lineHeightOf, openTaggedPages, side, type TaggedPages, type TextStyle } from './tagged-pages.ts'

/** Draws a document as a tagged PDF. */
export function drawPdf(paper: PdfDocument): Promise<Uint8Array> {
  const texts = documentTexts[paper.language]
  const pages = openTaggedPages(paper)
  const flow: Flow = { pages, y: pages.top }
  pages.nextPage()
  drawTitle(flow, paper)
  for (const { heading, body } of paper.sections) {
    if (body.kind === 'note') drawNote(flow, heading, body.lines)
    else if (body.kind === 'facts') drawFacts(flow, heading, body.facts)
    else drawTable(flow, heading, body)
  }
  if (pages.isAnyUnknown()) {
    flow.y += 12
    drawParagraph(flow, 'P', texts.unknown(unknownSign), { style: soft })
  }
  return pages.finish((page, count) => {
    if (page > 1) drawEdge(pages, 26, [titleOf(paper), paper.mark ?? ''])
    drawEdge(pages, pages.bottom + 16, [paper.by, texts.page(page, count)])
  })
}

const titleStyle: TextStyle = { ...plain, size: 20, isBold: true }
const markStyle: TextStyle = { ...plain, size: 13, isBold: true }

function drawTitle(flow: Flow, { title, about, mark }: PdfDocument): void {
  const { pages, y } = flow
  const [markLine] = pages.wrap(mark ?? '', pages.width / 2, markStyle)
  const width = pages.width - (markLine ? markLine.width + 12 : 0)
  drawParagraph(flow, 'H1', title, { style: titleStyle, width })
  if (markLine) {
    const x = side + pages.width - markLine.width
    pages.content(pages.element(pages.root, 'P'), 'P', [{ line: markLine, style: markStyle, x, y: y + 5 }])
  }
  flow.y += 2
  drawParagraph(flow, 'P', about, { style: { ...soft, size: 12 } })
  flow.y += 2
}

const edgeStyle: TextStyle = { ...soft, size: 8 }
/** A longer text would run into the page. */
const maxEdgeLines = 2

/** Repeated on every page, and not read out. */
function drawEdge(pages: TaggedPages, y: number, [start, end]: readonly [string, string]): void {
  const [endLine] = pages.wrap(end, pages.width / 2, edgeStyle)
  const width = pages.width - (endLine ? endLine.width + 12 : 0)
  const style = edgeStyle
  pages.artifact([
    ...pages
      .wrap(start, width, style)
      .slice(0, maxEdgeLines)
      .map((line, at) => ({ line, style, x: side, y: y + at * lineHeightOf(style.size) })),
    ...(endLine ? [{ line: endLine, style, x: side + pages.width - endLine.width, y }] : []),
  ])
}

/** A short note stays on one page, with its heading. */
function drawNote(flow: Flow, heading: string | null, lines: readonly string[]): void {
  const { pages } = flow
  const gap = 2
  const line = lineHeightOf(soft.size) + gap
  flow.y += 10
  const count = lines.length < 12 ? lines.flatMap(text => pages.wrap(text, pages.width, soft)).length : 2
  makeRoom(flow, (heading === null ? 0 : headingHeight) + count * line)
  if (heading !== null) drawHeading(flow, heading)
  for (const text of lines) {
    drawParagraph(flow, 'P', text, { style: soft })
    flow.y += gap
  }
}

interface DocumentTexts {
  readonly page: (page: number, of: number) => string
  /** Explains the sign that stands for one which no font has. */
  readonly unknown: (sign: string) => string
}

const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  de: {
    page: (page, of) => `Seite ${page} von ${of}`,
    unknown: sign => `${sign} steht für ein Zeichen, das die Schriften dieses Dokuments nicht haben.`,
  },
  en: {
    page: (page, of) => `Page ${page} of ${of}`,
    unknown: sign => `${sign} stands for a character that the fonts of this document do not have.`,
  },
}
