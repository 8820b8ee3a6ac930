import { foldForSearch } from '#kit/text.ts'

/** What a list shows at once; who does not find among these types one letter more. */
const maxMatches = 50

/** The options that fit what was typed, the likeliest first: start of the name, of a later word, initials, anywhere. */
export function findBestMatches<O extends { readonly label: string; readonly also?: string }>(
  options: readonly O[],
  typed: string,
): O[] {
  const wanted = foldForSearch(typed)
  if (wanted === '') return options.slice(0, maxMatches)
  const ranks: O[][] = [[], [], [], []]
  for (const option of options)
    ranks[rankOf(foldForSearch(`${option.label} ${option.also ?? ''}`), wanted)]?.push(option)
  return ranks.flat().slice(0, maxMatches)
}

function rankOf(label: string, wanted: string): number {
  if (label.startsWith(wanted)) return 0
  const words = label.split(/[\s/_-]+/)
  if (words.some(word => word.startsWith(wanted))) return 1
  if (
    words
      .map(word => word.charAt(0))
      .join('')
      .startsWith(wanted)
  )
    return 2
  return label.includes(wanted) ? 3 : -1
}
