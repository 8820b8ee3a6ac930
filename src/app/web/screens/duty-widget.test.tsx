// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { de as attendance } from '#features/work/attendance/messages.de.ts'
import type { DutyGroup, DutySeat, OwnDuty, OwnPart } from '#features/work/attendance/schema.ts'
import { dutyQuery, ownDutyQuery } from '#features/work/attendance/web/queries.ts'
import { de as handover } from '#features/work/handover/messages.de.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ZonesProvider } from '#platform/web/zones.tsx'
import { sessionOfKim } from '#test/sessions.ts'
import { timeSays } from '#test/shown-time.ts'
import { de as shell } from '../../messages/shell.de.ts'
import { DutyWidget } from './duty-widget.tsx'

/** 16:25 in Berlin, in a late shift until midnight. */
const now = Temporal.Instant.from('2026-11-23T15:25:00Z')
const from = (minutes: number) => now.add({ minutes }).toString()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now.epochMilliseconds })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shift = {
  groupId: 'luna',
  groupName: 'Luna Park',
  date: day('2026-11-23'),
  shiftId: 'late',
  shiftName: 'Spät',
  seat: 1,
  startTime: timeOfDay('16:00'),
  endTime: timeOfDay('00:00'),
  startsAt: from(-25),
  endsAt: from(455),
  checkedOutAt: null,
  ending: null,
  isLate: false,
  isMissing: false,
  leftEarly: false,
  color: 'blue',
} as const

const seat = (standing: DutySeat['standing'], more: Partial<DutySeat> = {}): DutySeat => ({
  ...shift,
  assignmentId: standing,
  standing,
  checkedInAt: null,
  person: null,
  isConfirmed: false,
  dueAt: shift.startsAt,
  askedAt: null,
  alarmedAt: null,
  coveredBy: null,
  ...more,
})

const part = (more: Partial<OwnPart> = {}): OwnPart => ({
  ...shift,
  assignmentId: 'now',
  standing: 'on',
  checkedInAt: shift.startsAt,
  own: null,
  opensAt: from(-40),
  earlyBefore: from(450),
  resumableUntil: null,
  before: [],
  beside: [],
  after: [],
  ...more,
})
const later = part({
  assignmentId: 'later',
  standing: 'ahead',
  checkedInAt: null,
  startsAt: from(600),
  endsAt: from(900),
})
const left = part({ standing: 'left_early', checkedOutAt: now.toString(), resumableUntil: from(5) })

async function show(parts: readonly OwnPart[], seats: readonly DutySeat[] = []) {
  const queries = createQueries()
  queries.setQueryData(sessionQuery.queryKey, sessionOfKim({ permissions: ['page_shifts', 'page_on_duty'] }))
  const ownDuty: OwnDuty = { now: now.toString(), parts: [...parts] }
  queries.setQueryData(ownDutyQuery.queryKey, ownDuty)
  const luna: DutyGroup = {
    groupId: 'luna',
    groupName: 'Luna Park',
    color: 'blue',
    now: [...seats],
    replaced: [],
    next: [seat('ahead', { startsAt: from(600) })],
  }
  queries.setQueryData(dutyQuery.queryKey, { now: now.toString(), changesAt: null, groups: [luna] })
  const router = createRouter({
    routeTree: createRootRoute({ component: DutyWidget }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { loadTexts: async () => {} },
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ attendance, handover, shell }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              <ZonesProvider zones={{ organizationZone: 'Europe/Berlin', ownZone: null }}>
                <RouterProvider router={router} />
              </ZonesProvider>
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: duty.title })
}
const { duty, own } = attendance

describe('the summary of who is on duty', () => {
  it('says that everybody is there where every member of a running shift is on duty', async () => {
    await show([], [seat('on')])
    screen.getByText(duty.fine)
  })

  it.each([
    ['without a running shift', [], duty.none],
    ['before a member has come', [seat('on'), seat('expected')], duty.awaited(1)],
    ['when members have checked out at the end', [seat('done')], duty.checkedOut(1)],
    ['after an early check-out', [seat('left_early', { checkedOutAt: now.toString() })], duty.heads.left],
    ['in a plan that is not published', [1, 2].map(n => seat('unpublished', { seat: n })), duty.heads.unpublished],
  ])('does not say so %s', async (_, seats, said) => {
    await show([], seats)
    screen.getByText(said)
    expect(screen.queryByText(duty.fine)).toBeNull()
  })
})

describe('the card of the own shift', () => {
  it('asks before an early check-out and says how much of the shift remains', async () => {
    await show([part()])
    fireEvent.click(screen.getByRole('button', { name: own.checkOut }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(handover.dialog.early('7 h 35 min'))
    dialog.getByRole('button', { name: handover.dialog.leaveEarly })
  })

  it('only checks out near the end of the shift', async () => {
    await show([part({ endsAt: from(4), earlyBefore: from(-1) })])
    fireEvent.click(screen.getByRole('button', { name: own.checkOut }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('button', { name: handover.dialog.checkOut })
    expect(dialog.queryByRole('status')).toBeNull()
  })

  it.each([
    ['alone', [left]],
    ['also when another shift follows', [left, later]],
  ])('offers to undo a check-out for as long as it can be undone, %s', async (_, parts) => {
    await show(parts)
    expect(screen.getByRole('button', { name: own.resume }).hasAttribute('data-consequence')).toBe(true)
    screen.getByText(timeSays(own.resumeUntil('16:30')))
  })

  it('no longer offers it after that', async () => {
    await show([part({ ...left, resumableUntil: now.toString() }), later])
    expect(screen.queryByRole('button', { name: own.resume })).toBeNull()
  })
})
