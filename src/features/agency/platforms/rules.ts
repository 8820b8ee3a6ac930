import { type BuiltIn, builtIns, type PlatformKind } from './built-in.ts'
import type { Platform } from './schema.ts'

/*
 * Nothing is stored while an organisation takes the platforms as they come. The first change of a kind stores the whole list
 * of it; platforms that a later version brings stand at its end until somebody moves them.
 *
 *   built-in ⇄ switched off
 *   custom   ⇄ switched off ──▶ deleted     (accounts on it stay, named by its key)
 */

/** A guard against abuse (docs/product/en/agency.md#limits). */
export const maxCustomPlatforms = 100

export interface StoredPlatform {
  readonly key: string
  readonly name: string
  readonly isEnabled: boolean
  readonly isCustom: boolean
}

/** The organisation's platforms of a kind in its order. */
export function platformsOf(kind: PlatformKind, stored: readonly StoredPlatform[]): Platform[] {
  const known = new Map(builtIns[kind].map(each => [each.key, each]))
  const placed = stored.flatMap(({ key, name, isEnabled, isCustom }) => {
    const own = known.get(key)
    known.delete(key)
    if (own) return [viewOf(own, isEnabled)]
    return isCustom ? [{ key, kind, name, color: 'gray' as const, baseUrl: null, isEnabled, isCustom: true }] : []
  })
  return [...placed, ...[...known.values()].map(each => viewOf(each, true))]
}

const viewOf = ({ key, kind, name, color, baseUrl }: BuiltIn, isEnabled: boolean): Platform => ({
  key,
  kind,
  name,
  color,
  baseUrl: baseUrl ?? null,
  isEnabled,
  isCustom: false,
})

/** The lower-cased name with spaces as underscores. What an address could not hold is left out. */
export const platformKeyOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '_')
    .replaceAll(/[^\p{L}\p{N}_.-]/gu, '')

/** All keys after a part of the list was put into another order: the part keeps its places among the others. */
export function reorderPart(all: readonly Platform[], part: readonly Platform[]): string[] {
  const places = new Set(part.map(({ key }) => key))
  const keys = part.map(({ key }) => key)
  return all.map(({ key }) => (places.has(key) ? (keys.shift() ?? key) : key))
}

/** Same platforms, whatever the order: a list that somebody else has changed meanwhile is not taken. */
export function isOrderOf(platforms: readonly Platform[], keys: readonly string[]): boolean {
  const all = new Set(platforms.map(({ key }) => key))
  return keys.length === all.size && new Set(keys).size === keys.length && keys.every(key => all.has(key))
}
