import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import type { Week } from '#kit/week.ts'
import { shortcutKey } from '#platform/web/shortcut-key.ts'
import { useStateFor } from '#platform/web/use-state-for.ts'
import type { BoardRow, BoardSeat } from '../board.ts'

/** Row of the board and day from 0. */
export interface BoardPosition {
  readonly row: number
  readonly day: number
}

export interface BoardSelection {
  /** Keys of the chosen seats. */
  readonly keys: ReadonlySet<string>
  /** Where choosing began. */
  readonly anchor: BoardPosition
}

interface BoardKeyHandlers {
  /** `typed`: the letter it began with. */
  readonly onOpen: (seat: BoardSeat, anchor: HTMLElement, typed: string) => void
  readonly onEmpty: (seats: readonly BoardSeat[]) => void
  readonly onPin: (seats: readonly BoardSeat[]) => void
  readonly onCopy: (seats: readonly BoardSeat[]) => void
  readonly onCut: (seats: readonly BoardSeat[]) => void
  readonly onPaste: (place: BoardPosition) => void
  readonly onNextGap: (from: BoardPosition, step: 1 | -1) => void
}

const placeOf = (target: EventTarget): { place: BoardPosition; element: HTMLElement } | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null
  if (!element) return undefined
  return { place: { row: Number(element.dataset['row']), day: Number(element.dataset['day']) }, element }
}

/** Frames within which a group that was far away is drawn, once it has been scrolled to. */
const patience = 20

export function focusPosition(place: BoardPosition, frames = patience): void {
  const grid = document.querySelector('[data-agency-board]')
  const row = grid?.querySelector(`[data-row-of="${place.row}"]`)
  if (row) {
    const seat = row.querySelector<HTMLElement>(`[data-seat][data-day="${place.day}"]`)
    seat?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return seat?.focus({ preventScroll: true })
  }
  const groups = [...(grid?.querySelectorAll<HTMLElement>('[data-first]') ?? [])]
  groups.findLast(group => Number(group.dataset['first']) <= place.row)?.scrollIntoView({ block: 'nearest' })
  if (frames > 0) requestAnimationFrame(() => focusPosition(place, frames - 1))
}

const first: BoardPosition = { row: 0, day: 0 }
const isLetter = (key: string) => key.length === 1 && /\p{L}/u.test(key)

/** One seat of the board takes the focus; arrows move it, with shift they choose, letters look for a person. */
export function useBoardKeys(week: Week, rows: readonly BoardRow[], isEditable: boolean, deeds: BoardKeyHandlers) {
  const [focus, setFocus] = useStateFor<BoardPosition>(week, first)
  const [selection, setSelection] = useStateFor<BoardSelection | undefined>(week, undefined)
  const seatAt = ({ row, day }: BoardPosition) => rows[row]?.cells[day]

  const chosen = (place: BoardPosition): readonly BoardSeat[] => {
    if (selection)
      return rows.flatMap(({ cells }) => cells.filter(seat => seat && selection.keys.has(seat.key))) as BoardSeat[]
    const seat = seatAt(place)
    return seat ? [seat] : []
  }

  const between = (from: BoardPosition, to: BoardPosition): ReadonlySet<string> => {
    const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
    const [left, right] = [Math.min(from.day, to.day), Math.max(from.day, to.day)]
    return new Set(
      rows.slice(top, bottom + 1).flatMap(({ cells }) => cells.slice(left, right + 1).flatMap(seat => seat?.key ?? [])),
    )
  }

  const step = ({ row, day }: BoardPosition, key: string): BoardPosition | undefined => {
    const ways: Record<string, readonly [number, number]> = {
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
    }
    const way = ways[key]
    if (key === 'Home') return { row, day: 0 }
    if (key === 'End') return { row, day: 6 }
    if (!way) return undefined
    for (let [r, d] = [row + way[0], day + way[1]]; rows[r] && d >= 0 && d < 7; r += way[0], d += way[1])
      if (seatAt({ row: r, day: d })) return { row: r, day: d }
    return { row, day }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const found = placeOf(event.target)
    if (!found || event.altKey) return
    const { place, element } = found
    const seat = seatAt(place)
    const key = shortcutKey(event)
    const done = (deed: () => void) => {
      event.preventDefault()
      deed()
    }
    if (event.ctrlKey || event.metaKey) {
      if (!isEditable) return
      if (key === 'c') deeds.onCopy(chosen(place))
      else if (key === 'x') done(() => deeds.onCut(chosen(place)))
      else if (key === 'v') done(() => deeds.onPaste(place))
      else if (key === 'a')
        done(() => setSelection({ keys: between({ row: 0, day: 0 }, { row: rows.length, day: 6 }), anchor: place }))
      return
    }
    const next = step(place, event.key)
    if (next) {
      event.preventDefault()
      if (event.shiftKey) {
        const anchor = selection?.anchor ?? place
        setSelection({ keys: between(anchor, next), anchor })
      } else setSelection(undefined)
      focusPosition(next)
      return
    }
    if (event.key === 'Escape' && selection) return done(() => setSelection(undefined))
    if (key === 'n' || key === 'N') return done(() => deeds.onNextGap(place, event.shiftKey ? -1 : 1))
    if (!isEditable || !seat) return
    if (event.key === 'Delete' || event.key === 'Backspace') return done(() => deeds.onEmpty(chosen(place)))
    if (key === 'p' && (seat.taken || selection)) return done(() => deeds.onPin(chosen(place)))
    if (isLetter(event.key)) done(() => deeds.onOpen(seat, element, event.key))
  }

  const handlers = {
    onFocus: (event: FocusEvent) => {
      const found = placeOf(event.target)
      if (found) setFocus(found.place)
    },
    onClick: (event: MouseEvent) => {
      const found = placeOf(event.target)
      const seat = found && seatAt(found.place)
      if (!found || !seat) return
      if (event.shiftKey)
        return setSelection({
          keys: between(selection?.anchor ?? focus, found.place),
          anchor: selection?.anchor ?? focus,
        })
      if (event.ctrlKey || event.metaKey) {
        const keys = new Set(selection?.keys)
        if (!keys.delete(seat.key)) keys.add(seat.key)
        return setSelection(keys.size === 0 ? undefined : { keys, anchor: found.place })
      }
      setSelection(undefined)
      deeds.onOpen(seat, found.element, '')
    },
    onKeyDown,
  }
  /** False: nobody has been on a seat of the week yet. */
  const hasBegun = focus !== first
  return { focus, hasBegun, selection, select: setSelection, chosen, handlers }
}
