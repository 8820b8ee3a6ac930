import { StickyNote } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { type CellLook, StatusIcon, statusAttributes } from './status-mark.tsx'

interface Props {
  readonly row: number
  readonly column: number
  readonly look: CellLook
  readonly text: string
  readonly note: string
  readonly seat: ReactNode
  readonly label: string
  readonly isOpen: boolean
  readonly isFocused: boolean
  readonly isDimmed: boolean
  readonly onFocus: (at: { row: number; column: number }) => void
  readonly className: string
  /** The icon alone: the brushes say what it stands for. */
  readonly isBare?: boolean
}

export const GridCell = memo(function GridCell({
  row,
  column,
  look,
  text,
  note,
  seat,
  label,
  isOpen,
  isFocused,
  isDimmed,
  onFocus,
  className,
  isBare = false,
}: Props) {
  const { className: fill, ...hue } = statusAttributes(isDimmed ? 'none' : look)
  return (
    <button
      type="button"
      role="gridcell"
      data-cell
      data-row={row}
      data-column={column}
      data-status={look}
      aria-label={label}
      aria-disabled={!isOpen}
      tabIndex={isFocused ? 0 : -1}
      onFocus={() => onFocus({ row, column })}
      {...hue}
      className={`relative flex h-full w-full items-center rounded-control text-13 leading-4 font-medium transition-colors ${className} ${fill} ${isOpen ? 'hover:ring-1 hover:ring-line-strong' : 'cursor-default'} ${isOpen || look !== 'none' ? '' : 'opacity-60'}`}
    >
      <StatusIcon status={look} size={isBare ? 18 : 15} />
      {!isBare && (
        <span className={look === 'none' && !isDimmed ? 'sr-only' : 'narrow max-w-full min-w-0'}>{text}</span>
      )}
      <span className="absolute top-1 right-1 flex gap-0.5">
        {note !== '' && <StickyNote aria-hidden data-tooltip={note} size={13} className="text-text-3" />}
        {seat}
      </span>
    </button>
  )
})
