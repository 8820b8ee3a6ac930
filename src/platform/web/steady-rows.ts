import { useState } from 'react'

/** A row of a list; a row that is gone has left the list while the reader was looking at it. */
export interface SteadyRow<T> {
  readonly row: T
  readonly isGone: boolean
}

/**
 * The rows in the order in which they were first shown. A row that leaves the list stays in its place, marked as gone, until the
 * list is unmounted: no other row moves to where the reader is about to press.
 */
export function useSteadyRows<T>(rows: readonly T[], idOf: (row: T) => string): readonly SteadyRow<T>[] {
  const [shown, setShown] = useState<readonly SteadyRow<T>[]>(() => rows.map(row => ({ row, isGone: false })))
  const [last, setLast] = useState(rows)
  if (rows === last) return shown
  const next = mergeRows(shown, rows, idOf)
  setLast(rows)
  setShown(next)
  return next
}

/** New rows come after the row that precedes them in `rows`. */
export function mergeRows<T>(
  shown: readonly SteadyRow<T>[],
  rows: readonly T[],
  idOf: (row: T) => string,
): readonly SteadyRow<T>[] {
  const now = new Map(rows.map(row => [idOf(row), row]))
  const merged = shown.map(({ row }): SteadyRow<T> => {
    const current = now.get(idOf(row))
    return current === undefined ? { row, isGone: true } : { row: current, isGone: false }
  })
  const known = new Set(shown.map(({ row }) => idOf(row)))
  for (const [at, row] of rows.entries()) {
    if (known.has(idOf(row))) continue
    const before = rows[at - 1]
    const place = before === undefined ? 0 : merged.findIndex(each => idOf(each.row) === idOf(before)) + 1
    merged.splice(place, 0, { row, isGone: false })
  }
  return merged
}
