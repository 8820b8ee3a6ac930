import { graphemesOf } from '#kit/text.ts'

/** Brands that are known by other letters than their first, or that share these with another. */
const known: Readonly<Record<string, string>> = { facebook: 'FB', instagram: 'IG', twitter: 'X' }

/** Two letters for a platform: the capitals of its name where it has several, else the first two. */
export function platformLettersOf(key: string, name: string): string {
  const own = known[key]
  if (own !== undefined) return own
  const letters = graphemesOf(name.replaceAll(/[^\p{L}\p{N}]/gu, ''))
  const capitals = letters.filter(letter => /^\p{Lu}/u.test(letter))
  return (capitals.length > 1 ? capitals : letters).slice(0, 2).join('').toUpperCase()
}
