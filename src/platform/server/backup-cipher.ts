import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/*
 * An encrypted backup is a head and then pieces of 64 KB, each encrypted and authenticated by itself (AES-256-GCM), so
 * that any length is written and read in little memory:
 *
 *   "staffel-encrypted-backup-1\n"   27 bytes
 *   log2 of scrypt's N, r, p         a byte each
 *   salt                             32 bytes: every file has keys of its own
 *   HMAC-SHA256 of all before it     32 bytes: the head is as it was, and the passphrase the right one
 *   a piece and its tag              65536 + 16 bytes, the last piece shorter or as long
 *
 * The nonce of a piece is its number and whether it is the last: pieces that are left out, moved, cut off at the end or
 * put behind it do not open. What is read from a piece has been checked; that the whole is there is known at its end.
 */

const magic = Buffer.from('staffel-encrypted-backup-1\n')
const pieceLength = 65_536
const tagLength = 16
const saltLength = 32
const macLength = 32
const bareLength = magic.length + 3 + saltLength
const headLength = bareLength + macLength
const algorithm = 'aes-256-gcm'

/** 128 MB and some tenths of a second for every try. */
const cost = { logN: 17, r: 8, p: 1 }
/** A file must not decide how much memory reading it takes. */
const dearest = { logN: 19, r: 8, p: 4 }

export class WrongPassphrase extends Error {}
export class SpoiltPiece extends Error {}

interface Keys {
  readonly encryption: Buffer
  readonly head: Buffer
}

export const isEncryptedBackupStart = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic)
/** Bytes that have to be looked at to know. */
export const magicLength = magic.length

export async function* encryptBackup(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
  { logN, r, p } = cost,
): AsyncGenerator<Buffer> {
  const bare = Buffer.concat([magic, Buffer.from([logN, r, p]), randomBytes(saltLength)])
  const keys = await keysOf(passphrase, bare)
  yield Buffer.concat([bare, macOf(keys, bare)])
  for await (const { piece, number, isLast } of inPieces(plain, pieceLength)) {
    const cipher = createCipheriv(algorithm, keys.encryption, nonceOf(number, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * @throws WrongPassphrase before anything is given
 * @throws SpoiltPiece when something is not as it was written; what was given before that was
 */
export async function* decryptBackup(sealed: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const source = sealed[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  while (held.length < headLength) {
    const next = await source.next()
    if (next.done === true) throw new SpoiltPiece('it ends too early')
    held = Buffer.concat([held, next.value])
  }
  const bare = held.subarray(0, bareLength)
  const keys = await keysOf(passphrase, bare)
  if (!timingSafeEqual(macOf(keys, bare), held.subarray(bareLength, headLength))) throw new WrongPassphrase()
  const rest = rejoined(held.subarray(headLength), source)
  for await (const { piece, number, isLast } of inPieces(rest, pieceLength + tagLength)) {
    yield openedPiece(keys, piece, nonceOf(number, isLast))
  }
}

function openedPiece(keys: Keys, piece: Buffer, nonce: Buffer): Buffer {
  if (piece.length < tagLength) throw new SpoiltPiece('it ends too early')
  const decipher = createDecipheriv(algorithm, keys.encryption, nonce, { authTagLength: tagLength })
  decipher.setAuthTag(piece.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -tagLength)), decipher.final()])
  } catch (cause) {
    throw new SpoiltPiece('it is not whole, or not as it was written', { cause })
  }
}

async function* rejoined(first: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

interface Piece {
  readonly piece: Buffer
  readonly number: number
  readonly isLast: boolean
}

/** All of one length but the last, which may be empty. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Piece> {
  let number = 0
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    size += chunk.length
    if (size <= length) continue
    let held = Buffer.concat(waiting)
    // one is kept back: only at the end it is known whether it was the last
    for (; held.length > length; held = held.subarray(length))
      yield { piece: held.subarray(0, length), number: number++, isLast: false }
    waiting = [held]
    size = held.length
  }
  yield { piece: Buffer.concat(waiting), number, isLast: true }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

const macOf = (keys: Keys, bare: Buffer): Buffer => createHmac('sha256', keys.head).update(bare).digest()

async function keysOf(passphrase: string, bare: Buffer): Promise<Keys> {
  const [logN = 0, r = 0, p = 0] = bare.subarray(magic.length, magic.length + 3)
  if (logN < 1 || logN > dearest.logN || r < 1 || r > dearest.r || p < 1 || p > dearest.p) throw new WrongPassphrase()
  const salt = bare.subarray(magic.length + 3)
  const maxmem = 128 * 2 ** logN * r * 2
  const derived = await new Promise<Buffer>((done, failed) =>
    scrypt(passphrase.normalize('NFKC'), salt, 64, { N: 2 ** logN, r, p, maxmem }, (cause, key) =>
      cause ? failed(cause) : done(key),
    ),
  )
  return { encryption: derived.subarray(0, 32), head: derived.subarray(32) }
}
