import { useEffect, useEffectEvent } from 'react'
import { shortcutKey } from '#platform/web/shortcut-key.ts'
import { isInModalOrField } from '#platform/web/elsewhere.ts'
import type { Edits } from './use-edits.ts'

/** Ctrl+Z and Ctrl+Shift+Z, wherever the focus is but in a window over the board; a field takes back its own typing. */
export function useUndoKeys({ undo, redo }: Pick<Edits, 'undo' | 'redo'>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || shortcutKey(event).toLowerCase() !== 'z') return
    if (isInModalOrField(event)) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
