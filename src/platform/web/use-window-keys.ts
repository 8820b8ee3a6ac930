import { useEffect, useEffectEvent } from 'react'

/** Keys that work wherever the focus is, except where somebody types. */
export function useWindowKeys(deeds: Readonly<Record<string, () => void>>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=dialog]')
    if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented) deeds[event.key]?.()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
