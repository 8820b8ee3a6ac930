import { useEffect, useEffectEvent } from 'react'
import { isInDialogOrField } from './elsewhere.ts'
import { shortcutKey } from './shortcut-key.ts'

/** Keys that work wherever the focus is, except where somebody types or a window is open. */
export function useKeyboardShortcuts(deeds: Readonly<Record<string, () => void>>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const deed = deeds[shortcutKey(event)]
    if (!deed || isInDialogOrField(event) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return
    // what it opens takes the focus before the letter arrives
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
