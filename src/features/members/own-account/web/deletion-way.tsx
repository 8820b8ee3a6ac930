import { Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#platform/web/ui/button.tsx'

const DeletionDialog = lazily(() => import('./deletion.tsx'), 'DeletionDialog')

/** For whoever has no settings: is locked, or belongs to no organisation. */
export function DeletionWay() {
  const { data: texts } = useTexts('ownAccount')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" className="self-start" onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      <Suspense>
        {isOpen && <DeletionDialog onClose={() => setOpen(false)} onDeleted={() => location.assign('/login')} />}
      </Suspense>
    </>
  )
}
