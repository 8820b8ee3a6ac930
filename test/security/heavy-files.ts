import { crc32, deflateRawSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { bareWorkbook } from '../tables.ts'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** So many zeros, packed: one piece of them, again and again. */
function packedZeros(length: number): Buffer {
  const size = 1 << 20
  const pieces = Math.ceil(length / size)
  const piece = deflateRawSync(Buffer.alloc(size), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const sum = Buffer.alloc(4)
  // Adler's sum of zeros counts them alone
  sum.writeUInt16BE((pieces * size) % 65_521, 0)
  sum.writeUInt16BE(1, 2)
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: pieces }, () => piece),
    Buffer.from([3, 0]),
    sum,
  ])
}

/** Half a megabyte of PNG that has to be unpacked as a whole, eight bytes a pixel. */
export function interlacedPng(width = 8900, height = 8900): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([16, 6, 0, 0, 1], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    // a filter byte a line, and lines come in seven passes
    chunk('IDAT', packedZeros(width * height * 8 + height * 4)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Two kilobytes that are unpacked to a gigabyte and a half. */
export const largeAvif = (): Promise<Buffer> =>
  sharp({ create: { width: 12_000, height: 6600, channels: 3, background: '#6a5acd' }, limitInputPixels: false })
    .avif({ effort: 0 })
    .toBuffer()

/** The AVIF with another size in its header. */
export function claimingToBe(avif: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(avif)
  const at = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, at)
  bytes.writeUInt32BE(height, at + 4)
  return bytes
}

/** A hundred and sixty kilobytes of cells, four million, that each are an object once they are read. */
export const crowdedWorkbook = (): Uint8Array =>
  bareWorkbook(`<sheetData>${`<row>${'<c><v>1</v></c>'.repeat(100)}</row>`.repeat(40_000)}</sheetData>`)
