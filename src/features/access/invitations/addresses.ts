import { zEmail } from '#kit/schema.ts'
import { graphemesOf } from '#kit/text.ts'
import { zFullName } from '#features/foundation/people/schema.ts'

/** At once. */
export const maxAddresses = 500

/** Why a line of a list is left out. */
export const lineFaults = ['notAnAddress', 'double', 'beyond', 'member', 'invited'] as const
type LineFault = (typeof lineFaults)[number]

export interface ListedAddress {
  /** From 1. */
  readonly line: number
  readonly email: string
  /** What stands beside it or before its brackets, as a proposal; null: nothing that could be a name. */
  readonly name: string | null
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
 * no @ beside something that has one is taken for a name: that of the address where there is one of each.
 */
export function readAddresses(text: string): AddressList {
  const seen = new Set<string>()
  const good: ListedAddress[] = []
  const bad: BadLine[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  for (const [index, entry] of lines.flatMap((line, at) => entriesOf(line).map(one => [at, one] as const))) {
    const line = index + 1
    const { email, name } = parseAddress(entry.text)
    const fault = faultOf(email, seen, good.length)
    if (email === undefined || fault)
      bad.push({ line, text: shortenForDisplay(entry.text), fault: fault ?? 'notAnAddress' })
    else {
      seen.add(email)
      good.push({ line, email, name: nameOf(name ?? entry.beside) })
    }
  }
  return { good, bad }
}

export const shortenForDisplay = (text: string): string =>
  text.length > shownLetters ? `${graphemesOf(text).slice(0, shownLetters).join('')}…` : text

function faultOf(email: string | undefined, seen: ReadonlySet<string>, count: number): LineFault | undefined {
  if (email === undefined) return 'notAnAddress'
  if (seen.has(email)) return 'double'
  return count >= maxAddresses ? 'beyond' : undefined
}

interface Entry {
  readonly text: string
  readonly beside: string | undefined
}

function entriesOf(line: string): Entry[] {
  const parts = line
    .split(/[,;\t]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const addresses = parts.filter(part => part.includes('@'))
  const names = parts.filter(part => !part.includes('@'))
  const beside = addresses.length === 1 && names.length === 1 ? names[0] : undefined
  return (addresses.length > 0 ? addresses : parts.slice(0, 1)).map(text => ({ text, beside }))
}

/** An address alone, as `Name <address>`, or as a link to write to it. */
export function parseAddress(entry: string): { readonly email: string | undefined; readonly name: string | undefined } {
  const [, name, inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(entry) ?? []
  const address = (inBrackets ?? unquoted(entry)).replace(/^mailto:/i, '')
  return { email: zEmail.safeParse(address).data, name: name?.trim() === '' ? undefined : name }
}

/** A piece of a name that was in quotation marks is none. */
function nameOf(text: string | undefined): string | null {
  const name = unquoted(text?.trim() ?? '')
  return name.includes('"') ? null : (zFullName.safeParse(name).data ?? null)
}

const unquoted = (text: string): string => text.replace(/^"(.*)"$/, '$1')
