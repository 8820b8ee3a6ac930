import { Suspense, useState } from 'react'
import { goAfter } from '#features/access/sign-in/web/farewell.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#platform/web/ui/button.tsx'

const DeletionDialog = lazily(() => import('./deletion.tsx'), 'DeletionDialog')
const TakingDialog = lazily(() => import('./taking.tsx'), 'TakingDialog')

/** For whoever has no settings: is locked, or belongs to no organisation. */
export function DeletionCard() {
  const { data: texts } = useTexts('ownAccount')
  const [asked, ask] = useState<'take' | 'delete'>()
  const close = () => ask(undefined)
  return (
    <div className="flex flex-wrap gap-2 self-start">
      <Button variant="ghost" onClick={() => ask('take')}>
        {texts.take}
      </Button>
      <Button variant="ghost" onClick={() => ask('delete')}>
        {texts.remove}
      </Button>
      <Suspense>
        {asked === 'take' && <TakingDialog onClose={close} />}
        {asked === 'delete' && <DeletionDialog onClose={close} onDeleted={() => goAfter('deleted')} />}
      </Suspense>
    </div>
  )
}
