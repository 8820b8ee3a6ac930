import { useState } from 'react'

/** Fields that were changed by oneself and by another, to something else. */
interface Merged<D> {
  readonly draft: D
  readonly clashes: readonly (keyof D & string)[]
}

/**
 * What one has typed, on top of what another has stored since it was seen: fields that one has left alone are theirs now,
 * those one has changed stay, and where both have changed the same one it is named. Values are compared by content.
 */
export function mergeDraft<D extends object>(seen: D, draft: D, stored: D): Merged<D> {
  const changed = keysOf(draft).filter(field => !isSame(draft[field], seen[field]))
  const mine = Object.fromEntries(changed.map(field => [field, draft[field]]))
  return {
    draft: { ...stored, ...mine },
    clashes: changed.filter(field => !isSame(stored[field], seen[field]) && !isSame(stored[field], draft[field])),
  }
}

/**
 * The fields of a form over something that others may store meanwhile.
 *
 * @param opened - as it was when the form was opened; what is stored later must not pass for it
 */
export function useDraft<T, D extends object>(opened: T, draftOf: (stored: T) => D) {
  const [seen, setSeen] = useState(opened)
  const [draft, setDraft] = useState(() => draftOf(opened))
  const [newer, setNewer] = useState<{ readonly stored: D; readonly clashes: readonly (keyof D & string)[] }>()
  return {
    seen,
    draft,
    setDraft,
    /** What both have changed, with the other's; undefined as long as nothing was stored meanwhile. */
    newer: newer && newer.clashes.length > 0 ? newer : undefined,
    /** Takes in what another has stored. */
    merge: (now: T) => {
      const stored = draftOf(now)
      const merged = mergeDraft(draftOf(seen), draft, stored)
      setSeen(now)
      setDraft(merged.draft)
      setNewer({ stored, clashes: merged.clashes })
    },
  }
}

const keysOf = <D extends object>(of: D) => Object.keys(of) as (keyof D & string)[]

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
