// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { shiftKey } from '#features/planning/assignments/seat-key.ts'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { agencyWeekOf, inForce, weekGroup, weekShift } from '#test/agency-weeks.ts'
import { boardOf } from '../board.ts'
import { noFilters } from '../board-filters.ts'
import { de as agencyWeek } from '../messages.de.ts'
import type { AgencyWeek } from '../schema.ts'
import { PhoneBoard } from './phone-board.tsx'

const later = { startTime: timeOfDay('18:00'), endTime: timeOfDay('02:00'), isOvernight: true }
const standing = agencyWeekOf({
  groups: [weekGroup('luna', 'Luna', { shifts: inForce(0) })],
  shifts: [weekShift('late', 'Spät', '14:00', '22:00', { changes: [{ from: day('2026-11-26'), ...later }] })],
})

const show = (of: AgencyWeek, at: number, couldWork: ReadonlyMap<string, number> = new Map()) =>
  render(
    <I18nProvider language="de" catalogue={{ agencyWeek, schedule }}>
      <PhoneBoard
        groups={boardOf(of)}
        day={at}
        filters={noFilters}
        isGap={() => true}
        openKey={undefined}
        couldWork={couldWork}
        onOpen={() => {}}
      />
    </I18nProvider>,
  )

it.each([
  ['Wednesday', 2, '14:00–22:00'],
  ['Thursday, from which it has others', 3, '18:00–02:00 +1'],
])('names the times that a shift has on its day: %s', (_, at, said) => {
  const { unmount } = show(standing, at)
  expect(screen.getByText(said).parentElement?.textContent).toBe(`Spät · ${said}`)
  unmount()
})

it('names buttons by all that they show, for members who speak to them', () => {
  const main = agencyWeekOf({
    groups: [weekGroup('luna', 'Luna', { shifts: [{ at: 0, mainChatters: 1, isInForce: true }] })],
    shifts: [weekShift('late', 'Spät', '14:00', '22:00')],
  })
  show(main, 2, new Map([[shiftKey({ groupId: 'luna', date: day('2026-11-25'), shiftId: 'late' }), 3]]))
  expect(screen.getByRole('button', { name: /^Luna ?1 offen ?0 von 1 besetzt$/, expanded: true })).toBeDefined()
  const seat = screen.getByRole('button', { name: /: Offen, 3 Personen verfügbar, Hauptchatter gesucht$/ })
  expect(seat.textContent).toBe('Offen 3')
})
