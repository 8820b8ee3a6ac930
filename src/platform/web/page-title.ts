import { useEffect } from 'react'

/** What the tab of the browser says. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Staffel`
  }, [title])
}
