import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { useUiTexts } from './texts.tsx'

interface Row {
  readonly id: string
  readonly name: string
  readonly content: ReactNode
  /** It is being edited: it stays where it is, and has the whole width. */
  readonly isFixed?: boolean
}

interface Props {
  readonly label: string
  readonly rows: readonly Row[]
  readonly onMove: (from: number, to: number) => void
}

/** An order that is changed by dragging, by buttons, or with Alt and the arrow keys. */
export function SortableList({ label, rows, onMove }: Props) {
  const words = useUiTexts()
  const [said, say] = useState('')
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || from === to) return
    onMove(from, to)
    say(words.moved(row.name, to + 1, rows.length))
  }
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-2">
        {rows.map((row, index) => (
          <SortableRow key={row.id} row={row} index={index} last={rows.length - 1} list={label} onMove={move} />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

interface RowProps {
  readonly row: Row
  readonly index: number
  readonly last: number
  readonly list: string
  readonly onMove: (from: number, to: number) => void
}

function SortableRow({ row, index, last, list, onMove }: RowProps) {
  const element = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!element.current || !handle.current) return undefined
    return combine(
      draggable({ element: element.current, dragHandle: handle.current, getInitialData: () => ({ list, index }) }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => source.data['list'] === list,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false)
          onMove(Number(source.data['index']), index)
        },
      }),
    )
  }, [list, index, onMove])
  return (
    // the keys of the whole row, whichever of its controls has the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={element}
      onKeyDown={event => {
        if (row.isFixed || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(index, index + (event.key === 'ArrowUp' ? -1 : 1))
      }}
      className={`flex items-center gap-2 rounded-control border bg-surface py-2 pr-2 pl-1 ${isOver ? 'border-accent' : 'border-line'}`}
    >
      <span
        ref={handle}
        className={`${row.isFixed ? 'hidden' : 'flex'} h-8 w-6 shrink-0 cursor-grab items-center justify-center text-text-3`}
      >
        <GripVertical aria-hidden size={15} />
      </span>
      <div className="min-w-0 flex-1">{row.content}</div>
      {!row.isFixed && <Arrows name={row.name} index={index} last={last} onMove={onMove} />}
    </li>
  )
}

function Arrows({ name, index, last, onMove }: Omit<RowProps, 'row' | 'list'> & { readonly name: string }) {
  const words = useUiTexts()
  return (
    <>
      <IconButton
        size="sm"
        label={words.moveUp(name)}
        icon={<ArrowUp aria-hidden size={15} />}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        size="sm"
        label={words.moveDown(name)}
        icon={<ArrowDown aria-hidden size={15} />}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={index === last}
        onClick={() => onMove(index, index + 1)}
      />
    </>
  )
}
