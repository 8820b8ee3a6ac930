const key = 'staffel.kept'

/** For whom this browser keeps what it can show without a connection; undefined: for nobody. */
export const cacheOwner = (): string | undefined => localStorage.getItem(key) ?? undefined

export function setCacheOwner(owner: string | undefined): void {
  if (owner === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, owner)
}

/** Calls back when another tab of this browser stores data for another owner. @returns how to stop */
export function listenForOtherOwner(owner: string, changed: () => void): () => void {
  const hear = ({ key: stored, newValue }: StorageEvent) => {
    if (stored === key && newValue !== null && newValue !== owner) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Who has something to forget as well; filled in by what is loaded behind the sign-in (`waiting.ts`). */
export const forgetting: { unkept?: () => void } = {}
