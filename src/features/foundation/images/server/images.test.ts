import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hasLockWait } from '#test/lock-waits.ts'
import { padded, photo, picture } from '#test/pictures.ts'
import { until } from '#test/until.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'
import { maxImageBytes } from '#platform/pictures.ts'
import { removeUnusedImages, removeAllUnusedImages } from './manage-images.ts'

// no jobs: an upload queues a sweep, which would remove pictures before the test does
const world = useWorld({ ROLE: 'web' })
const withJobs = useWorld()

const upload = ({ api }: Pick<Person, 'api'>, bytes: Uint8Array, name = 'bild.jpg', type = 'image/jpeg') =>
  api.images.upload({ file: new File([new Uint8Array(bytes)], name, { type }) })
const read = (person: Pick<Person, 'fetch'>, id: string, size = 640) => person.fetch(`/api/images/${id}/${size}.webp`)

/** A PNG whose few bytes say that it is as large as this. */
function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc32(body), body.length + 4)
    return out
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('as %s is drawn anew in three sizes', async format => {
    const { kim } = await world.office()
    const { id } = await upload(kim, await picture(format, 1600, 800), 'bild.txt', 'text/plain')
    for (const size of [320, 640, 1280]) {
      const answer = await read(kim, id, size)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([drawn.format, drawn.width]).toEqual(['webp', size])
    }
  })

  it('is turned upright and keeps nothing of what the camera wrote', async () => {
    const { kim } = await world.office()
    const { id } = await upload(kim, await photo())
    const bytes = Buffer.from(await (await read(kim, id)).arrayBuffer())
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect(height).toBeGreaterThan(width)
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(bytes.toString('latin1')).not.toContain('Kim Albers')
  })

  it('may have 5,242,880 bytes and not one more', async () => {
    const { kim } = await world.office()
    const small = await picture('jpeg')
    expect(await upload(kim, padded(small, maxImageBytes))).toHaveProperty('id')
    expect(await refusalOf(upload(kim, padded(small, maxImageBytes + 1)))).toMatchObject({
      field: 'file',
      message: 'Bild zu groß (max 5MB)',
    })
    const far = await kim.fetch('/api/rpc/images/upload', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(12_000_000),
    })
    expect([far.status, (await far.json()).json.message]).toEqual([413, 'Bild zu groß (max 5MB)'])
  })

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256))],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ])('is not %s, whatever it calls itself', async (_, bytes) => {
    const { kim } = await world.office()
    expect(await refusalOf(upload(kim, bytes, 'bild.png', 'image/png'))).toMatchObject({
      code: 'images.format',
      field: 'file',
    })
  })

  it('cut off in the middle is none', async () => {
    const { kim } = await world.office()
    const whole = await picture('png', 600, 600)
    expect(await refusalOf(upload(kim, whole.subarray(0, Math.floor(whole.length / 2))))).toMatchObject({
      code: 'images.format',
    })
  })

  it.each([
    [20_000, 20_000],
    [20_000, 1],
    [11_000, 11_000],
    [2_000_000_000, 2_000_000_000],
  ])('of %i × %i pixels is refused before it is unpacked', async (width, height) => {
    const { kim } = await world.office()
    const code = (await refusalOf(upload(kim, hollowPng(width, height)))).code
    expect(['images.dimensions', 'images.format']).toContain(code)
    if (width === 20_000) expect(code).toBe('images.dimensions')
  })

  it('with a script behind it comes out without', async () => {
    const { kim } = await world.office()
    const both = Buffer.concat([await picture('gif'), Buffer.from('<script>alert(document.cookie)</script>')])
    const { id } = await upload(kim, both)
    expect(Buffer.from(await (await read(kim, id)).arrayBuffer()).toString('latin1')).not.toContain('script')
  })

  it('is seen in its own organisation only, and by nobody who is not signed in', async () => {
    const here = await world.office()
    const there = await world.office()
    const { id } = await upload(here.kim, await picture('png', 33, 44))
    expect((await read(here.kofi, id)).status).toBe(200)
    for (const other of [there.kim, world.visitor(), here.luca]) {
      const [foreign, missing] = await Promise.all([read(other, id), read(other, 'A'.repeat(43))])
      expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()])
    }
    expect((await read(here.kim, '..%2f..%2fsecret')).status).toBe(404)
    expect((await here.kim.fetch(`/api/images/${id}/641.webp`)).status).toBe(404)
  })

  it('goes a day later, unless something shows it', async () => {
    const { id: organizationId, kim, adam } = await world.office()
    const used = await upload(kim, await picture('png', 50, 50))
    const forgotten = await upload(kim, await picture('png', 60, 60))
    await adam.api.creators.create({ name: 'Mila', avatarImage: used.id })
    world.clock.set('2026-11-21T12:00:00Z')
    const { services } = world.staffel
    await removeUnusedImages(services, organizationId, [() => Promise.resolve([used.id])])
    expect((await read(kim, used.id)).status).toBe(200)
    expect((await read(kim, forgotten.id)).status).toBe(404)
    expect(await refusalOf(adam.api.creators.create({ name: 'Zoë', avatarImage: forgotten.id }))).toMatchObject({
      code: 'images.notFound',
      field: 'avatarImage',
    })
  })

  it('goes a day later with the next upload', async () => {
    const { kim } = await withJobs.office()
    const { id } = await upload(kim, await picture('png', 50, 50))
    withJobs.clock.set('2026-11-21T12:00:00Z')
    await upload(kim, await picture('png', 60, 60))
    await until(async () => (await read(kim, id)).status === 404, { what: 'the picture to be removed' })
  })

  it('goes also where nobody uploads anything again, and stays where it is shown', async () => {
    const { adam, kim } = await world.office()
    const { id: used } = await upload(adam, await picture('jpeg', 320, 240))
    const { id: replaced } = await upload(kim, await picture('jpeg', 330, 240))
    await kim.api.profile.update({ fullName: kim.fullName, timeZone: null, avatarImage: replaced })
    await adam.api.creators.create({ name: 'Mila', avatarImage: used })
    await kim.api.profile.update({ fullName: kim.fullName, timeZone: null, avatarImage: null })
    const sweepNow = () => removeAllUnusedImages(world.staffel.services, [async () => [used]])
    await sweepNow()
    expect((await read(kim, replaced)).status).toBe(200)
    world.clock.set('2026-11-22T13:00:00Z')
    await sweepNow()
    expect((await read(kim, replaced)).status).toBe(404)
    expect((await read(kim, used)).status).toBe(200)
  })

  it('is there when it was uploaded again while its files went, or those of another before it', async () => {
    const { id: organizationId, kim } = await world.office()
    const pictures = await Promise.all(
      [70, 80].map(async width => {
        const bytes = await picture('png', width, 50)
        return { bytes, id: (await upload(kim, bytes)).id }
      }),
    )
    world.clock.set('2026-11-21T12:00:00Z')
    const { services } = world.staffel
    const isLocked = () => hasLockWait(services.database.pool)
    const again = new Map<string, Promise<unknown>>()
    const removeFolder = async (folder: string) => {
      if (again.size === 0) for (const { id, bytes } of pictures) again.set(id, upload(kim, bytes))
      // the upload of the picture that is being removed waits for its row until the files are gone
      const others = [...again].filter(([id]) => !folder.endsWith(id)).map(([, uploaded]) => uploaded)
      await Promise.race([Promise.all(again.values()), Promise.all([...others, until(isLocked)])])
      await services.files.removeFolder(folder)
    }
    await removeUnusedImages({ ...services, files: { ...services.files, removeFolder } }, organizationId, [
      async () => [],
    ])
    await Promise.all(again.values())
    expect(await Promise.all(pictures.map(async ({ id }) => (await read(kim, id)).status))).toEqual([200, 200])
  })
})
