/*
 * Old programs write a letter as one byte, and no byte says which alphabet is meant: `B3` is ³ in Western and ł in Central
 * Europe. Short files prove nothing, so the reader chooses by how names look.
 */

export const singleByteEncodings = ['windows-1252', 'windows-1250', 'windows-1254', 'windows-1251'] as const
export type SingleByteEncoding = (typeof singleByteEncodings)[number]

export interface EncodingChoice {
  readonly encoding: SingleByteEncoding
  /** Words of the file as they read in it; the first few of those that differ. */
  readonly samples: readonly string[]
}

const maxSamples = 3
/** Distinct words that are compared. */
const maxWords = 5000

/** The likeliest encoding, and those that read differently; texts without a special letter have one choice. */
export function guessSingleByte(bytes: Uint8Array): {
  readonly likeliest: SingleByteEncoding
  readonly choices: readonly EncodingChoice[]
} {
  const words = specialWords(bytes)
  const cyrillic = words.filter(isMostlySpecial).length
  const possible = singleByteEncodings
    .filter(encoding => encoding !== 'windows-1251' || cyrillic > 0)
    .map(encoding => ({ encoding, readings: words.map(word => decode(word, encoding)) }))
  const distinct = possible.filter(
    ({ readings }, at) => !possible.slice(0, at).some(earlier => isSame(earlier.readings, readings)),
  )
  const differing = words.flatMap((_, at) =>
    new Set(distinct.map(({ readings }) => readings[at])).size > 1 ? [at] : [],
  )
  const merit = ({ readings }: { readonly readings: readonly string[] }) =>
    readings.filter(reading => /^[\p{L}\p{M}'’-]+$/u.test(reading)).length
  const [best] = distinct
    .filter(({ encoding }) => encoding !== 'windows-1251')
    .toSorted((one, other) => merit(other) - merit(one))
  return {
    likeliest: cyrillic > words.length / 2 ? 'windows-1251' : (best?.encoding ?? 'windows-1252'),
    choices: distinct.map(({ encoding, readings }) => ({
      encoding,
      samples: differing.slice(0, maxSamples).flatMap(at => readings[at] ?? []),
    })),
  }
}

/** Words with a byte beyond ASCII, a character for each byte. */
function specialWords(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const words = new Set<string>()
  for (const [word] of text.matchAll(/[A-Za-z'\u0080-\u00ff-]*[\u0080-\u00ff][A-Za-z'\u0080-\u00ff-]*/g)) {
    words.add(word)
    if (words.size >= maxWords) break
  }
  return [...words]
}

/** All letters of a Cyrillic word are beyond ASCII, in Latin scripts few are. */
const isMostlySpecial = (word: string): boolean => {
  const special = word.replaceAll(/[^\u00a8\u00b8\u00c0-\u00ff]/g, '').length
  return special >= 2 && special >= word.length * 0.7
}

const decode = (word: string, encoding: SingleByteEncoding): string =>
  new TextDecoder(encoding).decode(Buffer.from(word, 'latin1'))

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((text, at) => text === other[at])
