import { foldForSearch } from '#kit/text.ts'

/**
 * The people whose name fits what was typed, in the order given. If a word of a name begins with it, names that only contain it are
 * left out; accents that were typed count as long as a name has them: “Jör” finds Jörg, not Björn or Jorge.
 */
export function findByName<P extends { readonly fullName: string }>(people: readonly P[], typed: string): readonly P[] {
  const wanted = foldForSearch(typed.trim())
  if (wanted === '') return people
  const found = people.filter(({ fullName }) => foldForSearch(fullName).includes(wanted))
  const beginning = found.filter(({ fullName }) => hasWordFrom(foldForSearch(fullName), wanted))
  const typedSo = lowerCased(typed.trim())
  const accented =
    typedSo === wanted ? [] : beginning.filter(({ fullName }) => hasWordFrom(lowerCased(fullName), typedSo))
  return [accented, beginning, found].find(({ length }) => length > 0) ?? []
}

const lowerCased = (text: string): string => text.normalize('NFC').toLowerCase()

const hasWordFrom = (name: string, start: string): boolean =>
  name.startsWith(start) || [' ', '-', '’', "'"].some(sign => name.includes(sign + start))
