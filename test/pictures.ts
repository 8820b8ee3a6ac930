import sharp from 'sharp'

/** A real picture of one colour. */
export const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#6a5acd' } })
    .toFormat(format)
    .toBuffer()

/** A JPEG with everything a camera writes, turned on its side. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#a0522d' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Kim Albers', Copyright: 'nur-geheim-7' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** So large, by what stands behind the picture: readers of JPEG stop at its end. */
export const padded = (bytes: Buffer, length: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
