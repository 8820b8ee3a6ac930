/** The text that the live region reads out. `count` rises with each one, so that a repeated text is read again. */
export interface Announcement {
  readonly text: string
  readonly count: number
}

let current: Announcement = { text: '', count: 0 }
const listeners = new Set<() => void>()

/** Says to screen readers what is seen without a toast. */
export function announce(text: string): void {
  current = { text, count: current.count + 1 }
  for (const changed of listeners) changed()
}

export const currentAnnouncement = (): Announcement => current

export function watchAnnouncements(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
