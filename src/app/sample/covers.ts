import { and, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { creators } from '#features/agency/creators/server/table.ts'
import { storeImage } from '#features/foundation/images/server/manage-images.ts'
import { saveImage } from '#features/foundation/images/server/store.ts'
import { drawPictureInChild } from '#platform/server/images.ts'
import type { Services } from '#platform/server/services.ts'
import { type SeededRandom, createSeededRandom } from './random.ts'

const width = 640
const height = 360

/** Gives every creator of the sample a picture: soft lights on a dark ground, different for each and always the same. */
export async function drawSampleCreatorPictures(services: Services, organizationId: string): Promise<void> {
  const rows = await services.database.tenant(organizationId, tx =>
    tx
      .select({ id: creators.id, name: creators.name })
      .from(creators)
      .where(and(eq(creators.organizationId, organizationId), isNull(creators.avatarImage))),
  )
  for (const { id, name } of rows) {
    const seed = Array.from(name, letter => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum * 31 + code, 7)
    const cover = new Blob([new Uint8Array(await lights(createSeededRandom(seed)))])
    const asker = { organizationId, personId: 'sample' }
    const picture = await drawPictureInChild(cover, { asker, seconds: 60 })
    if (typeof picture === 'string') throw new Error(`a cover of the sample is no picture: ${picture}`)
    await storeImage(services, organizationId, picture)
    await services.database.tenant(organizationId, async tx => {
      await saveImage(tx, organizationId, picture.hash, services.clock.now(), null)
      await tx
        .update(creators)
        .set({ avatarImage: picture.hash })
        .where(and(eq(creators.organizationId, organizationId), eq(creators.id, id)))
    })
  }
}

type Colour = readonly [red: number, green: number, blue: number]

const palettes: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [43, 27, 82],
    [232, 93, 117],
    [255, 190, 120],
  ],
  [
    [14, 40, 65],
    [35, 132, 165],
    [190, 235, 220],
  ],
  [
    [52, 20, 46],
    [160, 60, 130],
    [250, 170, 190],
  ],
  [
    [22, 46, 38],
    [60, 150, 110],
    [245, 220, 140],
  ],
  [
    [30, 30, 60],
    [90, 100, 220],
    [200, 180, 255],
  ],
  [
    [60, 30, 20],
    [220, 110, 60],
    [255, 220, 170],
  ],
]

function lights(dice: SeededRandom): Promise<Buffer> {
  const [ground, first, second] = dice.pick(palettes)
  const spots = Array.from({ length: 5 }, (_, at) => ({
    x: dice.next() * width,
    y: dice.next() * height,
    reach: 110 + dice.next() * 190,
    colour: at % 2 === 0 ? first : second,
  }))
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blue]: Colour = ground
      for (const spot of spots) {
        const far = Math.hypot(x - spot.x, y - spot.y) / spot.reach
        const share = Math.exp(-far * far) * 0.75
        red += (spot.colour[0] - red) * share
        green += (spot.colour[1] - green) * share
        blue += (spot.colour[2] - blue) * share
      }
      pixels.set([red, green, blue], (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}
