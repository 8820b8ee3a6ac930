import { deflateRawSync } from 'node:zlib'
import { type BookType, utils, type WorkBook, write, type WorkSheet } from '@e965/xlsx'

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
