// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { de as vacation } from '#features/planning/vacation/messages.de.ts'
import type { DecisionView } from '#features/planning/vacation/schema.ts'
import { DecisionDialog } from '#features/planning/vacation/web/decision-dialog.tsx'
import { vacationApi } from '#features/planning/vacation/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { requestOfKim } from '#test/sessions.ts'
import { de as shell } from '../../messages/shell.de.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const view: DecisionView = {
  request: requestOfKim,
  otherPending: [],
  whatIf: { seats: [], days: [], limit: 2 },
}

const renderDialog = (queries: QueryClient, onClose = () => {}) =>
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ vacation }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              <DecisionDialog requestId="july" onDone={() => {}} onClose={onClose} onOpen={() => {}} />
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )

it('closes without a decision', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ json: view }))
  const queries = createQueries()
  queries.setQueryData(vacationApi.find.queryOptions({ input: { id: 'july' } }).queryKey, view)
  const onClose = vi.fn<() => void>()
  renderDialog(queries, onClose)
  fireEvent.click(screen.getByRole('button', { name: shell.ui.close }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('offers no decision on a request that was withdrawn, though it was read before', async () => {
  const gone = { code: 'vacation.notFound', status: 404, message: 'Den Antrag gibt es nicht mehr.', defined: false }
  vi.stubGlobal('fetch', async () => Response.json({ json: gone }, { status: 404 }))
  const queries = createQueries()
  const { queryKey } = vacationApi.find.queryOptions({ input: { id: 'july' } })
  queries.setQueryData(queryKey, view)
  renderDialog(queries)
  const { moves, remove } = vacation.decision
  const approve = () => screen.queryByRole('button', { name: moves.approve })
  expect(approve()).not.toBeNull()
  await queries.refetchQueries({ queryKey })
  await screen.findByText(gone.message)
  expect(approve()).toBeNull()
  expect(screen.queryByRole('button', { name: remove })).toBeNull()
})

it('names what is wrong with the answer at its field', async () => {
  const message = 'Unsichtbare Steuerzeichen bitte entfernen.'
  const complaints = [{ field: 'response', code: 'input.characters', message }]
  const refused = { code: 'input.characters', status: 400, message, defined: false, data: { complaints } }
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.endsWith('/decide') ? Response.json({ json: refused }, { status: 400 }) : Response.json({ json: view }),
  )
  const queries = createQueries()
  const { queryKey } = vacationApi.find.queryOptions({ input: { id: 'july' } })
  queries.setQueryData(queryKey, view)
  renderDialog(queries)
  const { moves, response } = vacation.decision
  fireEvent.change(screen.getByRole('textbox', { name: response }), { target: { value: 'ok\u0007' } })
  fireEvent.click(screen.getByRole('button', { name: moves.approve }))
  const field = await screen.findByRole('textbox', { name: response, description: message })
  await waitFor(() => expect(document.activeElement).toBe(field))
})
