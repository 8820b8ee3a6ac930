import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef } from 'react'
import type { PlannedAssignment } from '../schema.ts'
import type { BoardRow, Seat } from './seats.ts'

/** People are dragged from seat to seat. The board's seats are looked up when they are needed, so that they stay light. */
export function useSeatDragging(
  board: RefObject<HTMLElement | null>,
  rows: readonly BoardRow[],
  onDrop: ((assignment: PlannedAssignment, to: Seat) => void) | undefined,
): void {
  const latest = useRef({ rows, onDrop })
  useEffect(() => {
    latest.current = { rows, onDrop }
  })
  const isEditable = onDrop !== undefined
  useEffect(() => {
    const grid = board.current
    if (!grid || !isEditable || rows.length === 0) return undefined
    const seatOf = (element: Element): Seat | undefined => {
      if (!(element instanceof HTMLElement)) return undefined
      const { row, column, index } = element.dataset
      return latest.current.rows[Number(row)]?.cells[Number(column)]?.[Number(index)]
    }
    const wired = [...grid.querySelectorAll<HTMLElement>('[data-seat]')].map(element =>
      combine(
        draggable({ element, canDrag: () => seatOf(element)?.assignment !== undefined }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.element !== element && source.element.hasAttribute('data-seat'),
          onDragEnter: () => element.setAttribute('data-over', ''),
          onDragLeave: () => element.removeAttribute('data-over'),
          onDrop: () => element.removeAttribute('data-over'),
        }),
      ),
    )
    return combine(
      ...wired,
      monitorForElements({
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0]
          const [from, to] = [seatOf(source.element), target && seatOf(target.element)]
          if (from?.assignment && to) latest.current.onDrop?.(from.assignment, to)
        },
      }),
    )
    // the elements change with the rows
  }, [board, isEditable, rows])
}
