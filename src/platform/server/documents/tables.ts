import type { Facts, PdfCell, PdfLine, PdfRow, PdfTable } from './document.ts'
import { drawHeading, type Flow, headingHeight, headingStyle, makeRoom, plain, soft } from './paragraphs.ts'
import { type DrawnLine, lineHeightOf, side, type Structure, type TaggedPages, type TextStyle } from './tagged-pages.ts'
import type { TextLine } from './text-lines.ts'

const padding = 4
const above = 2.4
const below = 1.2
const gapBefore = 8
const lineHeight = lineHeightOf(plain.size)
const bold: TextStyle = { ...plain, isBold: true }

interface Column {
  readonly x: number
  readonly width: number
  readonly isAtEnd: boolean
}

/** Wrapped to the width of its column. */
type DrawnCell = readonly Pick<DrawnLine, 'line' | 'style' | 'isFollowed'>[]

interface DrawnRow {
  readonly cells: readonly DrawnCell[]
  readonly height: number
  /** The thickness of the line over it; 0: none. */
  readonly rule: number
}

interface DrawnTable {
  readonly heading: string | null
  readonly columns: readonly Column[]
  /** Repeated on each page that the table goes on to. */
  readonly head: DrawnRow | null
  readonly rows: readonly DrawnRow[]
}

/** A row stays on one page, unless it is longer than one. */
export function drawTable(flow: Flow, heading: string | null, { columns: given, rows, sum }: PdfTable): void {
  const { pages } = flow
  const columns = columnsOf(
    given.map(({ share, at }) => ({ share, isAtEnd: at === 'end' })),
    pages.width,
  )
  const row = (cells: PdfRow, rule: number, style = plain) => drawnRow(cells, columns, { pages, rule, style })
  draw(flow, {
    heading,
    columns,
    head: row(
      given.map(({ title }) => title),
      0,
      bold,
    ),
    rows: [...rows.map((cells, at) => row(cells, at === 0 ? 1 : 0.5)), ...(sum ? [row(sum, 1, bold)] : [])],
  })
}

/** Labels with their values: a table whose rows have names, and whose columns have none. */
export function drawFacts(flow: Flow, heading: string | null, facts: Facts['facts']): void {
  const { pages } = flow
  const columns = columnsOf(
    [
      { share: 0.28, isAtEnd: false },
      { share: 0.72, isAtEnd: false },
    ],
    pages.width,
  )
  const rows = facts.map(cells => drawnRow(cells, columns, { pages, rule: 0, style: plain, firstStyle: soft }))
  draw(flow, { heading, columns, head: null, rows })
}

/** Columns have fixed shares, so that no cell however long makes the table wider than the page. */
function columnsOf(shares: readonly { readonly share: number; readonly isAtEnd: boolean }[], width: number): Column[] {
  const all = shares.reduce((sum, { share }) => sum + share, 0)
  const inner = width - 2 * padding * (shares.length - 1)
  let x = side
  return shares.map(({ share, isAtEnd }) => {
    const column = { x, width: (inner * share) / all, isAtEnd }
    x += column.width + 2 * padding
    return column
  })
}

interface RowOptions {
  readonly pages: TaggedPages
  readonly rule: number
  readonly style: TextStyle
  readonly firstStyle?: TextStyle
}

function drawnRow(given: PdfRow, columns: readonly Column[], options: RowOptions): DrawnRow {
  const { pages, rule, style, firstStyle = style } = options
  const cells = columns.map(({ width }, at): DrawnCell => {
    const linesOf = (part: PdfLine) => {
      const isLoud = typeof part !== 'string'
      const drawnStyle = isLoud ? bold : at === 0 ? firstStyle : style
      const wrapped = pages.wrap(isLoud ? part.loud : part, width, drawnStyle)
      return wrapped.map((line, number) => ({ line, style: drawnStyle, isFollowed: number === wrapped.length - 1 }))
    }
    const lines = partsOf(given[at] ?? '').flatMap(linesOf)
    return lines.map((drawn, number) => (number === lines.length - 1 ? { ...drawn, isFollowed: false } : drawn))
  })
  const lines = Math.max(1, ...cells.map(({ length }) => length))
  return { cells, rule, height: above + lines * lineHeight + below }
}

const partsOf = (cell: PdfCell): readonly PdfLine[] => (isLine(cell) ? [cell] : cell)
const isLine = (cell: PdfCell): cell is PdfLine => !Array.isArray(cell)

function draw(flow: Flow, table: DrawnTable): void {
  const { pages } = flow
  const { heading, head, rows } = table
  flow.y += gapBefore
  makeRoom(flow, (heading === null ? 0 : headingHeight) + (head?.height ?? 0) + (rows[0]?.height ?? 0))
  if (heading !== null) drawHeading(flow, heading)
  const element = pages.element(pages.root, 'Table')
  if (head) {
    const cellsOfHead = elementsOf(pages, element, head, () => ['TH', 'Column'])
    drawCells(flow, table, head, (at, lines) => {
      const cell = cellsOfHead[at]
      if (cell) pages.content(cell, 'TH', lines)
    })
  }
  for (const row of rows) drawRow(flow, table, row, element)
  if (head && rows.length > 0) drawRule(flow, 0.5)
}

type CellKind = readonly [type: 'TH' | 'TD', scope?: 'Row' | 'Column']

function elementsOf(
  pages: TaggedPages,
  table: Structure,
  { cells }: DrawnRow,
  kindOf: (column: number) => CellKind,
): Structure[] {
  const row = pages.element(table, 'TR')
  return cells.map((_, at) => pages.element(row, ...kindOf(at)))
}

const kindInBody = (column: number): CellKind => (column === 0 ? ['TH', 'Row'] : ['TD'])

function drawRow(flow: Flow, table: DrawnTable, row: DrawnRow, element: Structure): void {
  const { pages } = flow
  const cells = elementsOf(pages, element, row, kindInBody)
  const repeated = table.head ? (table.heading === null ? 0 : headingHeight) + table.head.height : 0
  const fitsOnPage = row.height <= pages.bottom - pages.top - repeated
  const isOnNewPage = makeRoom(flow, fitsOnPage ? row.height : above + lineHeight + below)
  if (isOnNewPage) repeatHead(flow, table)
  drawRule(flow, isOnNewPage && table.head ? 1 : row.rule)
  let rest = row.cells
  for (;;) {
    const room = Math.max(1, Math.floor((pages.bottom - flow.y - above - below) / lineHeight))
    drawCells(flow, table, { ...row, cells: rest.map(lines => lines.slice(0, room)) }, (at, lines) => {
      const cell = cells[at]
      if (cell) pages.content(cell, kindInBody(at)[0], lines)
    })
    rest = rest.map(lines => lines.slice(room))
    if (rest.every(({ length }) => length === 0)) return
    pages.nextPage()
    flow.y = pages.top
    repeatHead(flow, table)
  }
}

/** Read out once, where the table begins. */
function repeatHead(flow: Flow, table: DrawnTable): void {
  const { pages } = flow
  const { heading, head } = table
  if (!head) return
  if (heading !== null) {
    flow.y += 4
    const [line] = pages.wrap(heading, pages.width, headingStyle)
    const place = { x: side, y: flow.y }
    if (line) pages.artifact([{ line, style: headingStyle, ...place }])
    flow.y += headingHeight - 4
  }
  drawCells(flow, table, head, (_, lines) => pages.artifact(lines))
}

/** Draws the cells beneath where the flow is, and moves it on by the longest of them. */
function drawCells(
  flow: { y: number },
  { columns }: DrawnTable,
  { cells }: DrawnRow,
  onCell: (column: number, lines: readonly DrawnLine[]) => void,
): void {
  const first = flow.y + above
  for (const [at, lines] of cells.entries()) {
    const column = columns[at]
    if (!column || lines.length === 0) continue
    const xOf = ({ width }: TextLine) => (column.isAtEnd ? column.x + column.width - width : column.x)
    onCell(
      at,
      lines.map((drawn, number) => ({ ...drawn, x: xOf(drawn.line), y: first + number * lineHeight })),
    )
  }
  flow.y = first + Math.max(1, ...cells.map(({ length }) => length)) * lineHeight + below
}

function drawRule({ pages, y }: Flow, thickness: number): void {
  if (thickness === 0) return
  const colour = thickness === 1 ? plain.colour : '#d5d8de'
  pages.rule(y, thickness, colour)
}
