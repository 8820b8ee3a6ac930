import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decryptBackup, encryptBackup, isEncryptedBackupStart, SpoiltPiece, WrongPassphrase } from './backup-cipher.ts'

const passphrase = 'vier Kühe am Fluss'
/** log2 of scrypt's N; that of real backups is slow. */
const cheap = 10
const piece = 65_536 + 16
/** Bytes of the head, which ends with a line of the MAC and the 16 bytes that begin the contents. */
const headOf = (sealed: Buffer): number => sealed.indexOf('\n', sealed.indexOf('\n--- ') + 1) + 1 + 16

async function* inChunks(bytes: Buffer, length = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

const lock = (plain: Buffer, chunk?: number) => whole(encryptBackup(inChunks(plain, chunk), passphrase, cheap))
const unlock = (sealed: Buffer, by = passphrase, chunk?: number) => whole(decryptBackup(inChunks(sealed, chunk), by))

describe('a stream that was encrypted', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_001])(
    'opens again with its passphrase: %i bytes',
    async length => {
      const plain = randomBytes(length)
      for (const chunk of [1_000, 65_536, 1_000_000]) {
        const sealed = await lock(plain, chunk)
        expect(isEncryptedBackupStart(sealed)).toBe(true)
        expect(sealed).toHaveLength(headOf(sealed) + length + 16 * Math.max(1, Math.ceil(length / 65_536)))
        expect(await unlock(sealed, passphrase, chunk)).toEqual(plain)
      }
    },
    60_000,
  )

  it('shows nothing of what is in it, and is another one every time', async () => {
    const plain = Buffer.from('olivia@example.test '.repeat(1000))
    const [one, other] = [await lock(plain), await lock(plain)]
    expect(one.includes('olivia')).toBe(false)
    const head = headOf(one)
    expect(one.subarray(30, 62)).not.toEqual(other.subarray(30, 62))
    expect(one.subarray(head, head + 64)).not.toEqual(other.subarray(head, head + 64))
  })

  it.each(['', 'Vier Kühe am Fluss', `${passphrase} `])('gives nothing to another passphrase: %j', async wrong => {
    const sealed = await lock(randomBytes(100_000))
    const given: Uint8Array[] = []
    const reading = (async () => {
      for await (const part of decryptBackup(inChunks(sealed), wrong)) given.push(part)
    })()
    await expect(reading).rejects.toThrow(WrongPassphrase)
    expect(given).toEqual([])
  })

  it('opens however the letters of its passphrase are composed', async () => {
    const sealed = await whole(encryptBackup(inChunks(Buffer.from('x')), 'Ku\u0308he am Fluss, viele', cheap))
    expect(String(await unlock(sealed, 'Kühe am Fluss, viele'))).toBe('x')
  })

  it('is worked on piece by piece, whatever its length', async () => {
    let [taken, given, ahead] = [0, 0, 0]
    async function* plenty(): AsyncGenerator<Buffer> {
      for (let n = 0; n < 500; n++) {
        taken += 50_000
        yield Buffer.alloc(50_000, n)
      }
    }
    for await (const part of decryptBackup(encryptBackup(plenty(), passphrase, cheap), passphrase)) {
      given += part.length
      ahead = Math.max(ahead, taken - given)
    }
    expect(given).toBe(25_000_000)
    expect(ahead).toBeLessThan(400_000)
  })
})

describe('a stream that is not as it was written', async () => {
  const sealed = await lock(randomBytes(65_536 * 3 + 5_000))
  const other = await lock(randomBytes(65_536 * 3 + 5_000))
  const full = await lock(randomBytes(65_536 * 2))
  const head = headOf(sealed)
  const at = (n: number) => head + n * piece
  const cut = (from: Buffer, ...ranges: (readonly [number, number?])[]) =>
    Buffer.concat(ranges.map(([start, end]) => from.subarray(start, end)))

  it.each<[string, Buffer]>([
    ['ends in the middle of a piece', cut(sealed, [0, at(2) + 100])],
    ['ends between two pieces', cut(sealed, [0, at(2)])],
    ['has lost its last piece', cut(sealed, [0, at(3)])],
    ['has lost its last whole piece', cut(full, [0, at(1)])],
    ['has only its head', cut(sealed, [0, head])],
    ['lacks a piece', cut(sealed, [0, at(1)], [at(2)])],
    ['has two pieces the other way round', cut(sealed, [0, at(0)], [at(1), at(2)], [at(0), at(1)], [at(2)])],
    ['has a piece twice', cut(sealed, [0, at(1)], [at(0)])],
    [
      'has a piece of another one',
      Buffer.concat([cut(sealed, [0, at(1)]), cut(other, [at(1), at(2)]), cut(sealed, [at(2)])]),
    ],
    ['has something behind it', Buffer.concat([sealed, Buffer.from('x')])],
    ['has itself behind it', Buffer.concat([sealed, sealed.subarray(head)])],
    ['has a whole piece behind it', Buffer.concat([full, full.subarray(at(1))])],
  ])('is refused: it %s', async (_, bytes) => {
    await expect(unlock(bytes)).rejects.toThrow(SpoiltPiece)
  })

  it('is refused with a head that is not whole', async () => {
    await expect(unlock(sealed.subarray(0, head - 1))).rejects.toThrow(SpoiltPiece)
  })

  it('is refused with the pieces of another one behind its head', async () => {
    await expect(unlock(Buffer.concat([cut(sealed, [0, head]), cut(other, [head])]))).rejects.toThrow(SpoiltPiece)
  })

  it('is refused with one bit of it another one, wherever', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length * 8 - 1), async bit => {
        const bytes = Buffer.from(sealed)
        bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
        if (bit >> 3 < 22) expect(isEncryptedBackupStart(bytes)).toBe(false)
        else await expect(unlock(bytes)).rejects.toThrow()
      }),
      { numRuns: 100 },
    )
  })

  it('does not decide how much memory it takes to look at it', async () => {
    for (const dear of ['30', '21', '255', '0', '-1', '']) {
      const text = sealed.toString('latin1').replace(/^(-> scrypt \S+) \d+$/m, `$1 ${dear}`)
      await expect(unlock(Buffer.from(text, 'latin1'))).rejects.toThrow(SpoiltPiece)
    }
  })
})

describe('a file of the age tool', () => {
  // made by \`age --passphrase\` 1.1.1
  const file = Buffer.from(
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBGOTZHM2lRN0ticW9IVHN6UVFTUVBnIDE4CjFhZFBORzVxdXR6WklXQkFV' +
      'V1lHK3dYMEYzTkM3UGg3UUhVSU4zbndYRWcKLS0tIGZWTVNjWnNZVlVtTXdoUzA1SDVhNUlxV1JsczVSMXQ1NWMrNTRmZTl5Qk0K' +
      'ASOJZhfduSfdCjw/W2th3j2uJJeXs9hBLbnUMz9afYY674A4cKETAw==',
    'base64',
  )

  it('opens with its passphrase', async () => {
    expect(String(await unlock(file))).toBe('Staffel\n')
  })
})
