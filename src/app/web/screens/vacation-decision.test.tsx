// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { de as vacation } from '#features/planning/vacation/messages.de.ts'
import type { DecisionView } from '#features/planning/vacation/schema.ts'
import { DecisionDialog } from '#features/planning/vacation/web/decision-dialog.tsx'
import { vacationApi } from '#features/planning/vacation/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const view: DecisionView = {
  request: {
    id: 'july',
    profileId: 'kim',
    fullName: 'Kim Albers',
    role: 'chatter',
    weekStart: day('2026-11-23'),
    weekEnd: day('2026-11-29'),
    specificDates: [day('2026-11-24')],
    shiftId: null,
    shiftName: null,
    requestedDays: 1,
    currentLimit: 2,
    weekDays: 1,
    status: 'pending',
    reason: 'Umzug',
    adminResponse: null,
    responder: null,
    respondedAt: null,
    createdAt: '2026-11-20T09:00:00Z',
    version: 1,
  },
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
              <DecisionDialog
                requestId="july"
                timeZone="Europe/Berlin"
                onDone={() => {}}
                onClose={onClose}
                onOpen={() => {}}
              />
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
