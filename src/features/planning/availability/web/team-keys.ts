import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrows go from cell to cell, Home and End to a row's ends; from the grid itself any of them goes to the first cell. */
export function moveInTeam(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if ((!step && event.key !== 'Home' && event.key !== 'End') || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')]
  const current = document.activeElement?.closest('[data-row]')
  const row = current ? rows.indexOf(current) : 0
  const column = cellsOf(current).indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  if (!current || column === -1) reach(rows[Math.max(0, row)], 0)
  else if (!step) reach(current, event.key === 'Home' ? 0 : -1)
  // left of the first cell there is nothing
  else if (column + step[1] >= 0) reach(rows[row + step[0]], column + step[1])
}

/** A row without cells is brought near first, which draws them. */
function reach(row: Element | undefined, column: number, tries = 20): void {
  const cells = cellsOf(row)
  if (cells.length > 0) return cells.at(column)?.focus()
  if (!row || tries === 0) return
  row.scrollIntoView({ block: 'nearest' })
  requestAnimationFrame(() => reach(row, column, tries - 1))
}

const cellsOf = (row: Element | null | undefined): HTMLElement[] =>
  row ? [...row.querySelectorAll<HTMLElement>('[data-weekday]')] : []
