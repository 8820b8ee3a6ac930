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
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cells]')]
  const current = document.activeElement?.closest<HTMLElement>('[data-cells]')
  const row = current ? rows.indexOf(current) : 0
  const cells = cellsOf(current)
  const column = cells.indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  if (!current || column === -1) cellsOf(rows[Math.max(0, row)])[0]?.focus()
  else if (!step) cells.at(event.key === 'Home' ? 0 : -1)?.focus()
  else cellsOf(rows[row + step[0]])[column + step[1]]?.focus()
}

const cellsOf = (row: Element | null | undefined): HTMLElement[] =>
  row ? [...row.querySelectorAll<HTMLElement>('[data-weekday]')] : []
