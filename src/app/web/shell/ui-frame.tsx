import { lazy, type ReactNode, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiWordsProvider } from '#platform/web/ui/words.tsx'

// names what is there already: the first screen does not wait for it
const TooltipLayer = lazy(async () => ({ default: (await import('#platform/web/ui/tooltip-layer.tsx')).TooltipLayer }))

/** What controls need around them: their words, toasts, confirmations, tooltips. */
export function UiFrame({ children }: { children: ReactNode }) {
  return (
    <UiWordsProvider words={useTexts('shell').ui}>
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
      <Suspense>
        <TooltipLayer />
      </Suspense>
    </UiWordsProvider>
  )
}
