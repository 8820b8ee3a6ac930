// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import type { SessionView } from '#features/access/sign-in/contract.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { de as dashboard } from '#features/home/dashboard/messages.de.ts'
import { de as market } from '#features/planning/market/messages.de.ts'
import { de as attendance } from '#features/work/attendance/messages.de.ts'
import type { OwnDuty } from '#features/work/attendance/schema.ts'
import type { NextShift } from '#features/planning/own-shifts/schema.ts'
import { nextQuery } from '#features/planning/own-shifts/web/queries.ts'
import { de as ownShifts } from '#features/planning/own-shifts/messages.de.ts'
import { ownDutyQuery } from '#features/work/attendance/web/queries.ts'
import { de as handover } from '#features/work/handover/messages.de.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { sessionOfKim } from '#test/sessions.ts'
import { de as nav } from '../../messages/nav.de.ts'
import { de as shell } from '../../messages/shell.de.ts'
import { DashboardScreen } from './dashboard.tsx'

// jsdom lays nothing out
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// what comes when it is needed is there in time
beforeAll(() => import('./duty-widget.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now.epochMilliseconds })
  vi.stubGlobal('ResizeObserver', Unmoved)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Kim, where people check in or do not. */
const kim = (attendanceEnabled: boolean) =>
  sessionOfKim({ permissions: ['dashboard_widgets', 'page_shifts'], attendanceEnabled })

const now = Temporal.Instant.from('2026-11-23T08:00:00Z')
const from = (hours: number) => now.add({ hours }).toString()
/** A shift that began an hour ago. */
const duty = (checkedInAt: string | null): OwnDuty => ({
  now: now.toString(),
  parts: [
    {
      assignmentId: 'early',
      groupId: 'luna',
      groupName: 'Luna Park',
      date: day('2026-11-23'),
      shiftId: 'early',
      shiftName: 'Früh',
      seat: 1,
      startTime: timeOfDay('08:00'),
      endTime: timeOfDay('16:00'),
      startsAt: from(-1),
      endsAt: from(7),
      standing: checkedInAt === null ? 'late' : 'on',
      checkedInAt,
      checkedOutAt: null,
      ending: null,
      isLate: false,
      isMissing: false,
      leftEarly: false,
      color: 'blue',
      own: null,
      opensAt: from(-1),
      earlyBefore: from(6),
      resumableUntil: null,
      before: [],
      beside: [],
      after: [],
    },
  ],
})

function show(session: SessionView, own: OwnDuty, queries = createQueries()) {
  queries.setQueryData(sessionQuery.queryKey, session)
  queries.setQueryData(ownDutyQuery.queryKey, own)
  const router = createRouter({
    routeTree: createRootRoute({ component: DashboardScreen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { loadTexts: async () => {} },
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ attendance, dashboard, handover, market, nav, ownShifts, shell }}>
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
}

const { own: texts } = attendance
const card = () => screen.queryByRole('heading', { name: texts.title })
/** Whoever works seats finds it on every dashboard. */
const whole = () => screen.findByRole('heading', { name: market.own.open })

it('lets whoever is at work end it where nobody checks in any more', async () => {
  show(kim(false), duty(from(-1)))
  expect(await screen.findByRole('button', { name: texts.checkOut })).toBeDefined()
})

it.each([
  ['has nothing to do', null],
  ['has a shift that has been read before it was switched off', duty(null)],
])('keeps no place for checking in where nobody does, for whoever %s', async (_, own) => {
  show(kim(false), own)
  await whole()
  expect(card()).toBeNull()
})

it('offers to check in where people do', async () => {
  show(kim(true), duty(null))
  expect(await screen.findByRole('button', { name: texts.checkIn })).toBeDefined()
})

/** A shift of Kim's on each of these days. */
const shiftsOn = (states: readonly NextShift['status'][]) =>
  states.map((status, at) => {
    const date = day(`2026-11-${24 + at}`)
    const shift: NextShift = {
      assignmentId: `shift-${at}`,
      name: 'Früh',
      date,
      startTime: timeOfDay('08:00'),
      endTime: timeOfDay('16:00'),
      isOvernight: false,
      own: null,
      startsAt: `${date}T07:00:00Z`,
      endsAt: `${date}T15:00:00Z`,
      status,
      groupName: 'Luna',
      color: 'yellow',
      note: null,
    }
    return { date, shifts: [shift] }
  })

it.each([
  [['assigned', 'confirmed', 'assigned'], ownShifts.next.confirmAllShifts(2)],
  [['assigned', 'confirmed'], undefined],
] as const)('offers to confirm all shifts at once where several are open: %j', async (states, name) => {
  const queries = createQueries()
  queries.setQueryData(nextQuery.queryKey, shiftsOn(states))
  show(sessionOfKim({ permissions: ['dashboard_widgets', 'page_shifts', 'widget_next_shift'] }), null, queries)
  await screen.findByRole('heading', { name: ownShifts.next.title })
  expect(screen.queryByRole('button', { name: /^Alle bestätigen/ })?.ariaLabel ?? undefined).toBe(name)
})

it('keeps the open dialog of a shift, with what is typed there, when the shift leaves the list', async () => {
  const queries = createQueries()
  queries.setQueryData(nextQuery.queryKey, shiftsOn(['confirmed']))
  show(sessionOfKim({ permissions: ['dashboard_widgets', 'page_shifts', 'widget_next_shift'] }), null, queries)
  fireEvent.click(await screen.findByRole('button', { name: /^Aktionen:/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: market.own.give }))
  const note = await screen.findByRole('textbox', { name: market.give.note })
  fireEvent.change(note, { target: { value: 'Ich bin auf einer Hochzeit' } })
  act(() => void queries.setQueryData(nextQuery.queryKey, []))
  expect(await screen.findByText(ownShifts.next.empty)).toBeDefined()
  expect(screen.getByRole('textbox', { name: market.give.note })).toHaveProperty('value', 'Ich bin auf einer Hochzeit')
})
