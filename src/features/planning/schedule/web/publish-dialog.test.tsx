// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { daysOfWeek, week } from '#kit/week.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { sessionOfKim } from '#test/sessions.ts'
import { words } from '#test/ui-words.ts'
import { pressButton } from '#test/undo-screen.tsx'
import { de as reachability } from '#features/messages/reachability/messages.de.ts'
import { de as planBoard } from '../board.de.ts'
import { de as schedule } from '../messages.de.ts'
import type { Plan, PlannedAssignment } from '../schema.ts'
import { PublishDialog } from './publish-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const w48 = week('2026-W48')
const sits = (fullName: string, seat: number): PlannedAssignment => ({
  id: fullName,
  date: day('2026-11-23'),
  shiftId: 'early',
  seat,
  profileId: fullName,
  fullName,
  isMain: false,
  state: 'draft',
  startTime: timeOfDay('08:00'),
  endTime: timeOfDay('16:00'),
  overriddenWarnings: [],
  overrideReason: null,
  isPinned: false,
})
const planOf = (version: number, ...names: readonly string[]): Plan => ({
  group: { id: 'luna', name: 'Luna', color: 'blue', chatterCount: 2 },
  week: w48,
  state: 'draft',
  version,
  shifts: [],
  assignments: names.map((name, index) => sits(name, index + 1)),
  notes: [],
  declined: [],
  weekHours: {},
  maxWeekHours: null,
})

it('keeps what it showed when others change the plan, says so, and publishes only the version that is shown', async () => {
  const published: unknown[] = []
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/schedule/publish')) return Response.json({ json: [] })
    published.push((await request.json()).json)
    return Response.json({ json: { state: 'published', version: 3 } })
  })
  const queries = createQueries()
  queries.setQueryData(sessionQuery.queryKey, sessionOfKim())
  const close = vi.fn()
  const dialog = (plan: Plan) => (
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ planBoard, reachability, schedule }}>
        <UiTextsProvider words={words}>
          <ToastProvider>
            <ConfirmProvider>
              <PublishDialog plan={plan} days={daysOfWeek(w48)} onClose={close} />
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(dialog(planOf(1, 'Anna')))
  const isOff = () => screen.getByRole('button', { name: 'Veröffentlichen' }).getAttribute('aria-disabled')
  expect(isOff()).toBeNull()
  rerender(dialog(planOf(2, 'Anna', 'Ben')))
  expect(screen.queryByText('Ben')).toBeNull()
  expect(isOff()).toBe('true')
  pressButton('Aktuellen Stand anzeigen')
  expect(screen.getByText('Ben')).toBeDefined()
  pressButton('Veröffentlichen')
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(published).toEqual([{ groupId: 'luna', week: w48, version: 2 }])
})
