import { fold } from '#kit/text.ts'
import type { Detail, PlaceField } from './details.ts'
import { placeFields } from './details.ts'

/** Something of the organisation's that a file can name, by all the ways it is called. */
export interface KnownName {
  readonly id: string
  readonly names: readonly string[]
  /** Of a shift that only one group has. */
  readonly groupId?: string | null
}

export type KnownNames = Readonly<Record<PlaceField, readonly KnownName[]>>

/** What of these is known, and what the file writes that is not: it counts under its own name, without hours. */
export interface Placed extends Readonly<Record<`${PlaceField}Id`, string | null>> {}

export interface Unplaced {
  readonly field: PlaceField
  readonly text: string
  /** Where it stands first, and in how many lines. */
  readonly line: number
  readonly lineCount: number
}

/** Finds places by what a file calls them. Of shifts that share a name, that of the line's group comes first. */
export function placer(places: KnownNames): (detail: Pick<Detail, PlaceField>) => Placed {
  const byName = new Map(placeFields.map(field => [field, indexOf(places[field])] as const))
  const find = (field: PlaceField, text: string, groupId: string | null = null): string | null => {
    const found = byName.get(field)?.get(fold(text.trim())) ?? []
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
    [...new Set(place.names.map(name => fold(name.trim())))].map(name => ({ name, place })),
  )
  return new Map(
    [...Map.groupBy(all, ({ name }) => name)].map(([name, found]) => [name, found.map(({ place }) => place)]),
  )
}

/** Each name once, by where it stands first. */
export function unplacedIn(details: readonly Detail[], place: (detail: Detail) => Placed): Unplaced[] {
  const found = new Map<string, Unplaced>()
  for (const detail of details) {
    const placed = place(detail)
    for (const field of placeFields) {
      const text = detail[field]
      if (text === '' || placed[`${field}Id`] !== null) continue
      const key = `${field} ${fold(text)}`
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
