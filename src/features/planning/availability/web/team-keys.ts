import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

interface Goal {
  readonly row: Element
  /** -1: the last one. */
  readonly column: number
}

/** Where the focus is on its way to, while the row is being drawn: the next key goes on from there. */
let goal: Goal | undefined

/** Arrows go from cell to cell, Home and End to a row's ends; from the grid itself any of them goes to the first cell. */
export function moveFocusInTeamGrid(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if ((!step && event.key !== 'Home' && event.key !== 'End') || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')]
  const { row: current, column } = goal?.row.isConnected ? goal : focused()
  const row = current ? rows.indexOf(current) : 0
  event.preventDefault()
  if (!current || column === undefined) reach(rows[Math.max(0, row)], 0)
  else if (!step) reach(current, event.key === 'Home' ? 0 : -1)
  // left of the first cell there is nothing
  else if (column + step[1] >= 0) reach(rows[row + step[0]], column + step[1])
}

function focused(): { row: Element | undefined; column: number | undefined } {
  const row = document.activeElement?.closest('[data-row]') ?? undefined
  const column = cellsOf(row).findIndex(cell => cell === document.activeElement)
  return { row, column: column === -1 ? undefined : column }
}

/** A row without cells is brought near first, which draws them. */
function reach(row: Element | undefined, column: number): void {
  if (row) approach({ row, column }, 20)
}

function approach(wanted: Goal, tries: number): void {
  const cells = cellsOf(wanted.row)
  goal = cells.length > 0 || tries === 0 ? undefined : wanted
  if (cells.length > 0) return cells.at(wanted.column)?.focus()
  if (tries === 0) return
  wanted.row.scrollIntoView({ block: 'nearest' })
  // another key has chosen another one meanwhile
  requestAnimationFrame(() => goal === wanted && approach(wanted, tries - 1))
}

const cellsOf = (row: Element | undefined): HTMLElement[] =>
  row ? [...row.querySelectorAll<HTMLElement>('[data-weekday]')] : []
