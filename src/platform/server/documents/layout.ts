import type { Content, ContentTable, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Language } from '#kit/catalogue.ts'
import { type FontRun, unknownSign } from './lettering.ts'
import {
  titleOf,
  type PdfCell,
  type PdfColumn,
  type PdfLine,
  type PdfDocument,
  type PdfRow,
  type PdfSection,
} from './document.ts'

type SplitIntoFontRuns = (text: string) => FontRun[]

/** Of A4, in points, and the margins that a printer and a folder need. */
const widths = { portrait: 595.28, landscape: 841.89 } as const
const side = 45
const padding = 4
const size = 9
const ink = '#16181d'
const quiet = '#5b616e'
const rule = '#d5d8de'

/** A paper as the library wants to be told it. */
export function layoutOf(paper: PdfDocument, lettered: SplitIntoFontRuns): TDocumentDefinitions {
  const words = documentTexts[paper.language]
  const draw = drawer(lettered)
  const title: Content = {
    columns: [
      { width: '*', text: draw(paper.title), fontSize: 20, bold: true },
      {
        width: 'auto',
        text: draw(paper.mark ?? ''),
        fontSize: 13,
        bold: true,
        alignment: 'right',
        margin: [12, 5, 0, 0],
      },
    ],
  }
  const content: Content[] = [
    title,
    { text: draw(paper.about), fontSize: 12, color: quiet, margin: [0, 2, 0, 10] },
    ...paper.sections.map(section => sectionOf(section, paper, draw)),
  ]
  if (draw.isAnyUnknown()) content.push({ text: draw(words.unknown(unknownSign)), color: quiet, margin: [0, 12, 0, 0] })
  return {
    pageSize: 'A4',
    pageOrientation: paper.layout,
    pageMargins: [side, 52, side, 52],
    language: paper.language,
    info: { title: titleOf(paper), author: paper.by, creator: 'Staffel', producer: 'Staffel' },
    displayTitle: true,
    defaultStyle: { font: 'own', fontSize: size, color: ink, lineHeight: 1.1 },
    header: page => (page === 1 ? null : foot([titleOf(paper), paper.mark ?? ''], [side, 26, side, 0], draw)),
    footer: (page, pages) => foot([paper.by, words.page(page, pages)], [side, 16, side, 0], draw),
    content,
  }
}

type Draw = ((text: string) => Content) & { readonly isAnyUnknown: () => boolean }

function drawer(lettered: SplitIntoFontRuns): Draw {
  let isAnyUnknown = false
  const draw = (text: string): Content => {
    const runs = lettered(text)
    isAnyUnknown ||= runs.some(run => run.text.includes(unknownSign))
    return runs.map(({ text: drawn, hand }) => (hand === 'own' ? drawn : { text: drawn, font: hand }))
  }
  return Object.assign(draw, { isAnyUnknown: () => isAnyUnknown })
}

const foot = (
  [start, end]: readonly [string, string],
  margin: [number, number, number, number],
  draw: Draw,
): Content => ({
  margin,
  color: quiet,
  fontSize: 8,
  columns: [
    { width: '*', text: draw(start) },
    { width: 'auto', text: draw(end), alignment: 'right', margin: [12, 0, 0, 0] },
  ],
})

function sectionOf({ heading, body }: PdfSection, { layout }: PdfDocument, draw: Draw): Content {
  const width = widths[layout] - 2 * side
  if (body.kind === 'note') {
    const head: Content[] = heading === null ? [] : [headingOf(heading, draw)]
    const lines = body.lines.map((text): Content => ({ text: draw(text), color: quiet, margin: [0, 0, 0, 2] }))
    return { stack: [...head, ...lines], unbreakable: body.lines.length < 12, margin: [0, 10, 0, 0] }
  }
  if (body.kind === 'facts') {
    const label = Math.round(width * 0.28)
    return tableOf(
      {
        widths: [label, width - label - 2 * padding],
        body: body.facts.map(([name, value]) => [{ text: draw(name), color: quiet }, { text: draw(value) }]),
      },
      factLines,
    )
  }
  const { columns, rows, sum } = body
  const heads: TableCell[][] = [columns.map(column => cellOf(column.title, column, draw, true))]
  if (heading !== null) {
    heads.unshift([
      { ...Object(headingOf(heading, draw)), colSpan: columns.length },
      ...columns.slice(1).map(() => ({})),
    ])
  }
  const row = (cells: PdfRow, isBold = false): TableCell[] =>
    columns.map((column, at) => cellOf(cells[at] ?? '', column, draw, isBold))
  return tableOf(
    {
      headerRows: heads.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: widthsOf(columns, width),
      body: [...heads, ...rows.map(cells => row(cells)), ...(sum ? [row(sum, true)] : [])],
    },
    linesOf(heads.length, sum !== null),
  )
}

const headingOf = (text: string, draw: Draw): Content => ({
  text: draw(text),
  bold: true,
  fontSize: 11,
  margin: [0, 4, 0, 4],
})

function cellOf(cell: PdfCell, { at }: PdfColumn, draw: Draw, isBold: boolean): TableCell {
  const alignment = at === 'end' ? 'right' : 'left'
  const lineOf = (line: PdfLine) =>
    typeof line === 'string' ? { text: draw(line), bold: isBold } : { text: draw(line.loud), bold: true }
  return isLine(cell) ? { ...lineOf(cell), alignment } : { stack: cell.map(lineOf), alignment }
}

const isLine = (cell: PdfCell): cell is PdfLine => !Array.isArray(cell)

/** Fixed, so that no cell however long makes the table wider than the page: what does not fit wraps. */
function widthsOf(columns: readonly PdfColumn[], width: number): number[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const inner = width - 2 * padding * (columns.length - 1)
  return columns.map(({ share }) => (inner * share) / all)
}

const tableOf = (table: ContentTable['table'], layout: CustomTableLayout): Content => ({
  table,
  layout,
  margin: [0, 8, 0, 0],
})

const padded: CustomTableLayout = {
  // text of a table begins and ends with that around it
  paddingLeft: at => (at === 0 ? 0 : padding),
  paddingRight: (at, { table: { widths } }) => (at + 1 === widths?.length ? 0 : padding),
  paddingTop: () => 2.4,
  paddingBottom: () => 1.2,
  vLineWidth: () => 0,
  hLineColor: () => rule,
}

const factLines: CustomTableLayout = { ...padded, hLineWidth: () => 0 }

const linesOf = (heads: number, hasSum: boolean): CustomTableLayout => ({
  ...padded,
  hLineWidth: (line, { table: { body } }) => {
    if (line < heads) return 0
    return line === heads || (hasSum && line === body.length - 1) ? 1 : 0.5
  },
  hLineColor: (line, { table: { body } }) => (line === heads || (hasSum && line === body.length - 1) ? ink : rule),
})

interface DocumentTexts {
  readonly page: (page: number, of: number) => string
  /** Where a sign stands that no letters have. */
  readonly unknown: (sign: string) => string
}

const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  de: {
    page: (page, of) => `Seite ${page} von ${of}`,
    unknown: sign => `${sign} steht für ein Zeichen, das die Schrift dieses Papiers nicht hat.`,
  },
  en: {
    page: (page, of) => `Page ${page} of ${of}`,
    unknown: sign => `${sign} stands for a sign that the letters of this paper do not have.`,
  },
}
