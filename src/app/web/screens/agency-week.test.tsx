// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addDays, type Day } from '#kit/day.ts'
import { addWeeks, mondayOf, week } from '#kit/week.ts'
import { de as shifts } from '#features/agency/shifts/messages.de.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { noFilters } from '#features/planning/agency-week/board-filters.ts'
import { de as agencyWeek } from '#features/planning/agency-week/messages.de.ts'
import type { AssignOutcome } from '#features/planning/agency-week/schema.ts'
import { CopyDialog } from '#features/planning/agency-week/web/copy-dialog.tsx'
import { openSeatsQuery, agencyWeekQuery } from '#features/planning/agency-week/web/queries.ts'
import { WeekBoard } from '#features/planning/agency-week/web/week-board.tsx'
import { de as planBoard } from '#features/planning/schedule/board.de.ts'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { agencyWeekOf, weekGroup } from '#test/agency-weeks.ts'
import { allToasts, LastToast } from '#test/last-toast.tsx'
import { sessionOfKim } from '#test/sessions.ts'
import { de as shell } from '../../messages/shell.de.ts'

// it is loaded with the first toast
beforeAll(() => import('#platform/web/ui/toaster.tsx'))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const { copy: texts, gaps } = agencyWeek
const from = week('2026-W48')

const next = agencyWeekOf({
  week: addWeeks(from, 1),
  groups: [
    weekGroup('luna', 'Luna', { state: 'published' }),
    weekGroup('nova', 'Nova'),
    weekGroup('kept', 'Solo', { state: 'published' }),
  ],
})

function show(children: ReactNode) {
  const queries = createQueries()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  queries.setQueryData(agencyWeekQuery(next.week).queryKey, next)
  queries.setQueryData(openSeatsQuery(from).queryKey, [])
  queries.setQueryData(sessionQuery.queryKey, sessionOfKim())
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ agencyWeek, planBoard, schedule, shifts }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>{children}</ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

const copyDialog = (onDone: (outcome: AssignOutcome) => void) => (
  <CopyDialog from={from} into={next.week} groupIds={['luna', 'nova']} onDone={onDone} onClose={() => {}} />
)

it('says of a copy which groups of the target are published, and that a reason is asked of nobody', async () => {
  show(copyDialog(() => {}))
  expect(await screen.findByText(texts.published('Luna'))).toBeDefined()
  expect(screen.getByLabelText(/optional/)).toBeDefined()
})

const seat = { groupId: 'luna', date: mondayOf(next.week), shiftId: 'early', seat: 1, profileId: 'kim' }
const notSeated = { ...seat, groupName: 'Luna', shiftName: 'Früh', fullName: 'Kim Albers', code: 'schedule.onVacation' }

it.each([
  ['no success message if no member was seated', { seats: [], left: [notSeated] }, false],
  ['a success message if there was nothing to copy', { seats: [], left: [] }, true],
])('copying a week shows %s', async (_, outcome, isShown) => {
  vi.stubGlobal('fetch', async () => Response.json({ json: outcome }))
  const onDone = vi.fn<(outcome: AssignOutcome) => void>()
  show(
    <>
      <LastToast />
      {copyDialog(onDone)}
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: texts.confirm }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect((await allToasts()).includes(texts.done(0))).toBe(isShown)
})

const board = (today: Day) => (
  <WeekBoard
    week={agencyWeekOf({ week: from })}
    today={today}
    timeZone="Europe/Berlin"
    isEditable
    view="groups"
    filters={noFilters}
    isLeaving={false}
    onFilters={() => {}}
    frame={tools => tools}
  />
)

it.each([
  ['that no open seat is to come if the week is over', 7, gaps.over],
  ['that every upcoming seat is filled on the last day of the week', 6, gaps.none],
])('says beside the board %s', async (_, days, text) => {
  show(board(addDays(mondayOf(from), days)))
  const list = await screen.findByRole('region', { name: gaps.title })
  expect(list.textContent).toContain(text)
})
