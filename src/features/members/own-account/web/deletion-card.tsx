import { Suspense, useState } from 'react'
import { goToSignInAfter } from '#features/access/sign-in/web/farewell.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#platform/web/ui/button.tsx'

const DeleteAccountDialog = lazily(() => import('./deletion.tsx'), 'DeleteAccountDialog')
const ExportDataDialog = lazily(() => import('./taking.tsx'), 'ExportDataDialog')

/** For whoever has no settings: is locked, or belongs to no organisation. */
export function DeleteAccountCard() {
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
        {asked === 'take' && <ExportDataDialog onClose={close} />}
        {asked === 'delete' && <DeleteAccountDialog onClose={close} onDeleted={() => goToSignInAfter('deleted')} />}
      </Suspense>
    </div>
  )
}
