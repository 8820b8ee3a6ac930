import type { MouseEvent } from 'react'

/** For a button that cannot be pressed now. `disabled` would take the focus from whoever has just pressed it, and with it the keys. */
export const focusableDisabled = {
  'aria-disabled': true,
  onClick: (event: MouseEvent): void => {
    // nor is the form sent, which a key in one of its fields presses the button for
    event.preventDefault()
    event.stopPropagation()
  },
} as const
