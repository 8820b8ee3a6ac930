import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { type ImageSize, imageSizes } from '../pictures.ts'

/** Pixels of the longer side, and of the whole: a photo of a telephone is far below, a trap far above. */
const maxSide = 12_000
const maxPixels = 80_000_000
/** These are unpacked as a whole, twenty bytes a pixel, however few bytes they were. */
const maxHeifPixels = 13_000_000

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

// whatever a file calls itself: only these readers are there to open it
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

export interface DrawnPicture {
  /** Of what was uploaded: the same picture has the same name. */
  readonly hash: string
  /** WebP, drawn anew: nothing of the uploaded file's bytes or its metadata is in it. */
  readonly files: readonly { readonly size: ImageSize; readonly bytes: Uint8Array }[]
}

export type PictureFault = 'format' | 'dimensions' | 'heifTooLarge'

/** Reads a picture by its content and draws it in all sizes, upright. Only in a process of its own: it may take anything. */
export async function drawPictureSizes({
  bytes,
}: {
  readonly bytes: Uint8Array
}): Promise<DrawnPicture | PictureFault> {
  const known = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const why = known ? whyNot(known) : 'format'
  if (why) return why
  const drawn = await draw(bytes).catch(() => undefined)
  return drawn ? { hash: createHash('sha256').update(bytes).digest('base64url'), files: drawn } : 'format'
}

/** By what the header says, before anything is unpacked. */
function whyNot({ width, height, format }: Metadata): PictureFault | undefined {
  if (!width || !height || !formats.has(format)) return 'format'
  if (format === 'heif' && width * height > maxHeifPixels) return 'heifTooLarge'
  return Math.max(width, height) > maxSide || width * height > maxPixels ? 'dimensions' : undefined
}

/** Unpacked once, as large as the largest size, and drawn from that: a large picture costs its memory and time only once. */
async function draw(bytes: Uint8Array): Promise<DrawnPicture['files']> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: Math.max(...imageSizes), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const files: { size: ImageSize; bytes: Uint8Array }[] = []
  for (const size of imageSizes) {
    const drawn = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: size, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    files.push({ size, bytes: drawn })
  }
  return files
}
