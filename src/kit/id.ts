const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const length = 12

/** Exactly what `newId` gives. */
export const idPattern = /^[0-9A-Za-z]{12}$/

// Bytes from here on would favour the first letters of the alphabet.
const fair = 256 - (256 % alphabet.length)

/** A random identifier: 12 letters and digits, 71 bits, short on the wire. Not a secret: tokens need more. */
export function newId(): string {
  let id = ''
  while (id.length < length) {
    const usable = crypto.getRandomValues(new Uint8Array(length - id.length)).filter(byte => byte < fair)
    for (const byte of usable) id += alphabet.charAt(byte % alphabet.length)
  }
  return id
}
