// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { requestOfKim, sessionOfKim } from '#test/sessions.ts'
import { de as invitations } from '#features/access/invitations/messages.de.ts'
import { InvitationList } from '#features/access/invitations/web/invitation-list.tsx'
import { invitationsApi } from '#features/access/invitations/web/queries.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { de as permissions } from '#features/foundation/permissions/messages.de.ts'
import { de as availabilityRequests } from '#features/outreach/availability-requests/messages.de.ts'
import { UnansweredRequestNotice } from '#features/outreach/availability-requests/web/own-request.tsx'
import { requestsApi } from '#features/outreach/availability-requests/web/queries.ts'
import { de as vacation } from '#features/planning/vacation/messages.de.ts'
import { VacationBoardWidget } from '#features/planning/vacation/web/board.tsx'
import { MyRequestsWidget } from '#features/planning/vacation/web/my-requests.tsx'
import { requestPagesQuery } from '#features/planning/vacation/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

afterEach(() => void vi.unstubAllGlobals())

const catalogue = { vacation, permissions, invitations, availabilityRequests }

/** No call is answered: the test sets what the lists have read. */
function show(list: ReactNode) {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const queries = createQueries()
  queries.setQueryData(sessionQuery.queryKey, sessionOfKim())
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={catalogue}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>{list}</ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  return queries
}

it.each([
  ['board', <VacationBoardWidget key="1" decides />],
  ['mine', <MyRequestsWidget key="2" />],
] as const)(
  'leaves a decided vacation request in its place until the other list is opened: %s',
  async (list, widget) => {
    const queries = show(widget)
    const { queryKey } = requestPagesQuery(list, 'open')
    const read = (requests: (typeof requestOfKim)[]) => {
      const page = { requests, next: null, total: requests.length }
      queries.setQueryData(queryKey, { pages: [page], pageParams: [undefined] })
    }
    read([requestOfKim])
    await screen.findByText(vacation.statuses.pending, { selector: 'li *' })
    read([])
    await screen.findByText(vacation.board.gone)
    expect(screen.queryByText(vacation.statuses.pending, { selector: 'li *' })).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    read([requestOfKim])
    await screen.findByText(vacation.statuses.pending, { selector: 'li *' })
  },
)

const [createdAt, expiresAt] = ['2026-11-20T09:00:00Z', '2026-11-27T09:00:00Z']
const invited = { id: 'a', email: 'mila@example.test', role: 'chatter', inviterName: 'Kim Albers' } as const
const facts = { proposedName: 'Mila Sand', groups: ['Team Luna'] }
const invitation = { ...invited, ...facts, createdAt, expiresAt, isExpired: false }

it('asks before it sends an invitation again, which ends the earlier links', async () => {
  const queries = show(<InvitationList />)
  queries.setQueryData(invitationsApi.list.queryOptions().queryKey, [invitation])
  await userEvent.click(await screen.findByRole('button', { name: invitations.list.more(invited.email) }))
  fireEvent.click(await screen.findByRole('menuitem', { name: invitations.list.resend }))
  const question = await screen.findByRole('alertdialog', { name: invitations.list.resendTitle(invited.email) })
  expect(queries.isMutating()).toBe(0)
  fireEvent.click(within(question).getByRole('button', { name: invitations.list.resend }))
  await waitFor(() => expect(queries.isMutating()).toBe(1))
})

it('leaves an invitation that was accepted in its place, without its menu', async () => {
  const queries = show(<InvitationList />)
  const { queryKey } = invitationsApi.list.queryOptions()
  queries.setQueryData(queryKey, [invitation])
  await screen.findByRole('button', { name: invitations.list.more(invited.email) })
  queries.setQueryData(queryKey, [])
  await screen.findByText(invitations.list.gone)
  expect(screen.getByText(facts.proposedName)).toBeDefined()
  expect(screen.getByText(/mila@example\.test · .* · Team Luna · /)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('leaves an answered request for availability in its place, without its answer', async () => {
  const queries = show(<UnansweredRequestNotice onOpen={() => {}} />)
  const { queryKey } = requestsApi.mine.queryOptions()
  const asked = { id: 'a', startDate: day('2026-11-23'), endDate: day('2026-11-29'), week: '2026-W48' }
  const none = () => screen.queryByRole('button', { name: availabilityRequests.own.none })
  queries.setQueryData(queryKey, [asked])
  await waitFor(() => expect(none()).not.toBeNull())
  queries.setQueryData(queryKey, [])
  await screen.findByText(availabilityRequests.own.answered)
  expect(none()).toBeNull()
})

it('offers to undo “no availability” in its place', async () => {
  const queries = show(<UnansweredRequestNotice onOpen={() => {}} />)
  const { queryKey } = requestsApi.mine.queryOptions()
  const asked = { id: 'a', startDate: day('2026-11-23'), endDate: day('2026-11-29'), week: '2026-W48' }
  queries.setQueryData(queryKey, [asked])
  const calls: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = new URL(request.url).pathname
    calls.push(call)
    return Response.json({ json: call.endsWith('/mine') ? [] : {} })
  })
  fireEvent.click(await screen.findByRole('button', { name: availabilityRequests.own.none }))
  const row = await screen.findByText(availabilityRequests.own.none, { selector: '[role=status]' })
  await userEvent.click(within(row.parentElement!).getByRole('button', { name: availabilityRequests.own.undo }))
  await waitFor(() => expect(calls).toContain('/api/rpc/availabilityRequests/undoNone'))
})
