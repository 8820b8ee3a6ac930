import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Loaded, type Read } from './loaded.tsx'
import { Awaited } from './shown-whole.tsx'

interface Props<T> {
  readonly title: string
  readonly read: Read<readonly T[]>
  readonly children: (all: readonly T[]) => ReactNode
}

/** A list that is not there while it is empty. One that could not be read is not taken for an empty one. */
export function LoadedList<T>({ title, read, children }: Props<T>) {
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
  return read.data.length === 0 ? null : children(read.data)
}
