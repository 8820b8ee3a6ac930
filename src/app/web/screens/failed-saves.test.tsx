// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'
import { de as planBoard } from '#features/planning/schedule/board.de.ts'
import { SeatNote } from '#features/planning/schedule/web/seat-note.tsx'
import { de as vacation } from '#features/planning/vacation/messages.de.ts'
import { RequestDialog } from '#features/planning/vacation/web/request-dialog.tsx'
import { de as scoreboard } from '#features/work/scoreboard/messages.de.ts'
import { scoreboardApi } from '#features/work/scoreboard/web/queries.ts'
import { RewardsDialog } from '#features/work/scoreboard/web/rewards-dialog.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { allToasts, LastToast } from '#test/last-toast.tsx'
import { de as shell } from '../../messages/shell.de.ts'

const rewards = {
  periods: ['2026-11', '2026-12'].map(month => ({ month, version: 1, isDefault: false, rewards: [] })),
}
const message = 'Die Notiz ist zu lang.'

beforeAll(() => import('#platform/web/ui/toaster.tsx'))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/rpc/scoreboard/rewards')) return Response.json({ json: rewards })
    throw new TypeError('no connection')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function show(children: ReactNode) {
  const queries = createQueries()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  queries.setQueryData(scoreboardApi.rewards.queryKey(), rewards)
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ planBoard, schedule, scoreboard, vacation }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>{children}</ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

const nothing = () => {}
const request = (
  <RequestDialog
    week={week('2026-W49')}
    shifts={[]}
    wishes={[{ dates: [day('2026-11-30')], shiftId: undefined }]}
    vacationDays={{ current: 0, max: 3 }}
    counted={new Set()}
    onSent={nothing}
    onClose={nothing}
  />
)

it.each([
  ['a vacation request that was not sent', request, vacation.request.send, vacation.request.failed],
  [
    'rewards that were not saved',
    <RewardsDialog key="rewards" onClose={nothing} />,
    scoreboard.rewards.save,
    scoreboard.rewards.saveFailed,
  ],
])('reports %s in a toast alone, not in the dialog as well', async (_, dialog, submit, failed) => {
  show(dialog)
  fireEvent.click(await screen.findByText(submit))
  await waitFor(() => expect(document.querySelector('.tells')?.textContent).toContain(failed))
  const form = document.querySelector('form')
  expect(form).not.toBeNull()
  expect(form?.textContent).not.toContain(failed)
})

it('reports a refused note at its field alone, not in a toast as well', async () => {
  const data = { complaints: [{ field: 'note', code: 'input.tooLong', message }] }
  const json = { defined: false, code: 'input.tooLong', status: 422, message, data }
  vi.stubGlobal('fetch', async () => Response.json({ json }, { status: 422 }))
  const seat = { date: day('2026-11-30'), shift: { id: 'early' }, number: 1 }
  show(
    <>
      <LastToast />
      <SeatNote groupId="luna" seat={seat} note="" isEditable />
    </>,
  )
  fireEvent.change(screen.getByLabelText(planBoard.note.label), { target: { value: 'Übergabe um 8' } })
  fireEvent.click(screen.getByRole('button', { name: planBoard.note.save }))
  await waitFor(() => expect(document.querySelector('form')?.textContent).toContain(message))
  expect(await allToasts()).not.toContain(message)
})
