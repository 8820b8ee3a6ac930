import { foldForSearch } from '#kit/text.ts'

/** What a list shows at once; who does not find among these types one letter more. */
const maxMatches = 50

interface Option {
  readonly label: string
  /** Other words by which it is found, after all whose label fits. */
  readonly also?: string
}

/**
 * The options that fit what was typed, the likeliest first: start of the name, of a later word, initials, anywhere, every word
 * typed; then the same of `also`.
 */
export function findBestMatches<O extends Option>(options: readonly O[], typed: string): O[] {
  const wanted = foldForSearch(typed).trim()
  if (wanted === '') return options.slice(0, maxMatches)
  const ranks: O[][] = Array.from({ length: 2 * rankCount }, () => [])
  for (const option of options) ranks[rankOf(option, wanted)]?.push(option)
  return ranks.flat().slice(0, maxMatches)
}

const rankCount = 5

/** Whether the label itself fits what was typed, and not only `also`. */
export const isMatchedByName = ({ label }: Option, typed: string): boolean =>
  rankIn(foldForSearch(label), foldForSearch(typed).trim()) >= 0

function rankOf({ label, also = '' }: Option, wanted: string): number {
  const name = foldForSearch(label)
  const byName = rankIn(name, wanted)
  if (byName >= 0 || also === '') return byName
  const byOther = rankIn(`${foldForSearch(also)} ${name}`, wanted)
  return byOther < 0 ? -1 : rankCount + byOther
}

function rankIn(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 0
  const words = text.split(/[\s/_-]+/)
  if (words.some(word => word.startsWith(wanted))) return 1
  const initials = words.map(word => word.charAt(0)).join('')
  if (initials.startsWith(wanted)) return 2
  if (text.includes(wanted)) return 3
  const parts = wanted.split(/\s+/)
  return parts.length > 1 && parts.every(part => words.some(word => word.startsWith(part))) ? 4 : -1
}
