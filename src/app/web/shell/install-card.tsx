import { AppWindow } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import {
  installOffer,
  installsByHomeScreen,
  isInstalled,
  showInstallPrompt,
  watchInstallOffer,
} from '#platform/web/install-offer.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'

/** Puts Staffel on the device where the browser can, and says how it is done elsewhere. */
export function InstallCard() {
  const { install: texts } = useTexts('app')
  const offer = useSyncExternalStore(watchInstallOffer, installOffer)
  const isHere = isInstalled()
  const how = installsByHomeScreen() ? texts.onApple : texts.byMenu
  return (
    <Card title={texts.title}>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <AppWindow aria-hidden size={18} className="shrink-0 text-text-3" />
        <div className="min-w-0 flex-[1_1_14rem] text-13 text-text-2">
          <p>{isHere ? texts.done : texts.text}</p>
          {!isHere && !offer && <p className="mt-1">{how}</p>}
        </div>
        {!isHere && offer && (
          <Button size="sm" variant="primary" onClick={() => void showInstallPrompt()}>
            {texts.add}
          </Button>
        )}
      </div>
    </Card>
  )
}
