import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * Whether the password is among the commonest of leaked lists, however its letters are written. The list ships with the
 * product and nobody is asked; `scripts/common-passwords.ts` makes it.
 */
export function isCommonPassword(password: string): boolean {
  const wanted = Buffer.from(foldPassword(password))
  if (wanted.length === 0 || wanted.includes(lineEnd)) return false
  lines ??= readLines()
  return isLineOf(lines, wanted)
}

/** What two ways of writing the same password have in common. The list is kept like this. */
export const foldPassword = (password: string): string => password.normalize('NFKC').toLowerCase().trim()

/** The folded passwords by their bytes, a line each: searched as it is, since a set of strings takes ten times the memory. */
let lines: Buffer | undefined

const readLines = (): Buffer =>
  brotliDecompressSync(readFileSync(path.join(import.meta.dirname, 'common-passwords.txt.br')))

const lineEnd = 0x0a

/** Halves the bytes, not the lines: what lies between `from` and `to` are whole lines. */
function isLineOf(sorted: Buffer, wanted: Buffer): boolean {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const start = startOfLine(sorted, from, Math.floor((from + to) / 2))
    const end = sorted.indexOf(lineEnd, start)
    const order = sorted.compare(wanted, 0, wanted.length, start, end)
    if (order === 0) return true
    if (order < 0) from = end + 1
    else to = start
  }
  return false
}

function startOfLine(sorted: Buffer, from: number, inside: number): number {
  let start = inside
  while (start > from && sorted[start - 1] !== lineEnd) start--
  return start
}
