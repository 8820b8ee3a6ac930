import { strToU8, zipSync } from 'fflate'
import type { Language } from '#kit/catalogue.ts'
import { type Day, epochDay, todayIn } from '#kit/day.ts'
import { minutesOf, type TimeOfDay, timeOfDay } from '#kit/time-of-day.ts'
import { repeatedHourMark } from '#kit/zone.ts'

/** A text stays one, whatever it begins with; a number carries the format it is shown in, and the text of a CSV file. */
export type WrittenCell =
  | string
  | number
  | null
  | { readonly value: number; readonly text: string; readonly format: string }

/** `174:42` in hours and minutes, which a spreadsheet can add up. Null: an empty cell. */
export function durationCell(minutes: number | null): WrittenCell {
  if (minutes === null) return null
  const whole = Math.round(minutes)
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return { value: whole / minutesOfDay, text, format: '[h]:mm' }
}

/** Shown as dates are written where the spreadsheet is opened. */
export const dateCell = (date: Day): WrittenCell => ({ value: serialOf(date), text: date, format: 'm/d/yy' })

export const timeCell = (time: TimeOfDay): WrittenCell => ({
  value: minutesOf(time) / minutesOfDay,
  text: time,
  format: 'h:mm',
})

/** An instant by the clocks of the zone. In the hour that they repeat, the cell shows which of the two is meant. */
export function dateTimeCell(instant: string | undefined, zone: string, language: Language): WrittenCell {
  if (instant === undefined) return null
  const at = Temporal.Instant.from(instant)
  const date = todayIn(zone, at)
  const time = at.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })
  const mark = repeatedHourMark(at, zone, language)
  const value = serialOf(date) + minutesOf(timeOfDay(time)) / minutesOfDay
  return {
    value,
    text: `${date} ${time}${mark}`,
    format: mark === '' ? 'm/d/yy h:mm' : `yyyy\\-mm\\-dd hh:mm"${mark}"`,
  }
}

const minutesOfDay = 1440

/** Spreadsheets count days from the end of 1899. */
const serialOf = (date: Day): number => epochDay(date) + 25_569

export interface WrittenTable {
  /** Programs show it instead of the file's name. */
  readonly title: string
  readonly author: string
  readonly language: Language
  readonly sheet: string
  /** The first is the header. */
  readonly rows: readonly (readonly WrittenCell[])[]
}

/** A workbook of one sheet, with a bold header that stays in view and a filter. The same table gives the same bytes. */
export function writeWorkbook({ title, author, language, sheet, rows }: WrittenTable): Uint8Array {
  const formats = createFormats()
  const cells = sheetXml(rows, formats.styleOf)
  const name = escapeXml(sheet.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31))
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations([
      ['officeDocument', 'xl/workbook.xml'],
      ['http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
    ]),
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator><dc:language>${language}</dc:language></cp:coreProperties>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'${name.replaceAll("'", "''")}'!${absoluteRangeOf(rows)}</definedName><definedName name="_xlnm.Print_Titles" localSheetId="0">'${name.replaceAll("'", "''")}'!$1:$1</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': formats.xml(),
    'xl/worksheets/sheet1.xml': cells,
  }
  const packed = Object.entries(parts).map(([path, xml]) => [path, strToU8(`${declaration}${xml}`)] as const)
  return zipSync(Object.fromEntries(packed), { mtime: '1980-01-01T12:00:00' })
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageTypes = 'application/vnd.openxmlformats-'

const contentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${packageTypes}package.relationships+xml"/>${[
  ['/xl/workbook.xml', 'officedocument.spreadsheetml.sheet.main'],
  ['/xl/worksheets/sheet1.xml', 'officedocument.spreadsheetml.worksheet'],
  ['/xl/styles.xml', 'officedocument.spreadsheetml.styles'],
  ['/docProps/core.xml', 'package.core-properties'],
]
  .map(([name, type]) => `<Override PartName="${name}" ContentType="${packageTypes}${type}+xml"/>`)
  .join('')}</Types>`

const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], at) => {
      const name = type.includes(':') ? type : `${office}/${type}`
      return `<Relationship Id="rId${at + 1}" Type="${name}" Target="${target}"/>`
    })
    .join('')}</Relationships>`

type StyleOf = (format: string | null) => number

const headerStyle = 1

function sheetXml(rows: WrittenTable['rows'], styleOf: StyleOf): string {
  const columns = (rows[0] ?? []).map((_, column) => columnName(column))
  const widths = columns.map((_, column) =>
    Math.min(40, Math.max(10, ...rows.slice(0, 200).map(row => widthOf(row[column])))),
  )
  const written = rows.map((row, at) => {
    const line = at + 1
    return `<row r="${line}">${row.map((cell, column) => cellXml(cell, `${columns[column] ?? columnName(column)}${line}`, at === 0 ? () => headerStyle : styleOf)).join('')}</row>`
  })
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>${written.join('')}</sheetData><autoFilter ref="${rangeOf(rows)}"/></worksheet>`
}

function cellXml(cell: WrittenCell, place: string, styleOf: StyleOf): string {
  if (cell === null) return ''
  const style = styleOf(typeof cell === 'object' ? cell.format : null)
  const start = `<c r="${place}"${style === 0 ? '' : ` s="${style}"`}`
  if (typeof cell === 'string') {
    return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.slice(0, maxTextLength))}</t></is></c>`
  }
  return `${start}><v>${typeof cell === 'number' ? cell : cell.value}</v></c>`
}

/** More does not fit into a cell. */
const maxTextLength = 32_767

/** Formats that every spreadsheet has under these numbers; those of dates follow the reader's own settings. */
const knownFormats: Readonly<Record<string, number>> = {
  '#,##0': 3,
  '#,##0.00': 4,
  'm/d/yy': 14,
  'h:mm': 20,
  'm/d/yy h:mm': 22,
}

/** Collects the formats of a workbook while its cells are written. Style 0 is plain, style 1 the header. */
function createFormats() {
  const used: string[] = []
  const firstOwn = 164
  const own = () => used.filter(format => knownFormats[format] === undefined)
  return {
    styleOf: (format: string | null): number => {
      if (format === null) return 0
      if (!used.includes(format)) used.push(format)
      return headerStyle + 1 + used.indexOf(format)
    },
    xml(): string {
      const numbers = own().map(
        (format, at) => `<numFmt numFmtId="${firstOwn + at}" formatCode="${escapeXml(format)}"/>`,
      )
      const xf = (number: number, font: number) =>
        `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
      const styles = [
        xf(0, 0),
        xf(0, 1),
        ...used.map(format => xf(knownFormats[format] ?? firstOwn + own().indexOf(format), 0)),
      ]
      const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`
      return `<styleSheet xmlns="${main}">${numbers.length === 0 ? '' : `<numFmts count="${numbers.length}">${numbers.join('')}</numFmts>`}<fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
    },
  }
}

const rangeOf = (rows: WrittenTable['rows']): string =>
  `A1:${columnName(Math.max(0, (rows[0]?.length ?? 0) - 1))}${Math.max(1, rows.length)}`

const absoluteRangeOf = (rows: WrittenTable['rows']): string => rangeOf(rows).replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')

const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26))

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Removes characters that XML cannot hold. A text such as `_x0041_`, which a workbook reads as an escaped character, is escaped. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"\r]/g, sign => escapes[sign] ?? sign)

const widthOf = (cell: WrittenCell | undefined): number =>
  cell === null || cell === undefined ? 0 : (typeof cell === 'object' ? cell.text : String(cell)).length + 2
