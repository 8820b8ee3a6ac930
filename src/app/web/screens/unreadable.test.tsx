// @vitest-environment jsdom
import { QueryClientProvider, useIsFetching } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { de as imports } from '#features/access/imports/messages.de.ts'
import { ImportList } from '#features/access/imports/web/import-list.tsx'
import { de as invitations } from '#features/access/invitations/messages.de.ts'
import { InvitationList } from '#features/access/invitations/web/invitation-list.tsx'
import { MyInvitations } from '#features/access/invitations/web/my-invitations.tsx'
import { de as joinLinks } from '#features/access/join-links/messages.de.ts'
import { JoinLinkList } from '#features/access/join-links/web/link-list.tsx'
import { PersonPicker } from '#features/foundation/people/web/person-picker.tsx'
import { de as permissions } from '#features/foundation/permissions/messages.de.ts'
import { de as firstSteps } from '#features/members/first-steps/messages.de.ts'
import { TeamFirstSteps } from '#features/members/first-steps/web/team-steps.tsx'
import { de as discord } from '#features/messages/discord/messages.de.ts'
import { DiscordLinkSettings } from '#features/messages/discord/web/discord-link.tsx'
import { de as availabilityRequests } from '#features/outreach/availability-requests/messages.de.ts'
import { UnansweredRequestNotice } from '#features/outreach/availability-requests/web/own-request.tsx'
import { de as handover } from '#features/work/handover/messages.de.ts'
import { LatestHandoversError } from '#features/work/handover/web/latest-of-group.tsx'
import { ShiftHandovers } from '#features/work/handover/web/own-handover.tsx'
import { de as pay } from '#features/work/pay/messages.de.ts'
import { ExpectedPay } from '#features/work/pay/web/expected-pay.tsx'
import { de as scoreboard } from '#features/work/scoreboard/messages.de.ts'
import { scoreboardApi } from '#features/work/scoreboard/web/queries.ts'
import { RewardsDialog } from '#features/work/scoreboard/web/rewards-dialog.tsx'
import { day } from '#kit/day.ts'
import { CandidateList } from '#features/planning/candidates/web/candidate-list.tsx'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { de as shell } from '../../messages/shell.de.ts'

// jsdom has no window whose width could be asked for
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const catalogue = {
  imports,
  invitations,
  joinLinks,
  permissions,
  firstSteps,
  discord,
  availabilityRequests,
  handover,
  pay,
  schedule,
  scoreboard,
}

const part = { assignmentId: 'early', groupName: 'Luna Park' }

/** Renders a separator once the first queries have ended, in the same commit as their result. */
function AtRest() {
  const isReading = useIsFetching() > 0
  const [hasRead, setHasRead] = useState(false)
  if (isReading && !hasRead) setHasRead(true)
  return hasRead && !isReading ? <hr /> : null
}

function show(list: ReactNode) {
  const queries = createQueries()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={catalogue}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              {list}
              <AtRest />
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  return queries
}

it.each([
  ['invitations', <InvitationList key="1" />],
  ['imports', <ImportList key="2" />],
  ['links to join', <JoinLinkList key="3" />],
  ['first steps', <TeamFirstSteps key="4" />],
  ['one’s own invitations', <MyInvitations key="5" onJoined={() => {}} />],
  ['one’s link with Discord', <DiscordLinkSettings key="6" runsIt={false} />],
  ['what one is asked for', <UnansweredRequestNotice key="7" onOpen={() => {}} />],
  ['people', <PersonPicker key="8" label="Person" own="Ich" selfId="kim" value="kim" onChange={() => {}} />],
  ['what is handed over to one', <ShiftHandovers key="9" part={part} isIn={false} onWrite={() => {}} />],
  ['what the last shifts left', <LatestHandoversError key="10" />],
  ['what the next payday brings', <ExpectedPay key="11" />],
])('says that %s could not be read, where they would stand', async (_, list) => {
  vi.stubGlobal('fetch', async () => Response.json({ json: { code: 'input.bug' } }, { status: 500 }))
  show(list)
  expect(await screen.findByRole('button', { name: shell.ui.retry })).toBeDefined()
})

it('says of candidates that they could not be read, not that an assignment failed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ json: {} }, { status: 500 }))
  const seat = { date: day('2026-11-23'), shift: { id: 'early' } }
  show(<CandidateList groupId="luna" seat={seat} onChoose={() => {}} />)
  expect(await screen.findByText(shell.ui.loadFailed)).toBeDefined()
})

it('names without a connection what is not there, where nothing beside it does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(<UnansweredRequestNotice onOpen={() => {}} />)
  await screen.findByText(shell.ui.away)
  expect(screen.getByRole('heading', { name: availabilityRequests.own.title })).toBeDefined()
})

it('keeps the rewards that are being typed when they cannot be read again', async () => {
  const reward = {
    rank: 1,
    type: 'cash',
    cash_amount: 0,
    cash_currency: 'EUR',
    reward_text: '',
    title: '',
    description: '',
  }
  const rewards = [1, 2, 3].map(rank => ({ ...reward, rank }))
  const periods = ['2026-11', '2026-12'].map(month => ({ month, version: 1, rewards }))
  vi.stubGlobal('fetch', async () => Response.json({ json: { periods } }))
  const queries = show(<RewardsDialog onClose={() => {}} />)
  const title = () => document.querySelector<HTMLInputElement>('[name$=".title"]')
  await waitFor(() => expect(title()).not.toBeNull())
  fireEvent.change(title() ?? document.body, { target: { value: 'Mein Titel' } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await act(() => queries.refetchQueries({ queryKey: scoreboardApi.rewards.queryKey() }))
  expect(queries.getQueryState(scoreboardApi.rewards.queryKey())).toMatchObject({
    status: 'error',
    fetchStatus: 'idle',
  })
  expect(title()?.value).toBe('Mein Titel')
})

it.each([
  ['invitations', <InvitationList key="1" />],
  ['one’s own invitations', <MyInvitations key="2" onJoined={() => {}} />],
])('shows nothing where there are no %s', async (_, list) => {
  const fetched = vi.fn(async () => Response.json({ json: [] }))
  vi.stubGlobal('fetch', fetched)
  show(list)
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  await screen.findByRole('separator')
  expect(document.body.textContent).toBe('')
})
