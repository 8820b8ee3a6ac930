import { useSyncExternalStore } from 'react'
import { currentAnnouncement, watchAnnouncements } from '../announce.ts'

/** Reads out the texts of `announce`. Screen readers require that it is rendered before the first text. */
export function LiveRegion() {
  const { text, count } = useSyncExternalStore(watchAnnouncements, currentAnnouncement)
  return (
    <p aria-live="polite" className="sr-only">
      {/* another element is another sentence, also with the same words */}
      <span key={count}>{text}</span>
    </p>
  )
}
