/** Some fields of a record; undefined stands for a field that is left out. */
type Some<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** What somebody wants, and what it was when they saw it: field by field. */
interface FieldChanges<T> {
  readonly base: Some<T>
  readonly change: Some<T>
}

/**
 * Two people who change different fields both get theirs; of the same field the second is told. The first field that is
 * neither as the person saw it nor as wanted already; undefined: all may be written.
 */
export const conflictIn = <T extends object>(
  stored: T,
  { base, change }: FieldChanges<T>,
): (keyof T & string) | undefined => changedIn(stored, change).find(key => stored[key] !== base[key])

/** The fields that would be other than they are. */
export const changedIn = <T extends object>(stored: T, change: Some<T>): (keyof T & string)[] =>
  keysOf(change).filter(key => change[key] !== undefined && change[key] !== stored[key])

/** With what was changed written over it. */
export const applyChangedFields = <T extends object>(stored: T, change: Some<T>): T => ({
  ...stored,
  ...picked(change, changedIn(stored, change)),
})

/** What was changed of a form, with what it was. Fields that stayed as they were are left out. */
export function changesOfDraft<T extends object>(seen: T, draft: Some<T>): { base: Partial<T>; change: Partial<T> } {
  const changed = changedIn(seen, draft)
  return { base: picked(seen, changed), change: picked(draft, changed) }
}

const keysOf = <T extends object>(of: Some<T>) => Object.keys(of) as (keyof T & string)[]

function picked<T extends object>(from: Some<T>, keys: readonly (keyof T)[]): Partial<T> {
  const result: Partial<T> = {}
  for (const key of keys) {
    const value = from[key]
    if (value !== undefined) result[key] = value
  }
  return result
}
