// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Language } from '#kit/catalogue.ts'
import { followEnglishOf } from '#kit/locale.ts'
import { de as spreadsheetsDe } from '#features/foundation/spreadsheets/messages.de.ts'
import { en as spreadsheetsEn } from '#features/foundation/spreadsheets/messages.en.ts'
import { de } from '#features/work/scoreboard/messages.de.ts'
import { en } from '#features/work/scoreboard/messages.en.ts'
import { UploadDialog } from '#features/work/scoreboard/web/upload-dialog.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

beforeEach(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
  followEnglishOf(['en-US'])
})

const scoreboard = { de, en }
const spreadsheets = { de: spreadsheetsDe, en: spreadsheetsEn }

/** The input of the preview that the server gets. */
async function askedToRead(language: Language): Promise<string> {
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('/uploads')) return Response.json({ json: { months: ['2026-11'], uploads: [] } })
    bodies.push(await request.text())
    return Response.json({ json: { code: 'INTERNAL_SERVER_ERROR', status: 500, message: '' } }, { status: 500 })
  })
  const catalogue = { scoreboard: scoreboard[language], spreadsheets: spreadsheets[language] }
  render(
    <QueryClientProvider client={createQueries()}>
      <I18nProvider language={language} catalogue={catalogue}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              <UploadDialog month={undefined} notice={() => undefined} onClose={() => {}} onSaved={() => {}} />
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  const file = new File(['Datum;Chatter;Umsatz\n03/07/2026;Kim;9\n'], 'july.csv', { type: 'text/csv' })
  fireEvent.change(await screen.findByLabelText(spreadsheets[language].file, { selector: 'input' }), {
    target: { files: [file] },
  })
  fireEvent.click(screen.getByRole('button', { name: scoreboard[language].upload.read }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  return bodies[0] ?? ''
}

it.each([
  ['en', 'en-US', 'monthFirst'],
  ['en', 'en-GB', 'dayFirst'],
  ['en', 'de-DE', 'monthFirst'],
  ['de', 'en-US', 'dayFirst'],
] as const)('assumes for a reader of "%s" with the browser language %s that dates are %s', async (...given) => {
  const [language, browser, order] = given
  followEnglishOf([browser])
  expect(await askedToRead(language)).toContain(`"dateOrder":"${order}"`)
})
