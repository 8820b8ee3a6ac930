import { type ReactNode, useDeferredValue, useRef } from 'react'
import { useIsNearViewport } from '#platform/web/use-near.ts'

/*
 * A month of everybody has fifteen thousand cells. Rows stand in groups; one away from the screen is drawn, and follows
 * changes, when there is time.
 */

interface Props {
  /** A row each. */
  readonly rows: readonly ReactNode[]
  /** How many stand together. */
  readonly size: number
  /** Of a row, in pixels. */
  readonly heightAt: (index: number) => number
}

export function RowGroups({ rows, size, heightAt }: Props) {
  let top = 0
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => {
    const group = rows.slice(at * size, (at + 1) * size)
    const height = group.reduce<number>((sum, _row, index) => sum + heightAt(at * size + index), 0)
    const startsNear = top < globalThis.innerHeight
    top += height
    return (
      <RowGroup key={at} height={height} startsNear={startsNear}>
        {group}
      </RowGroup>
    )
  })
}

interface GroupProps {
  readonly height: number
  readonly startsNear: boolean
  readonly children: ReactNode
}

function RowGroup({ height, startsNear, children }: GroupProps) {
  const element = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(element, startsNear)
  const late = useDeferredValue(children, undefined)
  const shown = isNear ? children : late
  return (
    <div
      ref={element}
      role="rowgroup"
      style={{
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${height}px`,
        ...(shown === undefined ? { height } : {}),
      }}
    >
      {shown}
    </div>
  )
}
