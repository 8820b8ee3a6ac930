import { Children, type ReactNode, useEffect, useRef } from 'react'

const columnsClass = 'grid min-h-0 flex-1 items-start gap-4 md:grid-cols-2 xl:flex xl:items-stretch'
// where even the least heights of its cards are too much, a column scrolls and not the page; the ring of what has the focus is
// not cut
const columnClass =
  'flex min-h-0 min-w-0 flex-col gap-4 xl:-m-1 xl:flex-1 xl:overflow-y-auto xl:overscroll-contain xl:p-1'

/** Pixels of a card of which nothing is remembered. */
const defaultHeight = 176

/** The widths at which columns stand beside each other differently; `md` and `xl`. */
const widths = [768, 1280] as const

const nameOf = (of: string): string => `staffel.cards.${of}.${widths.filter(width => innerWidth >= width).length}`

interface ColumnsProps {
  /** The name under which their cards are remembered for the next visit. */
  readonly remembersAs: string
  /** A column each. */
  readonly children: ReactNode
}

/** Cards in columns that remember how tall they were. */
export function CardColumns({ remembersAs, children }: ColumnsProps) {
  const columns = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = columns.current
    if (!place) return undefined
    const sizes = new ResizeObserver(() => {
      const heights = [...place.children].map(column =>
        [...column.children].map(card => Math.round(card.getBoundingClientRect().height)).filter(height => height > 0),
      )
      if (heights.flat().length > 0) localStorage.setItem(nameOf(remembersAs), JSON.stringify(heights))
    })
    sizes.observe(place)
    for (const column of place.children) sizes.observe(column)
    return () => sizes.disconnect()
  }, [remembersAs])
  return (
    <div ref={columns} className={columnsClass}>
      {Children.map(children, column => (
        <div className={columnClass}>{column}</div>
      ))}
    </div>
  )
}

interface FramesProps {
  readonly of: string
  /** The number of cards of each column, where nothing is remembered. */
  readonly columns: readonly number[]
}

/** In the place of the cards while they are read: as many, and as tall, as on the last visit. */
export function CardFrames({ of, columns }: FramesProps) {
  const heights = remembered(of) ?? columns.map(count => Array.from({ length: count }, () => defaultHeight))
  return (
    <div aria-hidden className={columnsClass}>
      {heights.map((cards, column) => (
        // a place in a column is all that a frame is
        // oxlint-disable-next-line react/no-array-index-key
        <div key={column} className={columnClass}>
          {cards.map((height, card) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key
              key={card}
              style={{ height }}
              className="shrink-0 rounded-card border border-line bg-surface shadow-card xl:shrink"
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function remembered(of: string): number[][] | undefined {
  try {
    const heights: unknown = JSON.parse(localStorage.getItem(nameOf(of)) ?? 'null')
    const isRight =
      Array.isArray(heights) &&
      heights.every(column => Array.isArray(column) && column.every(height => typeof height === 'number'))
    return isRight ? heights : undefined
  } catch {
    return undefined
  }
}
