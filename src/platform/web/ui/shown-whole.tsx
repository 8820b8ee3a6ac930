import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Skeletons } from './skeleton.tsx'

/** Milliseconds after which the loaded parts are shown without the others, so that one late answer does not hold up the page. */
const patience = 4_000

interface Props {
  /** Shown in place of the children until then; some rows by default. */
  readonly frames?: ReactNode
  readonly children: ReactNode
}

/**
 * Shows all children together once none of them awaits a first answer or code (`Skeletons`, `Awaited`), so that nothing
 * grows or is inserted while the member reads or aims. Until then they are mounted and load their data, but are hidden.
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

/** Marks a part that is still loading and takes no space until it has loaded. */
export const Awaited = () => <span data-awaited="" hidden />
