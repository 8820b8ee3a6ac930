import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Catalogue } from '#kit/catalogue.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '#app/messages/shell.de.ts'

/** Renders what undoes its steps; every call to the server gets the answer that `answer` gives to its input. */
export function renderWithUndo(
  content: ReactNode,
  catalogue: Partial<Catalogue>,
  answer: (path: string, input: unknown) => unknown,
) {
  const queries = createQueries()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', async (request: Request) => {
    const { json } = await request.json()
    return Response.json({ json: answer(new URL(request.url).pathname, json) })
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={catalogue}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>{content}</ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  return queries
}

export const pressUndo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
export const pressRedo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true })
export const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
