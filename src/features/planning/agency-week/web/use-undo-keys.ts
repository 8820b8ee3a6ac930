import { useEffect, useEffectEvent } from 'react'
import type { Edits } from './use-edits.ts'

/** Ctrl+Z and Ctrl+Shift+Z, wherever the focus is; a field takes back its own typing. */
export function useUndoKeys({ undo, redo }: Edits): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea')) return
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
