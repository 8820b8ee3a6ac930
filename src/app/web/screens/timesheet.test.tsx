// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { de as attendance } from '#features/work/attendance/messages.de.ts'
import type { SheetLine, Timesheet } from '#features/work/attendance/schema.ts'
import { attendanceApi } from '#features/work/attendance/web/queries.ts'
import { de as scoreboard } from '#features/work/scoreboard/messages.de.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ZonesProvider } from '#platform/web/zones.tsx'
import { sessionOfKim } from '#test/sessions.ts'
import { timeSays } from '#test/shown-time.ts'
import { de as nav } from '../../messages/nav.de.ts'
import { de as shell } from '../../messages/shell.de.ts'
import { TimesheetScreen } from './timesheet.tsx'

const { sheet: texts, own } = attendance
const month = '2026-11'
/** A late shift that runs, from 16:00 to 02:00 in Berlin. */
const now = Temporal.Instant.from('2026-11-23T23:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now.epochMilliseconds })
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const running: SheetLine = {
  assignmentId: 'late',
  groupId: 'luna',
  groupName: 'Luna Park',
  date: day('2026-11-23'),
  shiftId: 'late',
  shiftName: 'Spät',
  seat: 1,
  startTime: timeOfDay('16:00'),
  endTime: timeOfDay('02:00'),
  startsAt: '2026-11-23T15:00:00Z',
  endsAt: '2026-11-24T01:00:00Z',
  standing: 'on',
  checkedInAt: '2026-11-23T15:16:00Z',
  checkedOutAt: null,
  ending: null,
  isLate: true,
  isMissing: true,
  leftEarly: false,
  basis: 'taps',
  isPlanned: true,
  worked: { start: '2026-11-23T15:16:00Z', end: now.toString() },
  minutes: 464,
  plannedMinutes: 600,
  isNight: false,
  correction: null,
  request: null,
}
/** A finished shift of the previous day. */
const over: SheetLine = {
  ...running,
  assignmentId: 'over',
  date: day('2026-11-22'),
  startsAt: '2026-11-22T15:00:00Z',
  endsAt: '2026-11-23T01:00:00Z',
  standing: 'done',
  ending: 'tap',
  checkedInAt: '2026-11-22T15:16:00Z',
  checkedOutAt: '2026-11-23T00:59:00Z',
  worked: { start: '2026-11-22T15:16:00Z', end: '2026-11-23T00:59:00Z' },
  minutes: 583,
}
const ahead: SheetLine = {
  ...running,
  assignmentId: 'ahead',
  date: day('2026-11-24'),
  startsAt: '2026-11-24T15:00:00Z',
  endsAt: '2026-11-25T01:00:00Z',
  standing: 'ahead',
  checkedInAt: null,
  isLate: false,
  isMissing: false,
  worked: null,
  minutes: 0,
}

async function show(lines: readonly SheetLine[], closedAt: string | null = null) {
  const queries = createQueries()
  const session = sessionOfKim({ permissions: ['page_shifts'], attendanceEnabled: true })
  queries.setQueryData(sessionQuery.queryKey, session)
  const sums = { planned: 0, worked: 0, shifts: 0, late: 0, missing: 0, leftEarly: 0, nights: 0, weekends: 0 }
  const sheet: Timesheet = { month, profileId: 'kim', fullName: 'Kim Albers', closedAt, sums, lines: [...lines] }
  queries.setQueryData(attendanceApi.ownSheet.queryKey({ input: { month } }), sheet)
  const root = createRootRoute()
  const inside = createRoute({ getParentRoute: () => root, id: 'inside' })
  const screenRoute = createRoute({
    getParentRoute: () => inside,
    path: '/timesheet',
    component: TimesheetScreen,
    validateSearch: (): { month?: string } => ({ month }),
  })
  const router = createRouter({
    routeTree: root.addChildren([inside.addChildren([screenRoute])]),
    history: createMemoryHistory({ initialEntries: ['/timesheet'] }),
    context: { loadTexts: async () => {} },
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ attendance, nav, scoreboard, shell }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ZonesProvider zones={{ organizationZone: 'Europe/Berlin', ownZone: null }}>
              <RouterProvider router={router} />
            </ZonesProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: texts.ownTitle })
}
const row = (time: string) => within(screen.getByText(timeSays(time)).closest('li') ?? document.body)

it('says until when a member was missing who came after all', async () => {
  await show([over])
  row('So., 22. Nov., 16:00–02:00 +1').getByText(timeSays(texts.line.worked('16:16–01:59 +1')))
  row('So., 22. Nov., 16:00–02:00 +1').getByText(timeSays(texts.line.missingUntil('16:16')))
  expect(screen.queryByText(texts.line.missing)).toBeNull()
})

it('says of a shift that runs since when, and not what it will have been', async () => {
  await show([running])
  row('Mo., 23. Nov., 16:00–02:00 +1').getByText(timeSays(own.since('16:16')))
  expect(screen.queryByText(timeSays(texts.line.worked('16:16–24:00')))).toBeNull()
})

it('shows no hours of a shift to come', async () => {
  await show([ahead])
  row('Di., 24. Nov., 16:00–02:00 +1').getByText('–')
  expect(row('Di., 24. Nov., 16:00–02:00 +1').queryByText('0 h')).toBeNull()
})

it('says of a shift over the end of the month how long it was', async () => {
  await show([{ ...over, minutes: 0 }])
  row('So., 22. Nov., 16:00–02:00 +1').getByText(texts.line.ofWhole('9:43 h'))
})

it('asks for a correction only beside a button for it', async () => {
  await show([over])
  screen.getByText(texts.ownSubtitle)
  screen.getByRole('button', { name: texts.ask })
})

it.each([
  ['while the shift runs', [running], null, texts.ownLater],
  ['where nothing is planned', [], null, texts.ownLater],
  ['in a closed month', [over], '2026-12-01T10:00:00Z', texts.ownClosed],
])('does not ask for a correction without a button, %s', async (_, lines, closedAt, said) => {
  await show(lines, closedAt)
  screen.getByText(said)
  expect(screen.queryByText(texts.ownSubtitle)).toBeNull()
  expect(screen.queryByRole('button', { name: texts.ask })).toBeNull()
})
