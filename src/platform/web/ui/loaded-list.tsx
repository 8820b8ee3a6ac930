import { type ReactNode, useState } from 'react'
import { Card } from './card.tsx'
import { Loaded, type Read } from './loaded.tsx'
import { Awaited } from './shown-whole.tsx'

interface Props<T> {
  readonly title: string
  readonly read: Read<readonly T[]>
  /** Whether it stays on the page when its last row goes while the reader is looking at it. */
  readonly isSteady?: boolean
  readonly children: (all: readonly T[]) => ReactNode
}

/** A list that is not there while it is empty. One that could not be read is not taken for an empty one. */
export function LoadedList<T>({ title, read, isSteady = false, children }: Props<T>) {
  const [hasRows, setHasRows] = useState(false)
  if (!hasRows && read.data && read.data.length > 0) setHasRows(true)
  if (read.data === undefined && read.isError)
    return (
      <Card title={title}>
        <div data-compact="">
          <Loaded read={read} skeleton={null}>
            {children}
          </Loaded>
        </div>
      </Card>
    )
  if (read.data === undefined) return <Awaited />
  return read.data.length === 0 && !(isSteady && hasRows) ? null : children(read.data)
}
