import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import type { FontName } from './lettering.ts'

/** Instrument Sans is what the product is set in; Noto Sans knows Greek, Cyrillic, Vietnamese and more. */
const packaged = {
  own: {
    normal: import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  },
  other: {
    normal: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  },
} as const

export interface FontFace {
  /** Unique among the faces of a document. */
  readonly id: string
  readonly font: Font
  /** A font of one weight is drawn with an outline where the text is bold. */
  readonly isOutlined: boolean
}

/**
 * The fonts of one document, each opened when a text first needs it. An open font remembers which characters its glyphs were
 * asked for, so that two documents cannot share one.
 */
export function openFonts() {
  const opened = new Map<string, Font>()
  const fontOf = (id: string, read: () => Uint8Array): Font => {
    const known = opened.get(id)
    if (known) return known
    const font = create(asBuffer(read()))
    if ('fonts' in font) throw new Error('a collection of fonts instead of one')
    opened.set(id, font)
    return font
  }

  function faceOf(name: FontName, isBold: boolean): FontFace {
    if (name !== 'own' && name !== 'other') {
      return { id: name, font: fontOf(name, () => scriptFile(name)), isOutlined: isBold }
    }
    const url = packaged[name][isBold ? 'bold' : 'normal']
    const id = `${name} ${isBold ? 'bold' : 'normal'}`
    return { id, font: fontOf(id, () => fileOf(id, () => readFileSync(fileURLToPath(url)))), isOutlined: false }
  }

  return {
    faceOf,
    canDraw: (name: FontName, codePoint: number): boolean => faceOf(name, false).font.hasGlyphForCodePoint(codePoint),
  }
}

/** `scripts/document-fonts.ts` makes the files. */
const scriptFile = (name: FontName): Uint8Array =>
  fileOf(name, () => brotliDecompressSync(readFileSync(path.join(import.meta.dirname, 'fonts', `${name}.ttf.br`))))

/** Without a copy. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The process that draws ends after some documents, and with it what is cached here. */
const files = new Map<string, Uint8Array>()

function fileOf(id: string, read: () => Uint8Array): Uint8Array {
  const file = files.get(id) ?? read()
  files.set(id, file)
  return file
}
