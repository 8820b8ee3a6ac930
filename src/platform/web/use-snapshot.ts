import { useState } from 'react'

interface Snapshot<T> {
  /** As it was when the window opened, or when its user last asked for the current one. */
  readonly shown: T
  readonly isOutdated: boolean
  readonly showCurrent: () => void
}

/**
 * Content that stays as it was shown while others change it, for windows that ask for a decision on it. Two with the
 * same `versionOf` are the same.
 */
export function useSnapshot<T>(current: T, versionOf: (content: T) => string | number): Snapshot<T> {
  const [shown, setShown] = useState(current)
  return {
    shown,
    isOutdated: versionOf(shown) !== versionOf(current),
    showCurrent: () => setShown(current),
  }
}
