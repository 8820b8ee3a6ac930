// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { boardOf, noFilters } from '../board.ts'
import { de as agencyWeek } from '../messages.de.ts'
import type { AgencyWeek } from '../schema.ts'
import { PhoneBoard } from './phone-board.tsx'

const standing: AgencyWeek = {
  week: week('2026-W48'),
  groups: [
    {
      id: 'luna',
      name: 'Luna',
      color: 'blue',
      chatterCount: 1,
      state: 'draft',
      version: 1,
      creators: [],
      platforms: [],
      tags: [],
      shifts: [{ at: 0, mainChatters: 0, isInForce: true }],
      main: [],
    },
  ],
  shifts: [
    {
      id: 'late',
      name: 'Spät',
      color: 'blue',
      startTime: timeOfDay('14:00'),
      endTime: timeOfDay('22:00'),
      isOvernight: false,
      changes: [
        { from: day('2026-11-26'), startTime: timeOfDay('18:00'), endTime: timeOfDay('02:00'), isOvernight: true },
      ],
    },
  ],
  people: [],
  seats: [],
  notes: [],
  declined: [],
  overrides: [],
  kept: [],
  mostWeekHours: null,
}

it.each([
  ['Wednesday', 2, 'Spät · 14:00–22:00'],
  ['Thursday, from which it has others', 3, 'Spät · 18:00–02:00 +1'],
])('names the times that a shift has on its day: %s', (_, at, said) => {
  const { unmount } = render(
    <I18nProvider language="de" catalogue={{ agencyWeek, schedule }}>
      <PhoneBoard
        groups={boardOf(standing)}
        day={at}
        filters={noFilters}
        isGap={() => true}
        openKey={undefined}
        couldWork={new Map()}
        onOpen={() => {}}
      />
    </I18nProvider>,
  )
  expect(screen.getByText(said)).toBeDefined()
  unmount()
})
