import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type ImageSize, imageSizes, mostImageBytes } from '../pictures.ts'

/** Pixels of the longer side, and of the whole: a photo of a telephone is far below, a trap far above. */
const longestSide = 12_000
const mostPixels = 80_000_000

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

export interface Picture {
  /** Of what was uploaded: the same picture has the same name. */
  readonly hash: string
  /** WebP, drawn anew: nothing of the uploaded file's bytes or its metadata is in it. */
  readonly files: readonly { readonly size: ImageSize; readonly bytes: Uint8Array }[]
}

export type Unusable = 'tooLarge' | 'format' | 'dimensions'

/** Reads a picture by its content and draws it in all sizes, upright. */
export async function drawPicture(bytes: Uint8Array): Promise<Picture | Unusable> {
  if (bytes.length > mostImageBytes) return 'tooLarge'
  if (bytes.length === 0) return 'format'
  return inTurn(async () => {
    const known = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined)
    if (!known?.width || !known.height || !formats.has(known.format)) return 'format'
    if (Math.max(known.width, known.height) > longestSide || known.width * known.height > mostPixels) {
      return 'dimensions'
    }
    const drawn = await draw(bytes).catch(() => undefined)
    return drawn ? { hash: createHash('sha256').update(bytes).digest('base64url'), files: drawn } : 'format'
  })
}

/** Unpacked once, as large as the largest size, and drawn from that: a large picture costs its memory and time only once. */
async function draw(bytes: Uint8Array): Promise<Picture['files']> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: 10 })
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

let turns: Promise<unknown> = Promise.resolve()

/** One picture at a time, so that uploads leave the processor to the others. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = turns.then(work)
  turns = turn.catch(() => undefined)
  return turn
}
