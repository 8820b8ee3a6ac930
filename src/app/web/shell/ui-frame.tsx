import { type ReactNode, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { OfflineBar } from '#platform/web/ui/offline-bar.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { lazily } from '#platform/web/lazily.ts'

// names what is there already: the first screen does not wait for it
const TooltipLayer = lazily(() => import('#platform/web/ui/tooltip-layer.tsx'), 'TooltipLayer')

/** What controls need around them: their words, toasts, confirmations, tooltips. */
export function UiProviders({ children }: { children: ReactNode }) {
  const texts = useTexts('shell')
  return (
    <UiTextsProvider words={texts.ui}>
      <OfflineBar text={texts.offline} />
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
      <Suspense>
        <TooltipLayer />
      </Suspense>
    </UiTextsProvider>
  )
}
