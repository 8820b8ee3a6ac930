import { inflateSync } from 'node:zlib'

/*
 * Reads the text out of a PDF that Chromium or the product has made, and of no other: streams are deflated, every font has a
 * map from glyphs to characters, and a font's name on the page is F and a number, the same in the whole file.
 */

/** Every character in the order in which it is drawn, without spaces: where lines break is nobody's business. */
export function textOfPdf(file: Buffer): string {
  const objects = objectsIn(file.toString('latin1'))
  const fonts = decodersIn(objects)
  return [...objects.values()]
    .filter(({ stream }) => /\bBT\b/.test(stream))
    .map(({ stream }) => drawnIn(stream, fonts))
    .join('')
    .replaceAll(/\s/g, '')
}

export interface StructureElement {
  readonly type: string
  /** `Column` or `Row` at a cell that names one. */
  readonly scope: string | undefined
  /** Everything in it, as a screen reader has it. */
  readonly text: string
  readonly children: readonly StructureElement[]
}

interface TaggedPdf {
  readonly language: string | undefined
  readonly title: string | undefined
  readonly root: StructureElement
  /** Texts that belong to no element and are no artifacts. */
  readonly untagged: string
}

/** The structure tree of a PDF, in the order in which it is read. */
export function structureOf(file: Buffer): TaggedPdf {
  const objects = objectsIn(file.toString('latin1'))
  const fonts = decodersIn(objects)
  const contents = new Map<string, ReadonlyMap<string, string>>()
  for (const [id, { head }] of objects) {
    if (!/\/Type \/Page\b/.test(head)) continue
    const stream = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? ''
    contents.set(id, markedIn(stream, fonts))
  }

  const elementOf = (id: string): StructureElement => {
    const head = objects.get(id)?.head ?? ''
    const page = /\/Pg (\d+) 0 R/.exec(head.replace(/\/K \[[\s\S]*?\]/, ''))?.[1] ?? ''
    const children: StructureElement[] = []
    const parts: string[] = []
    const kids = /\/K \[([\s\S]*?)\]/.exec(head)?.[1] ?? ''
    for (const [, otherPage, otherMark, child, mark = ''] of kids.matchAll(
      /<<[^>]*\/Pg (\d+) 0 R[^>]*\/MCID (\d+)[^>]*>>|(\d+) 0 R|(\d+)/g,
    )) {
      if (child === undefined) {
        parts.push(contents.get(otherPage ?? page)?.get(otherMark ?? mark) ?? '')
        continue
      }
      const element = elementOf(child)
      children.push(element)
      parts.push(element.text)
    }
    const actual = stringIn(head, 'ActualText')
    return {
      type: /\/S \/(\w+)/.exec(head)?.[1] ?? '',
      scope: /\/Scope \/(\w+)/.exec(head)?.[1],
      text: actual ?? parts.join(''),
      children,
    }
  }

  const heads = [...objects.values()].map(({ head }) => head)
  const [titleAt] = heads.flatMap(head => /\/Title (\d+) 0 R/.exec(head)?.[1] ?? [])
  const catalogue = heads.find(head => head.includes('/Type /Catalog')) ?? ''
  const tree = objects.get(/\/StructTreeRoot (\d+) 0 R/.exec(catalogue)?.[1] ?? '')?.head ?? ''
  return {
    language: stringIn(catalogue, 'Lang'),
    title: stringIn(`/Title ${objects.get(titleAt ?? '')?.head.trim()}`, 'Title'),
    root: elementOf(/\/K \[(\d+) 0 R\]/.exec(tree)?.[1] ?? ''),
    untagged: [...contents.values()].map(marks => marks.get('') ?? '').join(''),
  }
}

/** A text of a dictionary; other letters than ASCII are in UTF-16. */
function stringIn(head: string, key: string): string | undefined {
  const raw = new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`).exec(head)?.[1]
  if (raw === undefined) return undefined
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const plain = raw.replaceAll(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign)
  if (!plain.startsWith('\u00FE\u00FF')) return plain
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}

/** The texts of a page by the number of their mark; those without one have the empty key, artifacts none. */
function markedIn(stream: string, fonts: ReadonlyMap<string, Font>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const marks: (string | undefined)[] = ['']
  let from = 0
  const take = (until: number) => {
    const mark = marks.at(-1)
    // a text begins by naming its font
    if (mark !== undefined) found.set(mark, (found.get(mark) ?? '') + drawnIn(stream.slice(from, until), fonts))
    from = until
  }
  for (const { 0: operator, 1: tag, 2: dictionary, index } of stream.matchAll(
    /\/(\w+) (<<[\s\S]*?>> )?B[DM]C|\bEMC\b/g,
  )) {
    take(index)
    if (operator === 'EMC') marks.pop()
    else marks.push(tag === 'Artifact' ? undefined : (/\/MCID (\d+)/.exec(dictionary ?? '')?.[1] ?? marks.at(-1)))
  }
  take(stream.length)
  return found
}

export const pagesIn = (file: Buffer): number => file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

interface Font {
  /** Of a glyph, in hexadecimal. */
  readonly digits: number
  readonly characters: ReadonlyMap<string, string>
}

interface PdfObject {
  readonly head: string
  readonly stream: string
}

function decodersIn(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Font> {
  const fonts = new Map<string, Font>()
  for (const [name, { head }] of fontsIn(objects)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1]
    // a font drawn by outlines has one byte a glyph, any other two
    const digits = head.includes('/Type3') ? 2 : 4
    if (map !== undefined) fonts.set(name, { digits, characters: charactersIn(objects.get(map)?.stream ?? '') })
  }
  return fonts
}

/** By the names that pages have for them. */
function fontsIn(objects: ReadonlyMap<string, PdfObject>): [string, PdfObject][] {
  return [...objects.values()].flatMap(({ head }) =>
    [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].flatMap(([, name = '', id = '']): [string, PdfObject][] => {
      const font = objects.get(id)
      return font ? [[name, font]] : []
    }),
  )
}

function objectsIn(text: string): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const isText = at >= 0 && head.includes('/FlateDecode') && !/\/(?:Image|Length1)\b/.test(head)
    objects.set(id, { head, stream: isText ? inflated(body.slice(at + 'stream\n'.length), head) : '' })
  }
  return objects
}

function inflated(packed: string, head: string): string {
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  return inflateSync(Buffer.from(packed, 'latin1').subarray(0, length)).toString('latin1')
}

/** Glyph to what it stands for, both in hexadecimal digits; a ligature stands for several characters. */
function charactersIn(map: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const said = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  const after = (hex: string, step: number) =>
    (Number.parseInt(hex, 16) + step).toString(16).padStart(hex.length, '0').toUpperCase()
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) found.set(glyph.toUpperCase(), said(to))
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', list = ''] of block.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g)) {
      for (const [step, [, to = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
        found.set(after(from, step), said(to.replaceAll(' ', '')))
      }
    }
    const plain = block.replaceAll(/<\w+>\s*<\w+>\s*\[[^\]]*\]/g, '')
    for (const [, from = '', last = '', to = ''] of plain.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const steps = Number.parseInt(last, 16) - Number.parseInt(from, 16)
      for (let step = 0; step <= steps; step++) found.set(after(from, step), said(after(to, step)))
    }
  }
  return found
}

function drawnIn(stream: string, fonts: ReadonlyMap<string, Font>): string {
  let font: Font | undefined
  let text = ''
  for (const [, name, glyphs = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name)
    const { digits, characters } = font ?? { digits: 4, characters: new Map<string, string>() }
    for (let at = 0; at < glyphs.length; at += digits) {
      text += characters.get(glyphs.slice(at, at + digits).toUpperCase()) ?? ''
    }
  }
  return text
}
