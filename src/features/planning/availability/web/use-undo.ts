import { useState } from 'react'
import type { CellChange } from '../schema.ts'
import type { CellStatus } from '../packed.ts'
import type { GridCell } from './tools.ts'

/** Strokes that can be taken back, the last first, as long as the same week of the same person is shown. */
export function useMarkUndo(
  shown: string,
  statusOf: (cell: GridCell) => CellStatus,
  noteOf: (cell: GridCell) => string,
  mark: (cells: CellChange[]) => void,
) {
  const [past, setPast] = useState<{ of: string; strokes: readonly CellChange[][] }>()
  const strokes = past?.of === shown ? past.strokes : []
  const last = strokes.at(-1)
  return {
    mark: (cells: CellChange[]) => {
      const before = cells.map(({ date, shiftId }) => {
        const cell = { date, shiftId }
        const status = statusOf(cell)
        const marking = status === 'available' || status === 'preferred' ? status : 'none'
        return { ...cell, marking, note: noteOf(cell) } satisfies CellChange
      })
      setPast({ of: shown, strokes: [...strokes, before] })
      mark(cells)
    },
    undo:
      last &&
      (() => {
        setPast({ of: shown, strokes: strokes.slice(0, -1) })
        mark(last)
      }),
  }
}
