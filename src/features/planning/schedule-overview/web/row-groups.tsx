import { createContext, type ReactNode, useContext, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useNear } from '#platform/web/use-near.ts'

/*
 * A month of everybody has fifteen thousand cells. Rows stand in groups and the cells of a row in blocks of a week; a block
 * is drawn once it comes near the screen, and one that is there but away from it follows changes when there is time.
 */

export const blockSize = 7

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

const GroupNear = createContext(false)

/** First and last of the blocks that are in sight. */
export const BlocksNear = createContext<readonly [number, number]>([0, 0])

function RowGroup({ height, startsNear, children }: GroupProps) {
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNear(element, startsNear)
  const late = useDeferredValue(children, undefined)
  const shown = isNear ? children : late
  return (
    <GroupNear value={isNear}>
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
    </GroupNear>
  )
}

interface BlocksProps {
  readonly columns: number
  readonly columnWidth: number
  readonly cellAt: (column: number) => ReactNode
}

/** The cells of a row. */
export const Blocks = ({ columns, ...rest }: BlocksProps) =>
  Array.from({ length: Math.ceil(columns / blockSize) }, (_, block) => (
    <Block key={block} block={block} size={Math.min(blockSize, columns - block * blockSize)} {...rest} />
  ))

type BlockProps = Omit<BlocksProps, 'columns'> & { readonly block: number; readonly size: number }

function Block({ block, size, columnWidth, cellAt }: BlockProps) {
  const isGroupNear = useContext(GroupNear)
  const [first, last] = useContext(BlocksNear)
  const isNear = isGroupNear && first <= block && block <= last
  const [isDrawn, setDrawn] = useState(isNear)
  if (isNear && !isDrawn) setDrawn(true)
  const lateCellAt = useDeferredValue(cellAt)
  const shown = isNear ? cellAt : lateCellAt
  const cells = useMemo(
    () => (isDrawn ? Array.from({ length: size }, (_, at) => shown(block * blockSize + at)) : null),
    [isDrawn, size, block, shown],
  )
  return (
    <div
      role="presentation"
      data-block={block}
      className="grid"
      style={{
        gridColumn: `span ${size}`,
        gridTemplateColumns: `repeat(${size}, ${columnWidth}px)`,
        ...(isDrawn ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' } : {}),
      }}
    >
      {cells}
    </div>
  )
}
