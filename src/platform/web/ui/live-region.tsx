import { useSyncExternalStore } from 'react'
import { currentAnnouncement, watchAnnouncements } from '../announce.ts'

/** What `announce` says is read out here; it stands before the first sentence, as screen readers require. */
export function LiveRegion() {
  const { text, count } = useSyncExternalStore(watchAnnouncements, currentAnnouncement)
  return (
    <p aria-live="polite" className="sr-only">
      {/* another element is another sentence, also with the same words */}
      <span key={count}>{text}</span>
    </p>
  )
}
