// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mondayOf } from '#kit/week.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { de as availability } from '#features/planning/availability/messages.de.ts'
import { de as planBoard } from '#features/planning/schedule/board.de.ts'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'
import { de as shifts } from '#features/agency/shifts/messages.de.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { agencyWeekOf, inForce, weekGroup, weekShift } from '#test/agency-weeks.ts'
import { sessionOfKim } from '#test/sessions.ts'
import { de as shell } from '../../messages/shell.de.ts'
import { noFilters } from '#features/planning/agency-week/board-filters.ts'
import { de as agencyWeek } from '#features/planning/agency-week/messages.de.ts'
import type { AgencyWeek } from '#features/planning/agency-week/schema.ts'
import { WeekBoard } from '#features/planning/agency-week/web/week-board.tsx'

const week = agencyWeekOf({
  groups: [weekGroup('luna', 'Luna', { shifts: inForce(0) })],
  shifts: [weekShift('early', 'Früh', '08:00', '16:00')],
})

let calls: string[] = []
/** Shows another answer of the server. */
let change = (_: AgencyWeek) => {}
beforeEach(() => {
  calls = []
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(new URL(request.url).pathname)
    return new Promise(() => {})
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function showBoard(): Promise<HTMLElement> {
  const queries = createQueries()
  queries.setQueryData(sessionQuery.queryKey, sessionOfKim())
  const Page = () => {
    const [shown, setShown] = useState(week)
    change = setShown
    return (
      <WeekBoard
        week={shown}
        today={mondayOf(week.week)}
        timeZone="Europe/Berlin"
        isEditable
        view="groups"
        filters={noFilters}
        isLeaving={false}
        onFilters={() => {}}
        frame={tools => tools}
      />
    )
  }
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ agencyWeek, availability, planBoard, schedule, shifts }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              <RouterProvider router={router} />
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  const [first] = await vi.waitFor(() => {
    const seats = screen.getAllByRole('button', { name: /Luna.*Früh/ })
    expect(seats).toHaveLength(7)
    return seats
  })
  if (!first) throw new Error('the board has no seats')
  return first
}

const candidateCalls = () => calls.filter(path => path.endsWith('/schedule/candidates'))

it('opens a seat with every letter that was typed while the code of the popover was loading', async () => {
  const seat = await showBoard()
  fireEvent.focus(seat)
  // React keeps a part that suspends waiting until its `act` is awaited
  for (const key of ['m', 'a']) await act(async () => void fireEvent.keyDown(seat, { key }))
  await act(() => import('#features/planning/agency-week/web/windows.tsx'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const search = screen.getByRole('searchbox', { name: schedule.candidates.search })
  expect(search).toHaveProperty('value', 'ma')
})

it('reads the candidates of a seat once a planner is on it, not before', async () => {
  const seat = await showBoard()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(candidateCalls()).toEqual([])
  fireEvent.focus(seat)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(candidateCalls()).toHaveLength(1)
})

it('says so when the shift of an open seat is replaced by another member', async () => {
  await act(() => import('#platform/web/ui/toaster.tsx'))
  const seat = await showBoard()
  fireEvent.focus(seat)
  await act(async () => void fireEvent.keyDown(seat, { key: 'm' }))
  await act(() => import('#features/planning/agency-week/web/windows.tsx'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('searchbox', { name: schedule.candidates.search })).toBeDefined()
  await act(async () => change({ ...week, shifts: [weekShift('earlier', 'Früh', '06:00', '14:00')] }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('searchbox', { name: schedule.candidates.search })).toBeNull()
  expect(screen.getByText(planBoard.seatGone)).toBeDefined()
})
