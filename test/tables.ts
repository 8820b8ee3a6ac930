import { deflateRawSync } from 'node:zlib'
import { type BookType, type CellObject, read, SSF, utils, type WorkBook, write, type WorkSheet } from '@e965/xlsx'

type Value = string | number | boolean | null

/** A workbook as a spreadsheet program writes it. */
export function workbook(
  sheets: Readonly<Record<string, Value[][] | WorkSheet>>,
  book: Partial<WorkBook> = {},
  bookType: BookType = 'xlsx',
) {
  const made: WorkBook = Object.assign(utils.book_new(), book)
  for (const [name, content] of Object.entries(sheets)) {
    utils.book_append_sheet(made, Array.isArray(content) ? utils.aoa_to_sheet(content) : content, name)
  }
  return new Uint8Array(write(made, { type: 'array', bookType, compression: true }))
}

const notations: Readonly<Record<string, string>> = {
  'm/d/yy': 'yyyy-mm-dd',
  'h:mm': 'hh:mm',
  'm/d/yy h:mm': 'yyyy-mm-dd hh:mm',
}

/** The rows of an exported workbook, its days and times in one notation. Throws when one of them is a text. */
export async function exportedRows(file: File): Promise<unknown[][]> {
  const book = read(await file.arrayBuffer(), { type: 'array', cellNF: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  for (const [place, { t, v, z }] of Object.entries<CellObject>(sheet)) {
    const notation = notations[String(z)]
    if (t === 's' && /^(?:\d{4}-\d\d-\d\d|\d\d:\d\d)/.test(String(v)))
      throw new Error(`${place} is a text: ${String(v)}`)
    if (notation !== undefined) sheet[place] = { t: 's', v: SSF.format(notation, v) }
  }
  return utils.sheet_to_json(sheet, { header: 1, defval: null })
}

/** Any archive, its parts packed. */
export function archive(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const out: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const raw = typeof content === 'string' ? Buffer.from(content) : content
    const packed = deflateRawSync(raw, { level: 9 })
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(raw.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 28)
    entry.writeUInt32LE(at, 42)
    out.push(head, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += head.length + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...out, listed, end]))
}

/** The least that is a workbook, around one sheet of one's own writing. */
export const bareWorkbook = (sheet: string, more: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array =>
  archive({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Tabelle1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`,
    ...more,
  })

/** A row of texts in the sheet's own words. */
export const sheetRow = (line: number, texts: readonly string[]): string =>
  `<row r="${line}">${texts.map((text, at) => `<c r="${String.fromCharCode(65 + at)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
