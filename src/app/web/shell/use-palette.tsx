import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { lazily } from '#platform/web/lazily.ts'

// only who opens it needs it
const Palette = lazily(() => import('./palette.tsx'), 'Palette')

/** The palette, which Ctrl+K (⌘K) opens and closes anywhere behind the sign-in; and how else to open it. */
export function usePalette(): { readonly palette: ReactNode; readonly open: () => void } {
  const member = useMember()
  const { loadTexts } = useRouter().options.context
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      void loadTexts('palette').then(() => setOpen(open => !open))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [loadTexts])
  return {
    palette: <Suspense>{isOpen && <Palette member={member} onClose={() => setOpen(false)} />}</Suspense>,
    open: () => void loadTexts('palette').then(() => setOpen(true)),
  }
}
