import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Skeletons } from './skeleton.tsx'

/** Milliseconds after which what is there shows, and the rest comes when it comes: one answer that is late holds nobody up. */
const patience = 4_000

interface Props {
  /** In the place of it until then; some rows by default. */
  readonly frames?: ReactNode
  readonly children: ReactNode
}

/**
 * Shows its children at once when none of them waits for a first answer or for code any more (`Skeletons`, `Awaited`): nothing
 * grows or is inserted while somebody reads or aims at it. Until then they are mounted and read, but not displayed.
 */
export function ShownWhole({ frames, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  useLayoutEffect(() => {
    const place = content.current
    if (isWhole || !place) return undefined
    const look = () => {
      if (!place.querySelector('[data-awaited]')) setWhole(true)
    }
    look()
    // after every change and before it is drawn
    const changes = new MutationObserver(look)
    changes.observe(place, { subtree: true, childList: true })
    const late = setTimeout(() => setWhole(true), patience)
    return () => {
      changes.disconnect()
      clearTimeout(late)
    }
  }, [isWhole])
  return (
    <>
      {!isWhole && (frames ?? <Skeletons rows={6} className="h-14" />)}
      <div ref={content} className={isWhole ? 'contents' : 'hidden'}>
        {children}
      </div>
    </>
  )
}

/** In the place of what is on its way and takes no room until it is there. */
export const Awaited = () => <span data-awaited="" hidden />
