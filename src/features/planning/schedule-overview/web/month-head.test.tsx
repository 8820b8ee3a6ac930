// @vitest-environment jsdom
import { renderHook, screen, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { de as scheduleOverview } from '../messages.de.ts'
import { weekPartsOf } from '../rules.ts'
import { MonthHead } from './month-head.tsx'
import { useDayColumns } from './overview-grid.tsx'

it('has the number alone for a week of two days, whose columns are too narrow for the label', () => {
  const saturday = day('2026-12-05')
  const span = { from: saturday, days: 31 }
  const { result } = renderHook(() => useDayColumns(span), {
    wrapper: ({ children }) => (
      <I18nProvider language="de" catalogue={{}}>
        {children}
      </I18nProvider>
    ),
  })
  render(
    <I18nProvider language="de" catalogue={{ scheduleOverview }}>
      <MonthHead columns={result.current} weeks={weekPartsOf(span)} today={saturday} label="" />
    </I18nProvider>,
  )
  expect(screen.getByText('49')).toBeDefined()
})
