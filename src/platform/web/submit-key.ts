import { useEffect } from 'react'

/** Buttons that Ctrl+Enter presses outside of forms and windows say so. */
export const submitKeys = 'Control+Enter Meta+Enter'

const usable = ':not(:disabled):not([aria-disabled=true])'

/** Ctrl+Enter (Cmd+Enter) saves the form or window in which the focus is, or what the page offers to save. */
export function useSubmitKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.defaultPrevented || event.isComposing || event.repeat || !(event.target instanceof Element)) return
      const button = submitButtonFor(event.target)
      if (!button) return
      event.preventDefault()
      if (button.matches(usable)) button.click()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function submitButtonFor(place: Element): HTMLElement | null {
  const form = place.closest('form')
  if (form) return submitButtonOf(form)
  const dialog = place.closest('[role=dialog], [role=alertdialog]')
  const inside = dialog?.querySelector('form')
  if (inside) return submitButtonOf(inside)
  return (dialog ?? document).querySelector<HTMLElement>(`[aria-keyshortcuts="${submitKeys}"]`)
}

/** In a window it lies outside the form, and names it. */
const submitButtonOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('[type=submit]') ??
  (form.id === '' ? null : document.querySelector<HTMLElement>(`[type=submit][form="${CSS.escape(form.id)}"]`))
