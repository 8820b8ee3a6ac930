import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { archive, bareWorkbook, sheetRow } from '../tables.ts'
import { crowdedWorkbook, interlacedPng, largeAvif } from './heavy-files.ts'

export interface Attack {
  readonly name: string
  readonly at: '/api/v1/images' | '/api/v1/scoreboard/previews'
  /** Made when it is needed: some are large. */
  readonly make: () => Promise<{ readonly headers: Record<string, string>; readonly body: BodyInit }>
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** A whole picture of one colour, a few kilobytes for any size; `interlaced` ones have to be unpacked at once. */
function flatPng(width: number, height: number, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, interlaced ? 1 : 0], 8)
  // a filter byte and a bit a pixel for every line; seven times where the lines come in seven passes
  const bytes = height * (1 + Math.ceil(width / 8)) * (interlaced ? 2 : 1)
  const rows = deflateSync(Buffer.alloc(Math.min(bytes, 400_000_000)), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const form = (file: Uint8Array | string, name: string, fields: Record<string, string> = {}) => {
  const body = new FormData()
  body.append('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
  for (const [key, value] of Object.entries(fields)) body.append(key, value)
  return { headers: {}, body }
}

const picture = (
  name: string,
  file: () => Promise<Uint8Array | string> | Uint8Array | string,
  as = 'bild.png',
): Attack => ({
  name: `picture: ${name}`,
  at: '/api/v1/images',
  make: async () => form(await file(), as),
})
const table = (name: string, file: () => Uint8Array | string, as = 'umsatz.xlsx'): Attack => ({
  name: `table: ${name}`,
  at: '/api/v1/scoreboard/previews',
  make: async () => form(file(), as, { month: '2026-11' }),
})

const solid = (format: 'webp' | 'jpeg' | 'gif', side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#6a5acd' }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer()

const laughs = `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY a "${'ha'.repeat(50)}">${Array.from(
  { length: 9 },
  (_, at) => {
    const [inner, outer] = [String.fromCharCode(97 + at), String.fromCharCode(98 + at)]
    return `<!ENTITY ${outer} "${`&${inner};`.repeat(10)}">`
  },
).join('')}]><sst><si><t>&j;</t></si></sst>`

const pictures: readonly Attack[] = [
  picture('20,000 × 20,000 pixels', () => flatPng(20_000, 20_000)),
  picture('as large as is allowed, packed small', () => flatPng(8900, 8900)),
  picture('the same, to be unpacked at once', () => flatPng(8900, 8900, { interlaced: true })),
  picture('as wide as is allowed and a pixel high', () => flatPng(12_000, 1)),
  picture('a large WebP', () => solid('webp', 8900)),
  picture('a large JPEG', () => solid('jpeg', 8900)),
  picture('a large AVIF', largeAvif),
  picture('a large PNG of eight bytes a pixel, to be unpacked at once', () => interlacedPng()),
  picture('a large GIF', () => solid('gif', 4000)),
  picture(
    'an SVG that fetches',
    () => '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
  ),
  picture('a page by another name', () => '<!doctype html><script>alert(1)</script>', 'bild.jpg'),
  picture('a picture and a script at once', async () =>
    Buffer.concat([await solid('gif', 20), Buffer.from('*/alert(1)')]),
  ),
  picture('cut off', async () => (await solid('jpeg', 400)).subarray(0, 500)),
  picture('nothing', () => ''),
]

const tables: readonly Attack[] = [
  table('an archive of 300 MB of nothing', () => bareWorkbook(`<sheetData>${' '.repeat(300_000_000)}</sheetData>`)),
  table('a million cells four times', crowdedWorkbook),
  table('laughs without end', () =>
    bareWorkbook(`<sheetData>${sheetRow(1, ['Chatter', 'Umsatz'])}</sheetData>`, { 'xl/sharedStrings.xml': laughs }),
  ),
  table('20,000 parts', () =>
    archive(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`xl/${at}.xml`, '<a/>']))),
  ),
  table('an archive within one', () => archive({ 'xl/workbook.xml': archive({ a: 'x'.repeat(1_000_000) }) })),
  table('a way up as the name of a part', () => archive({ '../../../etc/passwd': 'x', '/etc/passwd': 'x' })),
  table('ten megabytes of marks', () => '"'.repeat(10_000_000), 'umsatz.csv'),
  table('one line of separators', () => ';'.repeat(10_000_000), 'umsatz.csv'),
  table('a million lines', () => `Chatter;Umsatz\n${'Kim Albers;1,00\n'.repeat(600_000)}`, 'umsatz.csv'),
  table(
    'rubbish of the nineties',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100_000, 0x41)]),
    'umsatz.xls',
  ),
  table('a name that leads away', () => 'Chatter;Umsatz\nKim Albers;1,00\n', '../../../../etc/cron.d/x.csv'),
]

const boundary = 'multipart/form-data; boundary=x'
const parts = (name: string, type: string, body: () => string): Attack => ({
  name: `form: ${name}`,
  at: '/api/v1/images',
  make: async () => ({ headers: { 'content-type': type }, body: body() }),
})
const part = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`

const forms: readonly Attack[] = [
  parts('no boundary', 'multipart/form-data', () => `${part('file', 'x')}--x--\r\n`),
  parts('another boundary', 'multipart/form-data; boundary=y', () => `${part('file', 'x')}--x--\r\n`),
  parts('an endless boundary', `multipart/form-data; boundary=${'y'.repeat(5000)}`, () => part('file', 'x')),
  parts('no end', boundary, () => part('file', 'x'.repeat(1_000_000))),
  parts('30,000 parts', boundary, () => `${part('a', 'x').repeat(30_000)}--x--\r\n`),
  parts('a deep name', boundary, () => `${part(`file${'[a]'.repeat(3000)}`, 'x')}--x--\r\n`),
  parts('a name far out', boundary, () => `${part('file[999999999]', 'x')}--x--\r\n`),
  parts(
    'a name of every object',
    boundary,
    () => `${part('__proto__[polluted]', 'x')}${part('constructor', 'x')}--x--\r\n`,
  ),
  parts('a file that is a text', boundary, () => `${part('file', 'x')}--x--\r\n`),
]

export const attacks: readonly Attack[] = [...pictures, ...tables, ...forms]

const heavy = /large|20,000 ×|300 MB|at once|megabytes|separators|million|20,000 parts/
/** Those that are made and answered within milliseconds. */
export const lightAttacks = attacks.filter(({ name }) => !heavy.test(name))
