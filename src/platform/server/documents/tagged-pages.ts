import PdfKit from 'pdfkit'
import { titleOf, type PdfDocument } from './document.ts'
import { openFonts } from './fonts.ts'
import { createFontRunSplitter, type FontName, unknownSign } from './lettering.ts'
import { type TextLine, wrapText } from './text-lines.ts'

export type Structure = ReturnType<PDFKit.PDFDocument['struct']>

/** Width and height of A4 in points; the margins are what a printer and a folder need. */
const sizes = { portrait: [595.28, 841.89], landscape: [841.89, 595.28] } as const
export const side = 45
const top = 52

export interface TextStyle {
  readonly size: number
  readonly isBold?: boolean
  readonly colour: string
}

export interface DrawnLine {
  readonly line: TextLine
  readonly style: TextStyle
  readonly x: number
  readonly y: number
  /** Another text follows in the same element, and is read with a space between them. */
  readonly isFollowed?: boolean
}

/** Room for a line of a size, and where on it the letters stand. */
export const lineHeightOf = (size: number): number => size * 1.342
const baselineOf = (size: number): number => size * 1.03

/**
 * A PDF under construction whose structure says what each part is, so that a screen reader reads a table as a table. Whatever
 * is drawn is either content of a structure element or an artifact that is not read out.
 */
export function openTaggedPages(paper: PdfDocument) {
  const [width, height] = sizes[paper.layout]
  const doc = new PdfKit({
    size: 'A4',
    layout: paper.layout,
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: paper.language,
    displayTitle: true,
    info: { Title: titleOf(paper), Author: paper.by, Creator: 'Staffel', Producer: 'Staffel' },
    // both are unknown to the types; without a font the library would load one of its own
    ...Object({ subset: 'PDF/UA', font: null }),
  })
  const { faceOf, canDraw } = openFonts()
  const splitIntoFontRuns = createFontRunSplitter(canDraw)
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const root = doc.struct('Document')
  doc.addStructure(root)
  let isAnyUnknown = false
  const registered = new Set<string>()

  function selectFont(name: FontName, { isBold = false, size }: Pick<TextStyle, 'isBold' | 'size'>) {
    const face = faceOf(name, isBold)
    if (!registered.has(face.id)) {
      // the types do not know yet that a font which is open already is taken as it is
      doc.registerFont(face.id, Object(face.font))
      registered.add(face.id)
    }
    doc.font(face.id).fontSize(size)
    return face
  }

  /** Without features the library remembers the words it has shaped; a text from the right it has to shape as a whole. */
  const featuresOf = (isRightToLeft: boolean) => (isRightToLeft ? { features: [] } : {})

  function wrap(text: string, available: number, style: TextStyle): TextLine[] {
    const runs = splitIntoFontRuns(text)
    isAnyUnknown ||= runs.some(run => run.text.includes(unknownSign))
    return wrapText(runs, available, ({ text: part, font, isRightToLeft }) => {
      selectFont(font, style)
      return doc.widthOfString(part, featuresOf(isRightToLeft))
    })
  }

  function drawLine({ line: { runs, text: lineText }, style, x, y, isFollowed = false }: DrawnLine): void {
    let at = x
    for (const { text, font, isRightToLeft, width: advance } of runs) {
      const { isOutlined } = selectFont(font, style)
      doc.fillColor(style.colour)
      if (isOutlined) doc.strokeColor(style.colour).lineWidth(style.size / 30)
      doc.text(text, at, y + baselineOf(style.size), {
        lineBreak: false,
        baseline: 'alphabetic',
        ...featuresOf(isRightToLeft),
        ...(isOutlined && { fill: true, stroke: true }),
      })
      at += advance
    }
    if (!isFollowed && !lineText.endsWith(' ')) return
    selectFont('own', style)
    doc.text(' ', at, y + baselineOf(style.size), { lineBreak: false, baseline: 'alphabetic' })
  }

  function mark(element: Structure, type: string, draw: () => void): void {
    element.add(doc.markStructureContent(type))
    draw()
    doc.endMarkedContent()
  }

  return {
    width: width - 2 * side,
    top,
    bottom: height - top,
    root,
    wrap,
    isAnyUnknown: () => isAnyUnknown,

    element(parent: Structure, type: string, scope?: 'Row' | 'Column'): Structure {
      // the types do not know the scope yet
      const options = Object(scope === undefined ? {} : { scope })
      const element = doc.struct(type, options)
      parent.add(element)
      return element
    },

    /** May be called again on a further page: the element then continues there. */
    content(element: Structure, type: string, lines: readonly DrawnLine[]): void {
      const draw = () => lines.forEach(drawLine)
      if (lines.every(({ line }) => line.isReadAsDrawn)) return mark(element, type, draw)
      const actual = lines.map(({ line, isFollowed }) => `${line.text}${isFollowed ? ' ' : ''}`).join('')
      const span = doc.struct('Span', { actual: actual.trimEnd() })
      element.add(span)
      return mark(span, 'Span', draw)
    },

    /** Repeated, and therefore not read out. */
    artifact(lines: readonly DrawnLine[]): void {
      doc.markContent('Artifact', { type: 'Pagination' })
      lines.forEach(drawLine)
      doc.endMarkedContent()
    },

    rule(y: number, thickness: number, colour: string): void {
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(side, y)
        .lineTo(width - side, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke()
      doc.endMarkedContent()
    },

    nextPage(): void {
      doc.addPage()
    },

    /** Draws on every page, once their number is known, and ends the document. */
    async finish(onEach: (page: number, pages: number) => void): Promise<Uint8Array> {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        onEach(page + 1, count)
      }
      const ended = new Promise<void>((resolve, reject) => {
        doc.on('end', resolve)
        doc.on('error', reject)
      })
      root.end()
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

export type TaggedPages = ReturnType<typeof openTaggedPages>
