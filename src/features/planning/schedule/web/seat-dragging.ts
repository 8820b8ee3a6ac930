import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef } from 'react'
import type { PlannedAssignment } from '../schema.ts'
import type { BoardRow, Seat } from './seats.ts'

interface Drops {
  readonly onMove: (assignment: PlannedAssignment, to: Seat) => void
  /** Somebody from the list at the side. */
  readonly onPerson: (profileId: string, to: Seat) => unknown
}

/** The kind of what the list at the side lets go of. */
export const personKey = 'person'

/** People are dragged from seat to seat, and from the side onto one. The board's seats are looked up when they are needed, so that they stay light. */
export function useSeatDragging(
  board: RefObject<HTMLElement | null>,
  rows: readonly BoardRow[],
  drops: Drops | undefined,
): void {
  const latest = useRef({ rows, drops })
  useEffect(() => {
    latest.current = { rows, drops }
  })
  const isEditable = drops !== undefined
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
          canDrop: ({ source }) =>
            source.element !== element &&
            (source.element.hasAttribute('data-seat') ||
              (personKey in source.data && seatOf(element)?.assignment === undefined)),
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
          const to = target && seatOf(target.element)
          if (!to) return
          const person = source.data[personKey]
          const from = seatOf(source.element)
          if (typeof person === 'string') latest.current.drops?.onPerson(person, to)
          else if (from?.assignment) latest.current.drops?.onMove(from.assignment, to)
        },
      }),
    )
    // the elements change with the rows
  }, [board, isEditable, rows])
}
