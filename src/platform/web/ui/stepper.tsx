import { type PointerEvent, type ReactNode, useRef } from 'react'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly isDisabled: boolean
  readonly onStep: () => void
}

/** Milliseconds until a held button goes on by itself, and between its steps. */
const held = { after: 400, every: 60 }

/** A button beside a number, which goes on as long as it is held. The keys of the number do the same. */
export function Stepper({ label, icon, isDisabled, onStep }: Props) {
  const wasHeld = useRef(false)
  const hold = ({ currentTarget: button }: PointerEvent<HTMLButtonElement>) => {
    wasHeld.current = false
    let timer = setTimeout(again, held.after)
    function again() {
      // at its end or gone it is let go without a word
      if (button.disabled || !button.isConnected) return
      wasHeld.current = true
      button.click()
      timer = setTimeout(again, held.every)
    }
    const ended = new AbortController()
    const stop = () => {
      clearTimeout(timer)
      ended.abort()
    }
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, stop, ended)
    button.addEventListener('pointerleave', stop, ended)
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={isDisabled}
      // the focus stays where it is
      onMouseDown={event => event.preventDefault()}
      onPointerDown={hold}
      // letting go is a click as well, which counts none
      onClick={event => (event.detail === 0 || !wasHeld.current) && onStep()}
      className="flex w-9 touch-manipulation items-center justify-center text-text-2 -outline-offset-2 transition-colors duration-120 select-none hover:bg-hover hover:text-text disabled:pointer-events-none disabled:opacity-35 pointer-coarse:w-11"
    >
      {icon}
    </button>
  )
}
