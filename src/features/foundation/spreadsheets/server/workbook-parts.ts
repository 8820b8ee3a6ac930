import path from 'node:path'
import { UnreadableFile } from './archive.ts'
import { maxFormatLength, maxFormats, maxParts, maxTextLength } from './file-limits.ts'
import { attributeOf, scanXml } from './xml-scan.ts'

/** By their lower-case name in the archive. */
export type WorkbookParts = ReadonlyMap<string, string>

interface SheetPart {
  readonly name: string
  readonly isHidden: boolean
  /** Undefined: diagrams and macros are sheets as well. No two sheets are the same part, so none is read twice. */
  readonly xml: string | undefined
}

/** The sheets of a workbook, and what they share. */
export interface WorkbookIndex {
  readonly sheets: readonly SheetPart[]
  readonly date1904: boolean
  readonly strings: readonly string[]
  /** The number format of each cell style. */
  readonly formats: readonly string[]
}

/** @throws UnreadableFile */
export function readWorkbookIndex(parts: WorkbookParts): WorkbookIndex {
  const place = placeOfWorkbook(parts)
  const workbook = parts.get(place)
  if (workbook === undefined) throw new UnreadableFile('format')
  const related = relationsOf(parts, place)
  const inFolder = (name: string) => path.posix.join(path.posix.dirname(place), name).toLowerCase()
  const partOf = (kind: string, usual: string): string => {
    const found = [...related.values()].find(relation => relation.kind === kind)
    return parts.get(found?.target ?? '') ?? parts.get(inFolder(usual)) ?? ''
  }
  let date1904 = false
  const sheets: SheetPart[] = []
  const unclaimed = new Map(parts)
  openings(workbook, (name, tag) => {
    if (name === 'workbookPr') date1904 = /^(?:1|true)$/.test(attributeOf(tag, 'date1904') ?? '')
    if (name !== 'sheet') return
    if (sheets.length >= maxParts) throw new UnreadableFile('tooLarge')
    const relation = related.get(attributeOf(tag, 'id') ?? '')
    const target = relation?.target ?? inFolder(`worksheets/sheet${sheets.length + 1}.xml`)
    sheets.push({
      name: attributeOf(tag, 'name') ?? '',
      isHidden: /^(?:hidden|veryHidden)$/.test(attributeOf(tag, 'state') ?? ''),
      xml: relation === undefined || relation.kind === 'worksheet' ? unclaimed.get(target) : undefined,
    })
    unclaimed.delete(target)
  })
  return {
    sheets,
    date1904,
    strings: stringsIn(partOf('sharedStrings', 'sharedStrings.xml')),
    formats: formatsIn(partOf('styles', 'styles.xml')),
  }
}

const openings = (xml: string, open: (name: string, tag: string) => void): void =>
  scanXml(xml, { open, close() {}, text() {}, isReadingText: () => false })

function placeOfWorkbook(parts: WorkbookParts): string {
  const main = [...relationsOf(parts, '').values()].find(({ kind }) => kind === 'officeDocument')
  return main !== undefined && parts.has(main.target) ? main.target : 'xl/workbook.xml'
}

/** To join a path takes a step for each of its parts times its length. No part has a longer name. */
const maxTargetLength = 1000

interface Relation {
  /** The last word of its type. */
  readonly kind: string
  readonly target: string
}

/** Lists the parts that a part refers to, by its own names for them. Without a name it is the archive itself. */
function relationsOf(parts: WorkbookParts, part: string): ReadonlyMap<string, Relation> {
  const folder = path.posix.dirname(part)
  const list = path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`)
  const found = new Map<string, Relation>()
  let count = 0
  openings(parts.get(list) ?? '', (name, tag) => {
    if (name !== 'Relationship') return
    count += 1
    if (count > maxParts) throw new UnreadableFile('tooLarge')
    const [id, type, target] = ['Id', 'Type', 'Target'].map(each => attributeOf(tag, each))
    if (id === undefined || target === undefined || target.length > maxTargetLength) return
    const full = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target)
    found.set(id, { kind: type?.slice(type.lastIndexOf('/') + 1) ?? '', target: full.toLowerCase() })
  })
  return found
}

/** The texts that cells refer to by their place in the list. */
function stringsIn(xml: string): string[] {
  const strings: string[] = []
  const collected = textCollector()
  scanXml(xml, {
    open(name) {
      if (name === 'si') collected.clear()
      collected.open(name)
    },
    close(name) {
      collected.close(name)
      if (name === 'si') strings.push(collected.text())
    },
    text: collected.add,
    isReadingText: collected.isReading,
  })
  return strings
}

/** Joins the pieces of a text, without what says how it is pronounced. */
export function textCollector() {
  let [text, isText, isSpoken] = ['', false, false]
  return {
    clear: () => {
      text = ''
    },
    open(name: string) {
      if (name === 't') isText = true
      if (name === 'rPh') isSpoken = true
    },
    close(name: string) {
      if (name === 't') isText = false
      if (name === 'rPh') isSpoken = false
    },
    add: (piece: string) => {
      if (text.length < maxTextLength) text += piece.slice(0, maxTextLength)
    },
    isReading: () => isText && !isSpoken,
    text: () => text,
  }
}

/** Those without a text of their own that show days and times; of the others only the number counts. */
const builtIn: Readonly<Record<string, string>> = {
  14: 'm/d/yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
}

function formatsIn(xml: string): string[] {
  const own = new Map<string, string>()
  const ids: string[] = []
  let [isOfCells, count] = [false, 0]
  scanXml(xml, {
    open(name, tag) {
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) ids.push(attributeOf(tag, 'numFmtId') ?? '0')
      if (name !== 'numFmt') return
      count += 1
      if (count > maxFormats) throw new UnreadableFile('tooLarge')
      own.set(attributeOf(tag, 'numFmtId') ?? '', (attributeOf(tag, 'formatCode') ?? '').slice(0, maxFormatLength))
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
    text() {},
    isReadingText: () => false,
  })
  return ids.map(id => own.get(id) ?? builtIn[id] ?? 'General')
}
