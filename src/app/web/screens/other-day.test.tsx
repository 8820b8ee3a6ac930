// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import type { Dashboard } from '#features/home/dashboard/contract.ts'
import { de as dashboard } from '#features/home/dashboard/messages.de.ts'
import { PaydayWidget } from '#features/home/dashboard/web/payday-widget.tsx'
import { paydayQuery } from '#features/home/dashboard/web/queries.ts'
import { de as availability } from '#features/planning/availability/messages.de.ts'
import { noteTool } from '#features/planning/availability/web/tools.ts'
import { OtherDayNote } from '#features/planning/availability/web/week-navigation.tsx'
import { type GridProps, useAvailabilityGrid } from '#features/planning/availability/web/use-grid.ts'
import { ReasonLine } from '#features/planning/candidates/web/reason-line.tsx'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'
import { de as todos } from '#features/work/todos/messages.de.ts'
import { TodoDialog } from '#features/work/todos/web/todo-dialog.tsx'
import { TodoDue } from '#features/work/todos/web/todo-due.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ZonesProvider } from '#platform/web/zones.tsx'
import { todoOfKim } from '#test/todos.ts'
import { de as nav } from '../../messages/nav.de.ts'
import { de as shell } from '../../messages/shell.de.ts'

const berlin = 'Europe/Berlin'
const manila = { organizationZone: berlin, ownZone: 'Asia/Manila' }
const today = day('2026-12-01')
const afterMidnight = Temporal.Instant.from('2026-12-01T18:00Z') // 19:00 in Berlin, 02:00 of December 2 in Manila
const sameDay = Temporal.Instant.from('2026-12-01T10:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(at: Temporal.Instant, content: ReactNode, zones = manila) {
  vi.setSystemTime(at.epochMilliseconds)
  const queries = createQueries()
  const payday: Dashboard['payday'] = { nextPayday: today }
  queries.setQueryData(paydayQuery.queryKey, payday)
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ availability, dashboard, nav, schedule, todos }}>
        <UiTextsProvider words={shell.ui}>
          <ConfirmProvider>
            <ZonesProvider zones={zones}>{content}</ZonesProvider>
          </ConfirmProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

it('calls a day of the organization “today” only while it is today for the reader as well', () => {
  show(sameDay, <TodoDue todo={todoOfKim()} />)
  expect(screen.getByText('Heute')).toBeDefined()
  cleanup()
  show(afterMidnight, <TodoDue todo={todoOfKim()} />)
  expect(screen.queryByText(/Heute/)).toBeNull()
  expect(screen.getByText('Di., 1. Dez. · Ortszeit Berlin')).toBeDefined()
})

it('calls the day of a time “today” by the clock on which the time is shown', () => {
  show(afterMidnight, <TodoDue todo={todoOfKim({ dueTime: timeOfDay('22:00') })} />)
  expect(screen.getByText(/Heute/).textContent).toBe('Heute, 05:00 Manila (Berlin Di 22:00)')
})

it('names the clock of the payday while the calendars differ', () => {
  show(sameDay, <PaydayWidget timeZone={berlin} />)
  expect(screen.getByText('Dienstag, 1. Dezember')).toBeDefined()
  cleanup()
  show(afterMidnight, <PaydayWidget timeZone={berlin} />)
  expect(screen.getByText('Dienstag, 1. Dezember · Ortszeit Berlin')).toBeDefined()
})

it('says where a member already works with the day on which that shift really begins', () => {
  const deepNight = {
    code: 'assigned_elsewhere',
    groupName: 'Luna',
    shiftName: 'Tiefnacht',
    date: today,
    startTime: timeOfDay('00:00'),
    endTime: timeOfDay('08:00'),
    startsAt: '2026-12-01T23:00:00Z',
    endsAt: '2026-12-02T07:00:00Z',
  } as const
  show(sameDay, <ReasonLine reason={deepNight} />)
  expect(screen.getByText(/Tiefnacht/).textContent).toBe(
    'Schon eingeteilt: Luna, Tiefnacht, Mi., 2. Dez., 07:00–15:00 Manila (Berlin 00:00–08:00, Nacht von Di)',
  )
})

const unmarked: Pick<GridProps, 'statusOf' | 'isEditable'> = { statusOf: () => 'none', isEditable: false }

it.each([
  ['the reader’s own week by their calendar', manila, '2026-12-02 after 2026-11-30,2026-12-01'],
  ['another member’s week by the organization’s', undefined, '2026-12-01 after 2026-11-30'],
])('marks today and what is over in %s', (_, zones, marked) => {
  function Days() {
    const { days, isToday, isPast } = useAvailabilityGrid(
      {
        week: week('2026-W49'),
        today,
        shifts: [],
        ...unmarked,
        noteOf: () => '',
        seatOf: () => undefined,
        wished: new Set(),
        tool: noteTool({ ...unmarked, today, enabledShiftIds: new Set(), isManager: false }, () => {}),
        zones,
        onNote: () => {},
        onHelp: () => {},
      },
      'daysDown',
    )
    return [days.filter(isToday), days.filter(isPast)].map(each => each.join()).join(' after ')
  }
  show(afterMidnight, <Days />)
  expect(screen.getByText(marked)).toBeDefined()
})

it('says above the own availability which day the organization has, while the calendars differ', () => {
  show(sameDay, <OtherDayNote />)
  expect(document.body.textContent).toBe('')
  cleanup()
  show(afterMidnight, <OtherDayNote />)
  expect(screen.getByText('In Berlin ist jetzt Di., 1. Dez.')).toBeDefined()
  cleanup()
  show(Temporal.Instant.from('2026-12-06T16:30Z'), <OtherDayNote />)
  expect(screen.getByText('In Berlin ist jetzt So., 6. Dez. (KW 49)')).toBeDefined()
})

it('takes and shows the due time of a todo on the reader’s clock, and sends it on the organization’s', async () => {
  const sent: unknown[] = []
  const todo = todoOfKim({ dueTime: timeOfDay('22:00') })
  show(sameDay, <TodoDialog todo={todo} profileId="kim" mayAssignOthers={false} onClose={() => {}} />)
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json())
    return Response.json({ json: {} })
  })
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const { dialog } = todos
  expect([field(dialog.dueDay).value, field(dialog.dueTime).value]).toEqual(['02.12.2026', '05:00'])
  expect(
    screen.getByText('Ortszeit Manila (Berlin Di 22:00). Ohne Uhrzeit: bis Ende des Tages in Berlin'),
  ).toBeDefined()
  fireEvent.change(field(dialog.dueTime), { target: { value: '20' } })
  fireEvent.blur(field(dialog.dueTime))
  fireEvent.click(screen.getByRole('button', { name: dialog.save }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ json: { dueDay: '2026-12-02', dueTime: '13:00' } }])
})

it.each([
  ['east of the organization with the member’s day', 'Asia/Manila', '2026-12-01T18:00Z', '02.12.2026'],
  [
    'west of the organization with its day, which is the later one',
    'America/Sao_Paulo',
    '2026-12-01T23:30Z',
    '02.12.2026',
  ],
])('starts a new todo %s', (_, ownZone, at, dueDay) => {
  const zones = { organizationZone: berlin, ownZone }
  const dialog = <TodoDialog todo={undefined} profileId="kim" mayAssignOthers={false} onClose={() => {}} />
  show(Temporal.Instant.from(at), dialog, zones)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: todos.dialog.dueDay }).value).toBe(dueDay)
})
