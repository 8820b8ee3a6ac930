import { type RefObject, useEffect, useRef } from 'react'

/** What is let go over a seat: who was on another one, or somebody of the list at the side. */
export interface SeatDrops {
  readonly onSeat: (fromKey: string, toKey: string) => void
  readonly onPerson: (profileId: string, toKey: string) => void
  /** From a free seat over others: the keys within the frame. */
  readonly onFrame: (keys: ReadonlySet<string>) => void
}

export const seatType = 'application/x-staffel-seat'
export const personType = 'application/x-staffel-person'

const seatOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-seat]')) || undefined

/**
 * One pair of ears for thousands of seats: people are dragged from seat to seat, people of the side onto one, and from a free
 * seat a frame is drawn over others.
 */
export function useSeatDrag(board: RefObject<HTMLElement | null>, drops: SeatDrops | undefined): void {
  const latest = useRef(drops)
  useEffect(() => {
    latest.current = drops
  })
  const isEditable = drops !== undefined
  useEffect(() => {
    const grid = board.current
    if (!grid || !isEditable) return undefined
    const stop = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      grid.addEventListener(kind, hear, { signal: stop.signal })
    on('dragstart', ({ target, dataTransfer }) => {
      const key = seatOf(target)?.dataset['seat']
      if (key !== undefined) dataTransfer?.setData(seatType, key)
    })
    hearDrops(grid, 'seat', stop.signal, () => latest.current)
    drawFrames(grid, stop.signal, keys => latest.current?.onFrame(keys))
    return () => stop.abort()
  }, [board, isEditable])
}

/** The same over a list of gaps, each of which names its seat. */
export function useOpenSeatDrops(list: RefObject<HTMLElement | null>, drops: SeatDrops): void {
  const latest = useRef(drops)
  useEffect(() => {
    latest.current = drops
  })
  useEffect(() => {
    const stop = new AbortController()
    if (list.current) hearDrops(list.current, 'gap', stop.signal, () => latest.current)
    return () => stop.abort()
  }, [list])
}

/** `name`: of the attribute with the key of the seat that something is let go over. */
function hearDrops(
  area: HTMLElement,
  name: 'seat' | 'gap',
  signal: AbortSignal,
  drops: () => SeatDrops | undefined,
): void {
  const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void) =>
    area.addEventListener(kind, hear, { signal })
  const partOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null
  let over: HTMLElement | undefined
  const leave = () => {
    over?.removeAttribute('data-over')
    over = undefined
  }
  signal.addEventListener('abort', leave)
  on('dragover', event => {
    const types = event.dataTransfer?.types ?? []
    const part = partOf(event.target)
    if (!part || !(types.includes(seatType) || types.includes(personType))) return leave()
    event.preventDefault()
    if (over === part) return
    leave()
    over = part
    part.setAttribute('data-over', '')
  })
  on('dragleave', event => {
    if (!(event.relatedTarget instanceof Node) || !area.contains(event.relatedTarget)) leave()
  })
  on('drop', event => {
    const to = partOf(event.target)?.dataset[name]
    leave()
    if (to === undefined) return
    event.preventDefault()
    const from = event.dataTransfer?.getData(seatType)
    const person = event.dataTransfer?.getData(personType)
    if (from && from !== to) drops()?.onSeat(from, to)
    else if (person) drops()?.onPerson(person, to)
  })
}

const minDrag = 6

/** With the mouse, from a seat that has nobody to drag. */
function drawFrames(grid: HTMLElement, signal: AbortSignal, onFrame: (keys: ReadonlySet<string>) => void): void {
  grid.addEventListener(
    'pointerdown',
    start => {
      const seat = seatOf(start.target)
      if (start.pointerType !== 'mouse' || start.button !== 0 || start.shiftKey || !seat || seat.draggable) return
      const frame = document.createElement('div')
      frame.className = 'pointer-events-none fixed z-30 rounded-[4px] border border-accent bg-accent/10'
      const ended = new AbortController()
      const boxTo = ({ clientX, clientY }: PointerEvent) => ({
        left: Math.min(start.clientX, clientX),
        top: Math.min(start.clientY, clientY),
        right: Math.max(start.clientX, clientX),
        bottom: Math.max(start.clientY, clientY),
      })
      window.addEventListener(
        'pointermove',
        event => {
          const box = boxTo(event)
          if (!frame.isConnected && box.right - box.left + box.bottom - box.top < minDrag) return
          if (!frame.isConnected) document.body.append(frame)
          Object.assign(frame.style, {
            left: `${box.left}px`,
            top: `${box.top}px`,
            width: `${box.right - box.left}px`,
            height: `${box.bottom - box.top}px`,
          })
        },
        { signal: ended.signal },
      )
      window.addEventListener(
        'pointerup',
        event => {
          ended.abort()
          if (!frame.isConnected) return
          frame.remove()
          const box = boxTo(event)
          const keys = [...grid.querySelectorAll<HTMLElement>('[data-seat]')].flatMap(element => {
            const at = element.getBoundingClientRect()
            const isIn = at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top
            return isIn ? (element.dataset['seat'] ?? []) : []
          })
          // the click that follows would open the seat
          const click = new AbortController()
          window.addEventListener('click', each => each.stopPropagation(), { capture: true, signal: click.signal })
          setTimeout(() => click.abort(), 0)
          onFrame(new Set(keys))
        },
        { signal: ended.signal },
      )
    },
    { signal },
  )
}
