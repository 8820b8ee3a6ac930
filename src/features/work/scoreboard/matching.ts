import { foldForSearch } from '#kit/text.ts'

export interface MatchablePerson {
  readonly id: string
  readonly fullName: string
  readonly email: string
  /** Whoever has left is meant only where nobody of today is. */
  readonly hasLeft: boolean
}

/** By whom a row is meant, and by what that was seen; or why it is not clear. */
export type Match =
  | { readonly by: 'email' | 'name' | 'before'; readonly profileId: string }
  | {
      readonly by: null
      readonly why: 'unknown' | 'ambiguous' | 'contradictory'
      readonly suggestions: readonly string[]
    }

interface NamedFileRow {
  readonly key: string
  readonly name: string
  readonly email: string
}

const maxSuggestions = 5

/** Finds people by what a file calls them. `assigned`: what earlier files' keys were assigned to by hand. */
export function createPersonMatcher(
  people: readonly MatchablePerson[],
  assigned: ReadonlyMap<string, string>,
): (row: NamedFileRow) => Match {
  const byEmail = new Map<string, MatchablePerson[]>()
  const byName = new Map<string, MatchablePerson[]>()
  const byWord = new Map<string, MatchablePerson[]>()
  const known = new Set(people.map(({ id }) => id))
  for (const person of people) {
    collect(byEmail, person.email.toLowerCase(), person)
    for (const name of nameKeys(person.fullName)) collect(byName, name, person)
    for (const word of new Set(nameKeys(person.fullName).flatMap(name => name.split(' '))))
      collect(byWord, word, person)
  }
  return ({ key, name, email }) => {
    const before = assigned.get(key)
    const mailed = email === '' ? [] : present(byEmail.get(email.toLowerCase()))
    const named = name === '' ? [] : present([...new Set(nameKeys(name).flatMap(each => byName.get(each) ?? []))])
    const [owner] = mailed.length === 1 ? mailed : []
    const contradicts = owner !== undefined && named.length > 0 && !named.includes(owner)
    if (owner && !contradicts) return { by: 'email', profileId: owner.id }
    if (before !== undefined && known.has(before)) return { by: 'before', profileId: before }
    // the address of one person and the name of another: whoever uploads knows which of them is a slip
    if (owner) {
      const meant = [owner, ...named].slice(0, maxSuggestions)
      return { by: null, why: 'contradictory', suggestions: meant.map(({ id }) => id) }
    }
    const [first, ...further] = named
    if (first && further.length === 0) return { by: 'name', profileId: first.id }
    if (first) return { by: null, why: 'ambiguous', suggestions: named.slice(0, maxSuggestions).map(({ id }) => id) }
    const words = nameKeys(name)
      .flatMap(each => each.split(' '))
      .filter(word => word.length > 1)
    const close = [...new Set(words.flatMap(word => byWord.get(word) ?? []))].slice(0, maxSuggestions)
    return { by: null, why: 'unknown', suggestions: close.map(({ id }) => id) }
  }
}

/** Those of today, else those who have left. */
function present(found: readonly MatchablePerson[] = []): readonly MatchablePerson[] {
  const here = found.filter(({ hasLeft }) => !hasLeft)
  return here.length > 0 ? here : found
}

function collect(map: Map<string, MatchablePerson[]>, key: string, person: MatchablePerson): void {
  const list = map.get(key)
  if (list) list.push(person)
  else map.set(key, [person])
}

const transcribed: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Without case, accents and the order of the words; Müller is also Mueller. */
function nameKeys(name: string): string[] {
  const sorted = (text: string) =>
    foldForSearch(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .sort()
      .join(' ')
  const german = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, letter => transcribed[letter] ?? letter)
  return [...new Set([sorted(name), sorted(german)])].filter(Boolean)
}
