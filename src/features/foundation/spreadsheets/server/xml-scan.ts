import { UnreadableFile } from './archive.ts'

/*
 * XML read once from its start to its end. Each step begins where the one before has ended and none looks back, so a part that
 * is twice as long takes twice as many steps, whatever is in it.
 */

export interface XmlListener {
  /** `tag` is what stands between the angle brackets, for `attributeOf`. */
  readonly open: (name: string, tag: string) => void
  readonly close: (name: string) => void
  /** Only while `isReadingText`, with entities replaced. May come in several pieces. */
  readonly text: (text: string) => void
  readonly isReadingText: () => boolean
}

/**
 * Names elements without their prefix: `<x:row>` means the same as `<row>`.
 * @throws UnreadableFile
 */
export function scanXml(xml: string, listener: XmlListener): void {
  let at = 0
  for (;;) {
    const start = xml.indexOf('<', at)
    if (listener.isReadingText() && start > at) listener.text(withoutEntities(xml.slice(at, start)))
    if (start === -1) return
    const sign = xml[start + 1]
    const aside = sign === '?' || sign === '!' ? asides.find(([opening]) => xml.startsWith(opening, start)) : undefined
    if (aside) {
      const [opening, closing] = aside
      const end = xml.indexOf(closing, start + opening.length)
      if (end === -1) throw new UnreadableFile('broken')
      if (opening === cdata && listener.isReadingText()) listener.text(xml.slice(start + opening.length, end))
      at = end + closing.length
      continue
    }
    if (sign === '!') throw new UnreadableFile('dangerous')
    const end = endOfTag(xml, start + 1)
    element(xml.slice(start + 1, end), listener)
    at = end + 1
  }
}

const cdata = '<![CDATA['
const asides = [
  ['<?', '?>'],
  ['<!--', '-->'],
  [cdata, ']]>'],
] as const

/** An angle bracket may stand in an attribute. */
function endOfTag(xml: string, start: number): number {
  for (let at = start; at < xml.length; at++) {
    const sign = xml[at]
    if (sign === '>') return at
    if (sign === '<') break
    if (sign !== '"' && sign !== "'") continue
    at = xml.indexOf(sign, at + 1)
    if (at === -1) break
  }
  throw new UnreadableFile('broken')
}

function element(tag: string, listener: XmlListener): void {
  const isClosing = tag.startsWith('/')
  const from = isClosing ? 1 : 0
  let end = from
  while (end < tag.length && tag[end] !== '/' && !isSpace(tag[end])) end += 1
  const name = tag.slice(tag.slice(from, end).lastIndexOf(':') + 1 + from, end)
  if (isClosing) return listener.close(name)
  listener.open(name, tag)
  if (tag.endsWith('/')) listener.close(name)
}

/** The value of an attribute, whatever its prefix; undefined: there is none. */
export function attributeOf(tag: string, name: string): string | undefined {
  for (let at = tag.indexOf(name); at !== -1; at = tag.indexOf(name, at + name.length)) {
    if (tag[at - 1] !== ':' && !isSpace(tag[at - 1])) continue
    let next = skipSpaces(tag, at + name.length)
    if (tag[next] !== '=') continue
    next = skipSpaces(tag, next + 1)
    const quote = tag.charAt(next)
    const end = quote === '"' || quote === "'" ? tag.indexOf(quote, next + 1) : -1
    if (end !== -1) return withoutEntities(tag.slice(next + 1, end))
  }
  return undefined
}

function skipSpaces(tag: string, start: number): number {
  let at = start
  while (isSpace(tag[at])) at += 1
  return at
}

const isSpace = (sign: string | undefined): boolean => sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Replaces also what workbooks write for signs that XML cannot hold, `_x000D_`, and gives lines one kind of end. */
function withoutEntities(text: string): string {
  const plain = text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) =>
        name === undefined
          ? letterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
          : (named[name] ?? entity),
      )
    : text
  const whole = plain.includes('_x')
    ? plain.replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => letterOf(Number.parseInt(hex, 16)))
    : plain
  return whole.replaceAll('\r\n', '\n')
}

const letterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD')
