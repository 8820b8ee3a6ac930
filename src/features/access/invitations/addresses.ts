import { zEmail } from '#kit/schema.ts'
import { graphemesOf } from '#kit/text.ts'

/** At once. */
export const mostAddresses = 500

/** Why a line of a list is left out. */
export const lineFaults = ['notAnAddress', 'double', 'beyond', 'member', 'invited'] as const
type LineFault = (typeof lineFaults)[number]

export interface ListedAddress {
  /** From 1. */
  readonly line: number
  readonly email: string
}

export interface BadLine {
  readonly line: number
  /** What stands there, cut off where it is long. */
  readonly text: string
  readonly fault: LineFault
}

interface AddressList {
  readonly good: readonly ListedAddress[]
  readonly bad: readonly BadLine[]
}

const shownLetters = 80

/**
 * Addresses as people keep them: one a line, several parted by commas or semicolons, alone or as `Name <address>`. What has
 * no @ beside something that has one is taken for a name.
 */
export function readAddresses(text: string): AddressList {
  const seen = new Set<string>()
  const good: ListedAddress[] = []
  const bad: BadLine[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  for (const [index, entry] of lines.flatMap((line, at) => entriesOf(line).map(one => [at, one] as const))) {
    const line = index + 1
    const email = addressIn(entry)
    const fault = faultOf(email, seen, good.length)
    if (email === undefined || fault) bad.push({ line, text: shown(entry), fault: fault ?? 'notAnAddress' })
    else {
      seen.add(email)
      good.push({ line, email })
    }
  }
  return { good, bad }
}

export const shown = (text: string): string =>
  text.length > shownLetters ? `${graphemesOf(text).slice(0, shownLetters).join('')}…` : text

function faultOf(email: string | undefined, seen: ReadonlySet<string>, count: number): LineFault | undefined {
  if (email === undefined) return 'notAnAddress'
  if (seen.has(email)) return 'double'
  return count >= mostAddresses ? 'beyond' : undefined
}

function entriesOf(line: string): string[] {
  const parts = line
    .split(/[,;\t]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const addresses = parts.filter(part => part.includes('@'))
  return addresses.length > 0 ? addresses : parts.slice(0, 1)
}

function addressIn(entry: string): string | undefined {
  const inBrackets = /^[^<>]*<([^<>]*)>$/.exec(entry)?.[1]
  return zEmail.safeParse(inBrackets ?? entry.replace(/^"(.*)"$/, '$1')).data
}
