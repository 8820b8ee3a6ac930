import { Keyboard } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { shortcutKey } from '#platform/web/shortcut-key.ts'
import { isInDialogOrField } from '#platform/web/elsewhere.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#platform/web/ui/button.tsx'

const PlanShortcutsDialog = lazily(() => import('./plan-keys.tsx'), 'PlanShortcutsDialog')

/** Says which keys there are; so does `?` wherever one is on the page, except where one types. */
export function ShortcutsButton({ isEditable }: { isEditable: boolean }) {
  const { keys } = useTexts('planBoard')
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== '?' || event.ctrlKey || event.metaKey) return
      if (isInDialogOrField(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button size="sm" variant="ghost" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        <Keyboard aria-hidden size={15} />
        {keys.show}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <PlanShortcutsDialog open={isOpen} isEditable={isEditable} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
