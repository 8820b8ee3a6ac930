import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import pdfmake from 'pdfmake'
import { zipSync } from 'fflate'
import { layoutOf } from './layout.ts'
import { type FontChoice, createFontRunSplitter } from './lettering.ts'
import type { NamedDocument, PdfDocument } from './document.ts'

/** Instrument Sans is what the product is set in; Noto Sans knows Greek, Cyrillic, Vietnamese and more. */
const files = {
  own: {
    normal: import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  },
  other: {
    normal: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  },
} as const satisfies Record<FontChoice, object>

const fontsOf = ({ normal, bold }: (typeof files)[FontChoice]) => ({
  normal: fileURLToPath(normal),
  bold: fileURLToPath(bold),
})
const fonts = { own: fontsOf(files.own), other: fontsOf(files.other) }

const letters: ReadonlySet<string> = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]))

pdfmake.setFonts(fonts)
// nothing but the letters is ever opened, whatever a name says
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(path => letters.has(path))

const drawsIn = (font: ReturnType<typeof openSync>) => (codePoint: number) =>
  'hasGlyphForCodePoint' in font && (font satisfies Font).hasGlyphForCodePoint(codePoint)

const lettered = createFontRunSplitter({
  own: drawsIn(openSync(fonts.own.normal)),
  other: drawsIn(openSync(fonts.other.normal)),
})

const pdfOf = (paper: PdfDocument): Promise<Uint8Array> => pdfmake.createPdf(layoutOf(paper, lettered)).getBuffer()

/** One paper, or several in an archive, each a file. */
export async function drawDocuments({ papers, isArchive }: DrawingTask): Promise<Uint8Array> {
  const drawn: Record<string, Uint8Array> = {}
  for (const { name, paper } of papers) {
    // one after the other: each takes the whole processor
    // oxlint-disable-next-line no-await-in-loop
    drawn[name] = await pdfOf(paper)
  }
  const [first] = Object.values(drawn)
  if (!isArchive && first) return first
  // papers are packed by themselves
  return zipSync(drawn, { level: 0 })
}

export interface DrawingTask {
  readonly papers: readonly NamedDocument[]
  readonly isArchive: boolean
}
