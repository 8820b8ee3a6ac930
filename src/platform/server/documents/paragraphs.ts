import { lineHeightOf, side, type TaggedPages, type TextStyle } from './tagged-pages.ts'

const ink = '#16181d'
const quiet = '#5b616e'
export const plain: TextStyle = { size: 9, colour: ink }
export const soft: TextStyle = { size: 9, colour: quiet }
export const headingStyle: TextStyle = { size: 11, colour: ink, isBold: true }

/** Where the next thing is drawn. */
export interface Flow {
  readonly pages: TaggedPages
  y: number
}

/** Begins a page when the height no longer fits on this one. @returns whether it did */
export function makeRoom(flow: Flow, height: number): boolean {
  if (flow.y + height <= flow.pages.bottom || flow.y <= flow.pages.top) return false
  flow.pages.nextPage()
  flow.y = flow.pages.top
  return true
}

interface ParagraphOptions {
  readonly style: TextStyle
  readonly width?: number
}

/** A paragraph or a heading over the width of the page, which may go on to the next one. */
export function drawParagraph(
  flow: Flow,
  type: 'H1' | 'H2' | 'P',
  text: string,
  { style, width = flow.pages.width }: ParagraphOptions,
): void {
  const { pages } = flow
  const element = pages.element(pages.root, type)
  for (const line of pages.wrap(text, width, style)) {
    makeRoom(flow, lineHeightOf(style.size))
    pages.content(element, type, [{ line, style, x: side, y: flow.y }])
    flow.y += lineHeightOf(style.size)
  }
}

export const headingHeight = lineHeightOf(headingStyle.size) + 8

export function drawHeading(flow: Flow, text: string): void {
  flow.y += 4
  drawParagraph(flow, 'H2', text, { style: headingStyle })
  flow.y += 4
}
