// @vitest-environment jsdom
import { renderHook, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import type { GroupRow } from '../contract.ts'
import { de as scheduleOverview } from '../messages.de.ts'
import { visibleSpan, weekPartsOf } from '../rules.ts'
import { GroupMonth } from './group-month.tsx'
import { useDayColumns } from './overview-grid.tsx'

// jsdom has no viewport in which elements could be seen
beforeEach(
  () =>
    void vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    ),
)

it('shows a calendar month: a row a week, and in each cell the enabled shifts with their counts', () => {
  const today = day('2026-11-21')
  const span = visibleSpan('month', today)
  const weeks = weekPartsOf(span)
  const shift = (id: string, isInForce: boolean) => ({
    id,
    name: id,
    startTime: timeOfDay('08:00'),
    endTime: timeOfDay('16:00'),
    isOvernight: false,
    color: 'yellow' as const,
    isInForce,
    changes: [],
  })
  const none = Array.from({ length: span.days }, () => 0)
  const row: GroupRow = {
    id: 'luna',
    name: 'Luna',
    color: 'blue',
    chatterCount: 2,
    shifts: [shift('Früh', true), shift('Spät', true), shift('Alt', false)],
    filled: [none.with(20, 1), none.with(20, 2), none.with(20, 1)],
    drafts: [none, none, none],
    isBegun: weeks.map(() => true),
    seats: [],
  }
  const { result } = renderHook(() => useDayColumns(span), {
    wrapper: ({ children }) => (
      <I18nProvider language="de" catalogue={{}}>
        {children}
      </I18nProvider>
    ),
  })
  render(
    <I18nProvider language="de" catalogue={{ scheduleOverview }}>
      <GroupMonth
        rows={[row]}
        columns={result.current}
        weeks={weeks}
        today={today}
        collapsed={new Set()}
        onToggle={() => {}}
        corner={undefined}
        onPlan={() => {}}
      />
    </I18nProvider>,
  )
  // the head, the name of the group, and six weeks
  expect(screen.getAllByRole('row')).toHaveLength(8)
  expect(screen.getAllByRole('rowheader').map(head => head.textContent)).toEqual(
    expect.arrayContaining(['KW 44', 'KW 45', 'KW 49']),
  )
  const cell = document.querySelector<HTMLElement>('[data-today]')
  if (!cell) throw new Error('no cell is today')
  const shown = [...cell.querySelectorAll('[data-shift]')].map(({ textContent }) => textContent)
  expect(shown).toEqual(['Früh1/2', 'Spät2/2'])
  expect(screen.getAllByRole('link')).toHaveLength(30)
})
