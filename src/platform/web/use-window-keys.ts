import { useEffect, useEffectEvent } from 'react'

/** Keys that work wherever the focus is, except where somebody types. */
export function useWindowKeys(deeds: Readonly<Record<string, () => void>>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=dialog]')
    const deed = deeds[event.key]
    if (!deed || isTyping || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
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
