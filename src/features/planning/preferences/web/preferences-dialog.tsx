import { useEffect, useState } from 'react'
import { PersonPicker } from '#features/foundation/people/web/person-picker.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PreferencesEditor } from './preferences-editor.tsx'

/** How long the success banner stays, in milliseconds (docs/product/en/availability.md#preferences). */
const bannerTime = 3000

interface Props {
  readonly selfId: string
  /** Whose are shown first. */
  readonly profileId: string
  /** Owner and admin choose whose they see. */
  readonly choosesPerson: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function PreferencesDialog({ selfId, profileId, choosesPerson, open, onOpenChange }: Props) {
  const texts = useTexts('preferences')
  const [chosen, setChosen] = useState(profileId)
  const [savedAt, setSavedAt] = useState<number>()
  useEffect(() => {
    if (savedAt === undefined) return undefined
    const timer = setTimeout(() => setSavedAt(undefined), bannerTime)
    return () => clearTimeout(timer)
  }, [savedAt])
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
      <div className="flex flex-col gap-4">
        {choosesPerson && (
          <PersonPicker label={texts.person} own={texts.own} selfId={selfId} value={chosen} onChange={setChosen} />
        )}
        <PreferencesEditor
          key={chosen}
          profileId={chosen}
          afterExclusive="keep"
          onSaved={() => setSavedAt(Date.now())}
        />
        {savedAt !== undefined && <Notice kind="success">{texts.saved}</Notice>}
      </div>
    </Dialog>
  )
}
