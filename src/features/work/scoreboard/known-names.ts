import { foldForSearch } from '#kit/text.ts'
import type { Detail, OriginField } from './details.ts'
import { originFields } from './details.ts'

/** Something of the organisation's that a file can name, by all the ways it is called. */
export interface KnownName {
  readonly id: string
  readonly names: readonly string[]
  /** Of a shift that only one group has. */
  readonly groupId?: string | null
}

export type KnownNames = Readonly<Record<OriginField, readonly KnownName[]>>

/** What of these is known, and what the file writes that is not: it counts under its own name, without hours. */
export interface MatchedDetail extends Readonly<Record<`${OriginField}Id`, string | null>> {}

export interface UnmatchedName {
  readonly field: OriginField
  readonly text: string
  /** Where it stands first, and in how many lines. */
  readonly line: number
  readonly lineCount: number
}

/** Finds places by what a file calls them. Of shifts that share a name, that of the line's group comes first. */
export function detailMatcher(places: KnownNames): (detail: Pick<Detail, OriginField>) => MatchedDetail {
  const byName = new Map(originFields.map(field => [field, indexOf(places[field])] as const))
  const find = (field: OriginField, text: string, groupId: string | null = null): string | null => {
    const found = byName.get(field)?.get(foldForSearch(text.trim())) ?? []
    const own = found.find(place => groupId !== null && place.groupId === groupId)
    const free = found.find(place => (place.groupId ?? null) === null)
    return (own ?? free ?? (found.length === 1 ? found[0] : undefined))?.id ?? null
  }
  return ({ shift, group, creator }) => {
    const groupId = find('group', group)
    return { groupId, shiftId: find('shift', shift, groupId), creatorId: find('creator', creator) }
  }
}

function indexOf(places: readonly KnownName[]): ReadonlyMap<string, readonly KnownName[]> {
  const all = places.flatMap(place =>
    [...new Set(place.names.map(name => foldForSearch(name.trim())))].map(name => ({ name, place })),
  )
  return new Map(
    [...Map.groupBy(all, ({ name }) => name)].map(([name, found]) => [name, found.map(({ place }) => place)]),
  )
}

/** Each name once, by where it stands first. */
export function unmatchedIn(details: readonly Detail[], place: (detail: Detail) => MatchedDetail): UnmatchedName[] {
  const found = new Map<string, UnmatchedName>()
  for (const detail of details) {
    const placed = place(detail)
    for (const field of originFields) {
      const text = detail[field]
      if (text === '' || placed[`${field}Id`] !== null) continue
      const key = `${field} ${foldForSearch(text)}`
      const before = found.get(key)
      const first = before && before.line < detail.line ? before : { text, line: detail.line }
      found.set(key, {
        field,
        text: first.text,
        line: first.line,
        lineCount: (before?.lineCount ?? 0) + detail.lineCount,
      })
    }
  }
  return [...found.values()].toSorted((a, b) => a.line - b.line)
}
