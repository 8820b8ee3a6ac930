const controls = 'button, a, input, textarea, select'

let last: Element | null = null

/** What was pressed last, by mouse, finger or key; a button that works on it has lost the focus meanwhile. */
export const lastPressed = (): Element | null => (last?.isConnected ? last : null)

const note = ({ target }: Event) => {
  last = target instanceof Element ? target.closest(controls) : null
}

addEventListener('pointerdown', note, true)
addEventListener('keydown', note, true)
