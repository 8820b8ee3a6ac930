import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiWordsProvider } from '#platform/web/ui/words.tsx'

/** What controls need around them: their words, toasts, confirmations. */
export function UiFrame({ children }: { children: ReactNode }) {
  return (
    <UiWordsProvider words={useTexts('shell').ui}>
      <Tooltip.Provider delay={400}>
        <ToastProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </ToastProvider>
      </Tooltip.Provider>
    </UiWordsProvider>
  )
}
