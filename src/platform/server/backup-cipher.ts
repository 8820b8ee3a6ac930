import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

/*
 * An encrypted backup is an age file (https://age-encryption.org/v1) with a passphrase, so that the `age` tool opens it as well:
 * a head, and pieces of 64 KB that are each encrypted and authenticated by their place. Pieces that are missing, moved or cut off
 * do not open.
 */

const magic = Buffer.from('age-encryption.org/v1\n')
/** log2 of scrypt's N: 128 MB and half a second for each guess of the passphrase. */
const workFactor = 17

export class WrongPassphrase extends Error {}
export class SpoiltPiece extends Error {}

export const isEncryptedBackupStart = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic)
/** Bytes that `isEncryptedBackupStart` needs. */
export const magicLength = magic.length

/** Node's type of the same class is another one than the library's. */
const streamOf = (bytes: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>

/** Letters can be composed in more than one way; keyboards send them composed. */
const normalized = (passphrase: string): string => passphrase.normalize('NFC')

export async function* encryptBackup(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
  logN = workFactor,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(normalized(passphrase))
  encrypter.setScryptWorkFactor(logN)
  yield* await encrypter.encrypt(streamOf(plain))
}

/**
 * @throws WrongPassphrase before anything is given
 * @throws SpoiltPiece when something is not as it was written; what was given before that was
 */
export async function* decryptBackup(
  sealed: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(normalized(passphrase))
  try {
    yield* await decrypter.decrypt(streamOf(sealed))
  } catch (cause) {
    if (cause instanceof Error && cause.message.startsWith('no identity matched')) throw new WrongPassphrase()
    // of the file itself
    if (cause instanceof Error && 'code' in cause) throw cause
    throw new SpoiltPiece('it is not whole, or not as it was written', { cause })
  }
}
